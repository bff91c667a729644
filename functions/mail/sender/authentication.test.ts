import { describe, expect, it } from 'vitest';
import { authenticationOf, senderCheck } from './authentication.ts';

const OURS = 'mail.localhost';
const read = (...lines: string[]) => authenticationOf(Buffer.from(`${lines.join('\r\n')}\r\n\r\nhello`), OURS);

describe('authenticationOf', () => {
  it('reads the results that SES writes, folded and with comments', () => {
    expect(
      read(
        'X-SES-Spam-Verdict: PASS',
        'X-SES-Virus-Verdict: PASS',
        'Authentication-Results: amazonses.com;',
        ' spf=pass (spfCheck: domain of _spf.google.com designates 1.2.3.4; as permitted) client-ip=1.2.3.4;',
        ' dkim=pass header.i=@google.com;',
        ' dmarc=pass header.from=google.com;',
        'From: x@google.com',
      ),
    ).toEqual({ spf: 'pass', dkim: 'pass', dmarc: 'pass', signedBy: 'google.com', hasVirus: false });
  });

  it('only the topmost counts, and only in the name of who took the mail in', () => {
    const forged = 'Authentication-Results: amazonses.com; dkim=pass header.d=google.com; dmarc=pass';
    expect(read(`Authentication-Results: ${OURS}; dkim=fail; dmarc=fail`, forged)).toMatchObject({
      dkim: 'fail',
      dmarc: 'fail',
      signedBy: undefined,
    });
    expect(read('Authentication-Results: mx.evil.example; dkim=pass header.d=google.com', forged)).toBeUndefined();
    expect(read('Subject: x')).toBeUndefined();
  });

  it('of several signatures the one that holds counts', () => {
    const results = 'dkim=fail header.d=list.example; dkim=pass header.d=shop.example';
    expect(read(`Authentication-Results: ${OURS}; ${results}`)).toMatchObject({
      dkim: 'pass',
      signedBy: 'shop.example',
    });
  });

  it('a virus verdict counts above the results and not below', () => {
    const results = `Authentication-Results: ${OURS}; spf=none`;
    expect(read('X-SES-Virus-Verdict: FAIL', results)).toMatchObject({ hasVirus: true });
    expect(read(results, 'X-SES-Virus-Verdict: FAIL')).toMatchObject({ hasVirus: false });
  });
});

describe('senderCheck', () => {
  const none = { spf: 'none', dkim: 'none', dmarc: 'none', signedBy: undefined, hasVirus: false };
  it.each([
    [{ dmarc: 'fail', spf: 'pass' }, 'fail'],
    [{ dmarc: 'pass', spf: 'fail' }, 'pass'],
    [{ dkim: 'pass', spf: 'fail' }, 'pass'],
    [{ dkim: 'fail' }, 'fail'],
    [{ spf: 'fail' }, 'fail'],
    [{ spf: 'softfail' }, 'none'],
    [{ spf: 'pass' }, 'pass'],
    [{}, 'none'],
    [{ hasVirus: true, dmarc: 'pass' }, 'fail'],
  ])('%o is told as %s', (found, verdict) => {
    expect(senderCheck({ ...none, ...found })).toMatchObject({ verdict });
  });

  it('says nothing where nobody looked', () => {
    expect(senderCheck(undefined)).toBeNull();
  });
});
