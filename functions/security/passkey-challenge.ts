import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { randomCharacters } from '../data/ids.ts';
import type { UsedChallenge } from '../data/passkey-repository.ts';
import type { SessionKeys } from '../data/session-key-repository.ts';

/** How long a challenge can be answered, in seconds: five minutes. */
const VALID_SECONDS = 5 * 60;
/** 129 random bits; WebAuthn level 2, 13.4.3, wants 128. */
const ID_LENGTH = 25;

/** What a challenge is for: making a passkey of this traveller's, or signing anyone in. */
type Purpose = { readonly passkeyOf: string } | 'sign-in';

const Claims = z.object({ jti: z.string(), exp: z.number() });

/**
 * A challenge, in base64url: a JWT (RFC 7519) that the session keys sign. So a visit to the sign-in page stores nothing;
 * only a challenge that was answered is, so that it is not accepted again.
 */
export async function newChallenge(purpose: Purpose, keys: SessionKeys): Promise<string> {
  const { id, secret } = await keys.signing();
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setAudience(audienceOf(purpose))
    .setJti(randomCharacters(ID_LENGTH))
    .setExpirationTime(`${VALID_SECONDS}s`)
    .sign(secret);
  return Buffer.from(token).toString('base64url');
}

/** A challenge of ours that is for this purpose and still valid; whether it was used is for the table to say. */
export async function readChallenge(
  challenge: string,
  purpose: Purpose,
  keys: SessionKeys,
): Promise<UsedChallenge | undefined> {
  try {
    const token = Buffer.from(challenge, 'base64url').toString();
    const audience = audienceOf(purpose);
    const { payload } = await jwtVerify(token, async ({ kid }) => keys.byId(kid), { algorithms: ['HS256'], audience });
    const { data } = Claims.safeParse(payload);
    return data && { id: data.jti, expiresAt: data.exp };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Whatever it is for, it has no subject, so nobody can use it as a session's token. */
function audienceOf(purpose: Purpose): string {
  return purpose === 'sign-in' ? 'passkey sign-in' : `new passkey of ${purpose.passkeyOf}`;
}
