import type { Passkey } from '#shared/security/passkey.ts';
import type { PasskeyItem } from '../data/passkey-repository.ts';

/** A passkey as its owner sees it: by a hash, without its key. */
export function passkeyView({ id, name, createdAt, lastUsed }: PasskeyItem): Passkey {
  return { id, name, createdAt, lastUsed: lastUsed ?? null };
}
