import { createHash, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { SessionKeys } from '../data/session-key-repository.ts';
import { hostCookie } from './host-cookie.ts';

/** As long as browsers keep a cookie (RFC 6265bis, 5.5), in seconds: 400 days. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;
const AUDIENCE = 'device';
const COOKIE = hostCookie('device');
const Claims = z.object({ sub: z.string(), jti: z.string() });

/** Set-Cookie headers that mark the browser as one that has signed in to this email's account. */
export async function deviceCookies(email: string, keys: SessionKeys, siteUrl: string): Promise<string[]> {
  const { id, secret } = await keys.signing();
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setAudience(AUDIENCE)
    .setSubject(accountHash(email))
    .setJti(randomBytes(16).toString('base64url'))
    .setIssuedAt()
    .setExpirationTime(`${DEVICE_SECONDS}s`)
    .sign(secret);
  return COOKIE.set(token, DEVICE_SECONDS, siteUrl);
}

/** The id of the browser that sent these cookies, if it has signed in to this email's account before. */
export async function knownDevice(
  cookies: readonly string[] | undefined,
  email: string,
  keys: SessionKeys,
): Promise<string | undefined> {
  const token = COOKIE.read(cookies);
  if (token === undefined) return undefined;
  try {
    const { payload } = await jwtVerify(token, async ({ kid }) => keys.byId(kid), {
      algorithms: ['HS256'],
      audience: AUDIENCE,
    });
    const { success, data } = Claims.safeParse(payload);
    return success && data.sub === accountHash(email) ? data.jti : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** A token is readable by anyone, so it holds no address. */
function accountHash(email: string): string {
  return createHash('sha256').update(`account ${email}`).digest('base64url').slice(0, 22);
}
