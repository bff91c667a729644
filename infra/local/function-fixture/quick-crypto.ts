import type { ScryptOptions } from 'node:crypto';

type Crypto = typeof import('node:crypto');
type Done = (error: Error | null, key: Buffer) => void;

/**
 * Node's crypto with passwords that are hashed at once, for a test that sends thousands of them and does not ask how
 * hard they are to guess: with the product's own parameters each takes a third of a second.
 */
export function quickCrypto(crypto: Crypto): object {
  const scrypt = (password: string, salt: Buffer, length: number, _parameters: ScryptOptions, done: Done) =>
    crypto.scrypt(password, salt, length, { N: 2 }, done);
  return { ...crypto, scrypt };
}
