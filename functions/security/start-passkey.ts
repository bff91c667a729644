import { AppError } from '#shared/contract/errors.ts';
import { PRODUCT_TITLE } from '#shared/product.ts';
import { MAX_PASSKEYS, PASSKEY_ALGORITHMS, PASSKEY_TIMEOUT, type PasskeyCreation } from '#shared/security/passkey.ts';
import { startPasskey } from '#shared/security/passkey-routes.ts';
import { type PasskeyItem, tooManyPasskeys } from '../data/passkey-repository.ts';
import type { Caller } from '../data/session.ts';
import type { TravellerItem } from '../data/traveller-item.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type PasskeyDependencies, passkeyDependencies } from './dependencies.ts';
import { newChallenge } from './passkey-challenge.ts';
import { requirePassword } from './require-password.ts';
import { relyingParty } from './verify-passkey.ts';

/** For so long after signing in nobody is asked for the password again. */
const FRESH_MS = 15 * 60 * 1000;

export const implementation = implement(
  startPasskey,
  async ({ caller, body }, { passkeys, travellers, keys, siteUrl }: PasskeyDependencies) => {
    const { travellerId } = caller;
    const [traveller, existing] = await Promise.all([
      travellers.own(travellerId),
      passkeys.list(travellerId),
      requireFreshness(caller, body?.currentPassword, travellers),
    ]);
    if (existing.length >= MAX_PASSKEYS) throw tooManyPasskeys();
    const challenge = await newChallenge({ passkeyOf: travellerId }, keys);
    return { body: creationOptions(traveller, existing, { challenge, siteUrl }) };
  },
);

/**
 * A passkey is a way in that stays, so whoever finds a browser open must not make one: a session that began a while ago
 * needs the password again (OWASP ASVS 5, 7.5.1).
 */
async function requireFreshness(
  caller: Caller,
  password: string | undefined,
  travellers: PasskeyDependencies['travellers'],
): Promise<void> {
  if (password !== undefined) return requirePassword(caller, password, travellers);
  const signedInAt = Date.parse(caller.signedInAt ?? '');
  if (!(Date.now() - signedInAt < FRESH_MS)) throw new AppError('forbidden', 'Please enter your password');
}

/** Data for `navigator.credentials.create`, written here as the library would load half a megabyte for it. */
function creationOptions(
  { id, email, firstName, lastName }: TravellerItem,
  existing: readonly PasskeyItem[],
  { challenge, siteUrl }: { readonly challenge: string; readonly siteUrl: string },
): PasskeyCreation {
  return {
    challenge,
    rp: { id: relyingParty(siteUrl), name: PRODUCT_TITLE },
    user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: `${firstName} ${lastName}` },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: PASSKEY_TIMEOUT,
    excludeCredentials: existing.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

export const handler = lambdaHandler(implementation, passkeyDependencies);
