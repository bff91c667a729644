import { describe, expect, it } from 'vitest';
import { parseAuthenticationResults, serverOf } from './authentication-results.ts';

describe('parseAuthenticationResults', () => {
  it('parses what SES writes, with the semicolons inside its SPF result', () => {
    const value =
      'amazonses.com; spf=pass (spfCheck: domain of _spf.google.com designates 192.0.2.1; as permitted sender)' +
      ' client-ip=192.0.2.1; envelope-from=prvs=1=jo@Gmail.com; helo=mail.google.com;' +
      ' dkim=pass header.i=@gmail.com; dkim=fail header.i=@list.example; dmarc=pass header.from=gmail.com;';
    expect(serverOf(value)).toBe('amazonses.com');
    expect(parseAuthenticationResults(value)).toEqual([
      { method: 'spf', result: 'pass', domain: 'gmail.com' },
      { method: 'dkim', result: 'pass', domain: 'gmail.com' },
      { method: 'dkim', result: 'fail', domain: 'list.example' },
      { method: 'dmarc', result: 'pass', domain: 'gmail.com' },
    ]);
  });

  it('parses what else RFC 8601 allows: versions, whitespace, nested comments, reasons and other methods', () => {
    const value =
      'mx.example 1; spf = pass smtp.mailfrom=hotel.example; dkim/1=pass (a (good; key)) reason="all; well"' +
      ' header.d=hotel.example header.i="j; o"@desk.hotel.example; arc=none; none';
    expect(parseAuthenticationResults(value)).toEqual([
      { method: 'spf', result: 'pass', domain: 'hotel.example' },
      { method: 'dkim', result: 'pass', domain: 'hotel.example' },
      { method: 'arc', result: 'none', domain: undefined },
    ]);
  });

  it('a result without a domain has none', () => {
    expect(parseAuthenticationResults('mx.example; spf=pass; dkim=pass header.s=key; dmarc=pass')).toEqual(
      ['spf', 'dkim', 'dmarc'].map((method) => ({ method, result: 'pass', domain: undefined })),
    );
  });

  it.each([
    '"; dmarc=pass header.from=bank.example; x="@evil.example',
    '"\\"; dmarc=pass header.from=bank.example; \\""@evil.example',
    'jo(; dmarc=pass header.from=bank.example; )@evil.example',
    'jo(\\); dmarc=pass header.from=bank.example; )@evil.example',
  ])('the sender’s own words %s are not a result', (mailbox) => {
    const found = parseAuthenticationResults(`amazonses.com; spf=pass envelope-from=${mailbox}; helo=x; dmarc=fail`);
    expect(found.map(({ method, result }) => `${method}=${result}`)).toEqual(['spf=pass', 'dmarc=fail']);
  });

  it.each(['"', '(', '"\\"', '((a)'])('after %s without an end no pass counts, and a failure does', (open) => {
    const found = parseAuthenticationResults(
      `amazonses.com; spf=pass helo=${open}; dkim=pass header.d=a.example; dmarc=fail`,
    );
    expect(found.map(({ method, result }) => `${method}=${result}`)).toEqual(['dmarc=fail']);
  });
});
