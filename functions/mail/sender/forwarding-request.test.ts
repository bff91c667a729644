import { describe, expect, it } from 'vitest';
import { forwardingMail } from './forwarding-request.ts';

const GMAIL_TEXT = `anna@gmail.com has requested to automatically forward mail to your email
address trips-0123456789abcdefghij@mail.localhost.
Confirmation code: 304298959

To allow anna@gmail.com to automatically forward mail to your address,
please click the link below to confirm the request:

https://mail-settings.google.com/mail/vf-%5BANGjdJ8%5D-abc_DEF

If you click the link and it appears to be broken, please copy and paste it.`;
const GMAIL = {
  from: { address: 'forwarding-noreply@google.com' },
  subject: '(#304298959) Gmail Forwarding Confirmation - Receive Mail from anna@gmail.com',
  text: GMAIL_TEXT,
  forwardedBy: [],
};
const signed = (domain: string, dmarc = 'pass', dkim = 'pass') => ({
  results: [
    { method: 'dkim', result: dkim, domain },
    { method: 'dmarc', result: dmarc, domain },
  ],
  hasVirus: false,
});
const recognise = (mail: object, found = signed('google.com')) =>
  forwardingMail({ ...GMAIL, ...mail }, found, 'mail.localhost');

describe('forwardingMail', () => {
  it('returns code, link and mailbox of Gmail’s request', () => {
    expect(recognise({})).toEqual({
      kind: 'request',
      request: {
        provider: 'Gmail',
        mailbox: 'anna@gmail.com',
        code: '304298959',
        link: 'https://mail-settings.google.com/mail/vf-%5BANGjdJ8%5D-abc_DEF',
      },
    });
  });

  it.each([
    ['Outlook', 'account-security-noreply@accountprotection.microsoft.com', 'accountprotection.microsoft.com'],
    ['Yahoo', 'no-reply@cc.yahoo-inc.com', 'yahoo-inc.com'],
    ['iCloud', 'noreply@email.apple.com', 'email.apple.com'],
    ['Fastmail', 'forwarding@fastmailteam.com', 'fastmailteam.com'],
  ])('recognises %s by its own address', (provider, address, domain) => {
    const mail = {
      from: { address },
      subject: 'Verify your forwarding address',
      text: 'anna@home.example wants to forward mail to you. Your verification code is 482913.',
    };
    expect(recognise(mail, signed(domain))).toMatchObject({
      kind: 'request',
      request: { provider, code: '482913', link: null, mailbox: 'anna@home.example' },
    });
  });

  it('the same text from anyone else is not a request', () => {
    const others = ['forwarding-noreply@google.com.evil.example', 'x@gmail.com', 'help@outlook.com'];
    for (const address of [...others, 'no-reply@fastmail.com', 'invites@microsoft.com', 'noreply@icloud.com']) {
      expect(recognise({ from: { address } })).toBeUndefined();
    }
  });

  it('the link that rejects the forwarding is never returned', () => {
    const refusing = 'https://mail.google.com/mail/uf-%5BANGjdJ8%5D-abc_DEF';
    const accepting = 'https://mail-settings.google.com/mail/vf-%5BANGjdJ8%5D-abc_DEF';
    const text = (links: string) => `anna@gmail.com wants to forward mail. Confirmation code: 304298959\n${links}`;
    expect(recognise({ text: text(`${refusing}\n${accepting}`) })).toMatchObject({ request: { link: accepting } });
    expect(recognise({ text: text(refusing) })).toMatchObject({ request: { link: null } });
  });

  it('without the provider’s own signature it is unverified', () => {
    const unproved = { kind: 'unproved', provider: 'Gmail' };
    expect(recognise({}, signed('evil.example'))).toEqual(unproved);
    expect(recognise({}, signed('notgoogle.com'))).toEqual(unproved);
    expect(recognise({}, signed('google.com', 'fail'))).toEqual(unproved);
    expect(recognise({}, signed('google.com', 'pass', 'none'))).toEqual(unproved);
    expect(forwardingMail(GMAIL, undefined, 'mail.localhost')).toEqual(unproved);
  });

  it('a link to another host is never returned, and inside a forward there is no request', () => {
    for (const host of ['mail-settings.google.com.evil.example', 'google.com@evil.example', 'evil.example']) {
      const text = GMAIL_TEXT.replace('mail-settings.google.com', host);
      expect(recognise({ text })).toMatchObject({ request: { link: null } });
    }
    expect(recognise({ forwardedBy: [{ address: 'x@y.example' }] })).toBeUndefined();
  });

  it('other mail of a provider is not a request', () => {
    expect(recognise({ subject: 'New sign-in', text: 'Your code: 123456' })).toBeUndefined();
  });
});
