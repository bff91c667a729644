import { domainToASCII } from 'node:url';
import type { SenderCheck } from '#shared/mail/schema.ts';
import { type MethodResult, parseAuthenticationResults, serverOf } from './authentication-results.ts';
import { isAligned } from './is-aligned.ts';
import { type HeaderField, headOf } from './message-head.ts';

/** The authserv-id of SES in Authentication-Results (RFC 8601 2.2). */
const SES_ID = 'amazonses.com';

/** What the receiving server found out about a message's sender. */
export interface Authentication {
  /** The results of SPF, DKIM and DMARC, each with its domain. */
  readonly results: readonly MethodResult[];
  readonly hasVirus: boolean;
}

/**
 * Parses the topmost Authentication-Results, if it is our own server's, and SES's verdicts above it: what is below came
 * with the message, and anyone may have written it. Undefined when our server wrote nothing.
 */
export function authenticationOf(raw: Uint8Array, mailDomain: string): Authentication | undefined {
  const fields = headOf(raw);
  const at = fields.findIndex(({ name }) => name === 'authentication-results');
  const value = fields[at]?.value ?? '';
  if (![SES_ID, mailDomain.toLowerCase()].includes(serverOf(value))) return undefined;
  const hasVirus = verdictOf(fields.slice(0, at), 'x-ses-virus-verdict') === 'FAIL';
  return { results: parseAuthenticationResults(value), hasVirus };
}

function verdictOf(fields: readonly HeaderField[], name: string): string | undefined {
  return fields.find((field) => field.name === name)?.value.toUpperCase();
}

/**
 * Whether a method passed for the organisation of an address. A pass only says that its own domain handled the mail,
 * and anyone can have a domain; it counts if that is aligned with the address in From (RFC 7489, section 3.1).
 */
export function passedFor(address: string, method: string, { results }: Authentication): boolean {
  const sender = domainToASCII(address.slice(address.lastIndexOf('@') + 1).toLowerCase());
  return results.some(
    (each) =>
      each.method === method && each.result === 'pass' && each.domain !== undefined && isAligned(sender, each.domain),
  );
}

/** Whether a method found that the mail is forged. */
export function failed(method: string, { results }: Authentication): boolean {
  return results.some((each) => each.method === method && FAILURES[method]?.includes(each.result));
}

/** An SPF 'softfail' is its domain's own doubt, not a verdict. */
const FAILURES: Readonly<Record<string, readonly string[]>> = {
  spf: ['fail'],
  dkim: ['fail', 'permerror'],
  dmarc: ['fail'],
};

/**
 * What the traveller sees about a mail's sender. `from` is the address shown to them; undefined where it cannot be
 * verified, as in a forwarded mail, whose text anyone may have written.
 */
export function senderCheck(found: Authentication | undefined, from: string | undefined): SenderCheck | null {
  if (!found) return null;
  if (found.hasVirus) return { verdict: 'fail', why: 'A virus was found in this email.' };
  if (failed('dmarc', found)) {
    return { verdict: 'fail', why: 'It may not come from the sender it names: DMARC failed.' };
  }
  const isProved = from !== undefined && ['dmarc', 'dkim', 'spf'].some((method) => passedFor(from, method, found));
  if (isProved) return { verdict: 'pass', why: null };
  if (failed('dkim', found)) return { verdict: 'fail', why: 'Its signature does not hold: DKIM failed.' };
  if (failed('spf', found))
    return { verdict: 'fail', why: 'It was sent from a server its sender does not allow: SPF failed.' };
  return { verdict: 'none', why: null };
}
