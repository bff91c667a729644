import { describe, expect, it } from 'vitest';
import { authenticationOf, senderCheck } from './authentication.ts';

const OURS = 'mail.localhost';
const read = (...lines: string[]) => authenticationOf(Buffer.from(`${lines.join('\r\n')}\r\n\r\nhello`), OURS);
const check = (results: string, from: string | undefined = 'desk@hotel.example') =>
  senderCheck(read(`Authentication-Results: ${OURS}; ${results}`), from);

describe('authenticationOf', () => {
  it('parses the results that SES writes, folded and with comments', () => {
    const found = read(
      'X-SES-Spam-Verdict: PASS',
      'X-SES-Virus-Verdict: PASS',
      'Authentication-Results: amazonses.com;',
      ' spf=pass (spfCheck: domain of google.com designates 192.0.2.1) client-ip=192.0.2.1; envelope-from=x@google.com;',
      ' dkim=pass header.i=@google.com;',
      ' dmarc=pass header.from=google.com;',
      'From: x@google.com',
    );
    expect(found).toEqual({
      results: ['spf', 'dkim', 'dmarc'].map((method) => ({ method, result: 'pass', domain: 'google.com' })),
      hasVirus: false,
    });
  });

  it('only the topmost counts, and only when our receiving server wrote it', () => {
    const forged = 'Authentication-Results: amazonses.com; dmarc=pass header.from=hotel.example';
    expect(read(`Authentication-Results: ${OURS}; dmarc=fail`, forged)?.results).toMatchObject([{ result: 'fail' }]);
    expect(read('Authentication-Results: mx.evil.example; dkim=pass header.d=google.com', forged)).toBeUndefined();
    expect(read(`Authentication-Results: ${OURS}.evil.example; dmarc=pass`)).toBeUndefined();
    expect(read('Subject: x')).toBeUndefined();
  });

  it('a virus verdict counts above the results and not below', () => {
    const results = `Authentication-Results: ${OURS}; spf=none`;
    expect(read('X-SES-Virus-Verdict: FAIL', results)).toMatchObject({ hasVirus: true });
    expect(read(results, 'X-SES-Virus-Verdict: FAIL')).toMatchObject({ hasVirus: false });
  });
});

describe('senderCheck', () => {
  it.each([
    ['dmarc=pass header.from=hotel.example; spf=fail smtp.mailfrom=list.example', 'pass'],
    ['dkim=fail header.d=list.example; dkim=pass header.d=hotel.example', 'pass'],
    ['dkim=pass header.i=jo@mail.hotel.example; spf=fail smtp.mailfrom=a.example', 'pass'],
    ['spf=pass smtp.mailfrom=bounce@bounces.hotel.example', 'pass'],
    ['dmarc=fail header.from=hotel.example; spf=pass smtp.mailfrom=hotel.example', 'fail'],
    ['dmarc=pass header.from=hotel.example; dmarc=fail header.from=hotel.example', 'fail'],
    ['dkim=fail header.d=hotel.example', 'fail'],
    ['spf=fail smtp.mailfrom=hotel.example', 'fail'],
    ['spf=softfail smtp.mailfrom=hotel.example', 'none'],
    ['spf=none; dkim=none; dmarc=none', 'none'],
  ])('for a mail from a hotel, %s is reported as %s', (results, verdict) => {
    expect(check(results)).toMatchObject({ verdict });
  });

  it.each([
    'spf=pass smtp.mailfrom=evil.example; dkim=pass header.d=evil.example; dmarc=none header.from=hotel.example',
    'dmarc=pass header.from=evil.example; dkim=pass header.d=evil.example',
    'spf=pass; dkim=pass; dmarc=pass',
  ])('another domain’s pass proves nothing: %s', (results) => {
    expect(check(results)).toEqual({ verdict: 'none', why: null });
  });

  it('nothing passes for a sender who cannot be verified, and a failure is reported', () => {
    const found = read(`Authentication-Results: ${OURS}; dmarc=pass header.from=hotel.example`);
    expect(senderCheck(found, undefined)).toEqual({ verdict: 'none', why: null });
    expect(
      senderCheck({ results: [{ method: 'dmarc', result: 'fail', domain: undefined }], hasVirus: false }, undefined),
    ).toMatchObject({ verdict: 'fail' });
  });

  it('a sender in another script is verified by their domain’s ASCII form', () => {
    expect(check('dmarc=pass header.from=xn--bcher-kva.example', 'a@bücher.example')).toMatchObject({
      verdict: 'pass',
    });
  });

  it('a virus outweighs every pass', () => {
    const pass = [{ method: 'dmarc', result: 'pass', domain: 'hotel.example' }];
    expect(senderCheck({ results: pass, hasVirus: true }, 'desk@hotel.example')).toMatchObject({ verdict: 'fail' });
  });

  it('returns nothing when nothing was checked', () => {
    expect(senderCheck(undefined, 'desk@hotel.example')).toBeNull();
  });
});
