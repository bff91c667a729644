import type { ScryptOptions } from 'node:crypto';

type Crypto = typeof import('node:crypto');
type Done = (error: Error | null, key: Buffer) => void;

/**
 * Node's crypto with instant password hashing, for a test that sends thousands of passwords and does not depend on how
 * hard they are to guess: with the product's own parameters each takes a third of a second.
 */
export function quickCrypto(crypto: Crypto): object {
  // biome-ignore lint/complexity/useMaxParams: the parameters are those of Node's own function
  const scrypt = (password: string, salt: Buffer, length: number, _parameters: ScryptOptions, done: Done) =>
    crypto.scrypt(password, salt, length, { N: 2 }, done);
  return { ...crypto, scrypt };
}
