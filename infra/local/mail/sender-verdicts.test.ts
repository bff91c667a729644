import { expect, it } from 'vitest';
import { takeVerdicts } from './sender-verdicts.ts';

const DOMAIN = 'mail.localhost';
const take = (text: string) => {
  const { message, verdicts } = takeVerdicts(Buffer.from(text, 'latin1'), DOMAIN);
  return { text: message.toString('latin1'), verdicts };
};

it('verdicts that a test states about the sender are removed from the message', () => {
  const head = 'From: a@b.example\r\nX-Local-Verdicts: spf=pass;\r\n dkim=pass header.d=b.example\r\nSubject: x\r\n';
  expect(take(`${head}\r\nhello\r\n`)).toEqual({
    text: 'From: a@b.example\r\nSubject: x\r\n\r\nhello\r\n',
    verdicts: 'spf=pass; dkim=pass header.d=b.example',
  });
});

it('results in our own name that came with a message are stripped, those of others stay', () => {
  const other = 'Authentication-Results: mx.example; spf=pass\r\n';
  const forged = 'Authentication-Results: MAIL.localhost;\r\n dkim=pass header.d=google.com\r\n';
  expect(take(`${forged}${other}Subject: x\r\n\r\nhi`)).toEqual({
    text: `${other}Subject: x\r\n\r\nhi`,
    verdicts: undefined,
  });
});

it('verdicts in a message’s body do not count', () => {
  const text = 'Subject: x\r\n\r\nX-Local-Verdicts: spf=pass\r\n\xff\r\n';
  expect(take(text)).toEqual({ text, verdicts: undefined });
});
