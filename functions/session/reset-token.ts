import { createHash } from 'node:crypto';
import { randomCharacters } from '../data/ids.ts';

/** A link to a new password carries the traveller's id and 32 random characters (165 bits). */
const TOKEN = /^([0-9a-z]{20})-([0-9a-z]{32})$/;

export interface ResetToken {
  /** What the link carries. */
  readonly token: string;
  readonly travellerId: string;
  /** SHA-256 in hex: all that is kept of it. */
  readonly hash: string;
}

export function newResetToken(travellerId: string): ResetToken {
  const secret = randomCharacters(32);
  return { token: `${travellerId}-${secret}`, travellerId, hash: hashOf(secret) };
}

/** Undefined for what never was a token. */
export function readResetToken(token: string): ResetToken | undefined {
  const [, travellerId, secret] = TOKEN.exec(token) ?? [];
  return travellerId && secret ? { token, travellerId, hash: hashOf(secret) } : undefined;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
