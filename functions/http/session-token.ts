import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { SESSION_SECONDS } from '../data/session.ts';
import type { SessionKeys } from '../data/session-key-repository.ts';
import type { SessionName } from '../data/session-repository.ts';

const Claims = z.object({ sub: z.string(), jti: z.string() });

/**
 * A JWT (RFC 7519, HS256) that names the traveller and the session record; it expires with the cookie. Anyone can read
 * a JWT, so it holds nothing else.
 */
export async function signSessionToken({ travellerId, sessionId }: SessionName, keys: SessionKeys): Promise<string> {
  const { id, secret } = await keys.signing();
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setSubject(travellerId)
    .setJti(sessionId)
    .setIssuedAt()
    .setExpirationTime(`${SESSION_SECONDS}s`)
    .sign(secret);
}

/** The claims of a token; undefined when it is forged, expired, or signed with a key that is no longer kept. */
export async function verifySessionToken(token: string, keys: SessionKeys): Promise<SessionName | undefined> {
  try {
    const { payload } = await jwtVerify(token, async ({ kid }) => keys.byId(kid), { algorithms: ['HS256'] });
    const claims = Claims.safeParse(payload);
    if (!claims.success) return undefined;
    return { travellerId: claims.data.sub, sessionId: claims.data.jti };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
