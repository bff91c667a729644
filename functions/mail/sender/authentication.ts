import { domainToASCII } from 'node:url';
import type { SenderCheck } from '#shared/mail/schema.ts';
import { type MethodResult, parseAuthenticationResults, serverOf } from './authentication-results.ts';
import { isAligned } from './is-aligned.ts';
import { type HeaderField, headOf } from './message-head.ts';

/** What SES writes as its own name in Authentication-Results (RFC 8601 2.2). */
const SES_ID = 'amazonses.com';

/** What whoever took the message in found out about its sender. */
export interface Authentication {
  /** The results of SPF, DKIM and DMARC, each of the domain it names. */
  readonly results: readonly MethodResult[];
  readonly hasVirus: boolean;
}

/**
 * Reads the topmost Authentication-Results, when it is that of our own server, and SES's verdicts above it: what stands
 * below came with the message, and anybody may have written it. Undefined when our server said nothing.
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
 * Whether a method passed for the organisation of an address. A pass says only that its own domain had to do with the
 * mail, which anybody has one of; it counts where that is aligned with the address in From (RFC 7489, section 3.1).
 */
export function passedFor(address: string, method: string, { results }: Authentication): boolean {
  const sender = domainToASCII(address.slice(address.lastIndexOf('@') + 1).toLowerCase());
  return results.some(
    (each) =>
      each.method === method && each.result === 'pass' && each.domain !== undefined && isAligned(sender, each.domain),
  );
}

/** Whether a method found that the mail is not what it says. */
export function failed(method: string, { results }: Authentication): boolean {
  return results.some((each) => each.method === method && FAILURES[method]?.includes(each.result));
}

/** 'softfail' of SPF is its domain's own doubt, and no verdict. */
const FAILURES: Readonly<Record<string, readonly string[]>> = {
  spf: ['fail'],
  dkim: ['fail', 'permerror'],
  dmarc: ['fail'],
};

/**
 * What the traveller is told of a mail's sender. `from` is the address that they are shown; undefined where it cannot be
 * proved, as in a forwarded mail, whose text anybody may have written.
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
