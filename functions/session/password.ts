import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's parameters for scrypt: N = 2^17, r = 8, p = 1, which takes 128 MiB. */
const N = 2 ** 17;
const R = 8;
const P = 1;
const MAX_MEMORY = 192 * 1024 * 1024;
const LENGTH = 32;

/** 'scrypt$N$r$p$salt$key' in base64url; Unicode is normalized to NFKC first (NIST SP 800-63B). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { N, r: R, p: P, maxmem: MAX_MEMORY });
  return ['scrypt', N, R, P, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether the password matches the hash. Without a hash it takes as long and is false, so that timing reveals nothing.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, n = N, r = R, p = P, salt = '', key = ''] = hash?.split('$') ?? [];
  const options = { N: Number(n), r: Number(r), p: Number(p), maxmem: MAX_MEMORY };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), options);
  const expected = Buffer.from(key, 'base64url');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
