import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { SessionKeys } from '../data/session-key-repository.ts';
import type { Caller } from './call.ts';
import { SESSION_SECONDS } from './session-cookie.ts';

/** `email` as in OpenID Connect Core 1.0, section 5.1; tokens of before it was there are without. */
const Claims = z.object({ sub: z.string(), jti: z.string(), email: z.optional(z.string()) });

/** A JWT (RFC 7519, HS256) that names the traveller and the session record; it expires with the cookie. */
export async function signSessionToken(caller: Caller, keys: SessionKeys): Promise<string> {
  const { id, secret } = await keys.signing();
  return new SignJWT(caller.email === undefined ? {} : { email: caller.email })
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setSubject(caller.travellerId)
    .setJti(caller.sessionId)
    .setIssuedAt()
    .setExpirationTime(`${SESSION_SECONDS}s`)
    .sign(secret);
}

/** Whom a token names; undefined when it is forged, expired, or signed with a key that is no longer kept. */
export async function verifySessionToken(token: string, keys: SessionKeys): Promise<Caller | undefined> {
  try {
    const { payload } = await jwtVerify(token, async ({ kid }) => keys.byId(kid), { algorithms: ['HS256'] });
    const claims = Claims.safeParse(payload);
    if (!claims.success) return undefined;
    const { sub, jti, email } = claims.data;
    return { travellerId: sub, sessionId: jti, ...(email === undefined ? {} : { email }) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
