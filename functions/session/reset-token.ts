import { createHash } from 'node:crypto';
import { randomCharacters } from '../data/ids.ts';

/** A reset link carries the traveller's id and 32 random characters (165 bits). */
const TOKEN = /^([0-9a-z]{20})-([0-9a-z]{32})$/;

export interface ResetToken {
  /** The value in the link. */
  readonly token: string;
  readonly travellerId: string;
  /** SHA-256 in hex: the only part of it that is stored. */
  readonly hash: string;
}

export function newResetToken(travellerId: string): ResetToken {
  const secret = randomCharacters(32);
  return { token: `${travellerId}-${secret}`, travellerId, hash: hashOf(secret) };
}

/** Undefined for a malformed token. */
export function readResetToken(token: string): ResetToken | undefined {
  const [, travellerId, secret] = TOKEN.exec(token) ?? [];
  return travellerId && secret ? { token, travellerId, hash: hashOf(secret) } : undefined;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
