import fc from 'fast-check';
import { expect, it } from 'vitest';
import { authenticationOf, senderCheck } from './authentication.ts';

const OURS = 'mail.localhost';
const BANK = 'service@bank.example';

/** Pieces from which a forger builds a verdict, and input that may break a parser. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['dmarc=pass header.from=bank.example', 'dkim=pass header.d=bank.example', 'dkim=pass header.i=@bank.example'],
    ...['spf=pass smtp.mailfrom=bank.example', 'envelope-from=x@bank.example', `${OURS};`, 'amazonses.com;', 'none'],
    ...[';', ' ', '\r\n ', '\t', '(', ')', '"', '\\', '@', '=', '/', '.', '@bank.example', 'é', '\u0000', '💥'],
  ),
  fc.string({ maxLength: 6 }),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const oneLine = text.map((words) => words.replace(/[\r\n]/g, ''));

/** A quoted local part, the only form that may contain any character (RFC 5321, 4.1.2: Quoted-string). */
const localPart = oneLine.map((words) => `"${words.replace(/["\\]/g, '\\$&')}"`);
/** A comment, with its parentheses escaped as RFC 5322, 3.2.2 requires. */
const comment = oneLine.map((words) => `(${words.replace(/[()\\]/g, '\\$&')})`);
/** Header fields that came with the message: anything, below what our server wrote. */
const cameWithIt = fc.array(
  fc.tuple(fc.constantFrom('Authentication-Results', 'X-SES-Virus-Verdict', 'From'), oneLine),
);

const verdictOf = (results: string, below: readonly (readonly [string, string])[], from: string) => {
  const head = [`Authentication-Results: ${results}`, ...below.map(([name, value]) => `${name}: ${value}`)];
  return senderCheck(authenticationOf(Buffer.from(`${head.join('\r\n')}\r\n\r\nhello`), OURS), from)?.verdict;
};

/** What our server writes about a mail: in SES's form and in RFC 8601's own, with the sender's words in it. */
const forms = (domain: string, result: string) =>
  fc
    .tuple(localPart, comment, fc.boolean())
    .map(([local, note, isSes]) =>
      isSes
        ? `amazonses.com;\r\n spf=${result} ${note} client-ip=192.0.2.1; envelope-from=${local}@${domain}; helo=${domain};\r\n` +
          ` dkim=${result} header.i=${local}@${domain}; dmarc=${result} header.from=${domain};`
        : `${OURS} 1; spf=${result} ${note} smtp.mailfrom=${local}@${domain}; dkim=${result} reason=${local}` +
          ` header.d=${domain}; dmarc=${result} ${note} header.from=${domain}`,
    );

it('nobody can make a mail from elsewhere verified, whatever they write into it', () => {
  const elsewhere = fc.constantFrom('evil.example', 'bank.example.evil.example', 'notbank.example', 'example');
  fc.assert(
    fc.property(
      elsewhere.chain((domain) => forms(domain, 'pass')),
      cameWithIt,
      (results, below) => {
        expect(verdictOf(results, below, BANK)).toBe('none');
      },
    ),
    { numRuns: 2000 },
  );
});

it('nobody can hide a failure', () => {
  fc.assert(
    fc.property(forms('bank.example', 'fail'), cameWithIt, (results, below) => {
      expect(verdictOf(results, below, BANK)).toBe('fail');
    }),
    { numRuns: 2000 },
  );
});

it('an authentic mail is verified, whatever is written into it', () => {
  fc.assert(
    fc.property(forms('bank.example', 'pass'), cameWithIt, (results, below) => {
      expect(verdictOf(results, below, BANK)).toBe('pass');
    }),
    { numRuns: 2000 },
  );
});

it('no text in the place of results throws, and parsing is fast', () => {
  fc.assert(fc.property(text, oneLine, (results, from) => void verdictOf(`${OURS}; ${results}`, [], from)));
  const long = ['(', '"', ' ', ';', 'dkim=pass header.i=', '@', '\\'].map((each) => each.repeat(50_000));
  for (const results of long) {
    const before = performance.now();
    verdictOf(`${OURS}; spf=pass smtp.mailfrom=${results}`, [], BANK);
    expect(performance.now() - before).toBeLessThan(1000);
  }
});
