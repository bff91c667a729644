import type { SenderCheck } from '#shared/mail/schema.ts';
import { type HeaderField, headOf } from './message-head.ts';

/** What SES writes as its own name in Authentication-Results (RFC 8601 2.2). */
const SES_ID = 'amazonses.com';

/** What whoever took the message in found out about its sender. */
export interface Authentication {
  readonly spf: string;
  readonly dkim: string;
  readonly dmarc: string;
  /** The domain whose DKIM signature held, lower case. */
  readonly signedBy: string | undefined;
  readonly hasVirus: boolean;
}

/**
 * Reads the topmost Authentication-Results, when it is that of our own server, and SES's verdicts above it: what stands
 * below came with the message, and anybody may have written it. Undefined when our server said nothing.
 */
export function authenticationOf(raw: Uint8Array, mailDomain: string): Authentication | undefined {
  const fields = headOf(raw);
  const at = fields.findIndex(({ name }) => name === 'authentication-results');
  const [id = '', ...results] = splitResults(fields[at]?.value ?? '');
  if (![SES_ID, mailDomain.toLowerCase()].includes(id.split(/\s/)[0]?.toLowerCase() ?? '')) return undefined;
  const found = (method: string) => results.find((result) => result.toLowerCase().startsWith(`${method}=`)) ?? '';
  const signed = results.find((result) => /^dkim=pass\b/i.test(result));
  return {
    spf: verdictIn(found('spf')),
    dkim: signed === undefined ? verdictIn(found('dkim')) : 'pass',
    dmarc: verdictIn(found('dmarc')),
    signedBy: /\bheader\.(?:d=|i=[^@\s;]*@)([\w.-]+)/i.exec(signed ?? '')?.[1]?.toLowerCase(),
    hasVirus: verdictOf(fields.slice(0, at), 'x-ses-virus-verdict') === 'FAIL',
  };
}

/** Methods are divided by semicolons, but not by those in comments. */
function splitResults(value: string): string[] {
  const bare = value.replace(/\([^()]{0,500}\)/g, ' ');
  return bare.split(';').map((part) => part.trim());
}

function verdictIn(result: string): string {
  return /^\w+=(\w+)/.exec(result)?.[1]?.toLowerCase() ?? 'none';
}

function verdictOf(fields: readonly HeaderField[], name: string): string | undefined {
  return fields.find((field) => field.name === name)?.value.toUpperCase();
}

const FAILED = ['fail', 'softfail', 'permerror'];

/** What the traveller is told of a mail's sender. */
export function senderCheck(found: Authentication | undefined): SenderCheck | null {
  if (!found) return null;
  const { spf, dkim, dmarc, hasVirus } = found;
  if (hasVirus) return { verdict: 'fail', why: 'A virus was found in this email.' };
  if (dmarc === 'fail') return { verdict: 'fail', why: 'It may not come from the sender it names: DMARC failed.' };
  if (dmarc === 'pass' || dkim === 'pass') return { verdict: 'pass', why: null };
  if (FAILED.includes(dkim)) return { verdict: 'fail', why: 'Its signature does not hold: DKIM failed.' };
  if (spf === 'fail')
    return { verdict: 'fail', why: 'It was sent from a server its sender does not allow: SPF failed.' };
  return { verdict: spf === 'pass' ? 'pass' : 'none', why: null };
}
