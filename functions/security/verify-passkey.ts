import type { NewPasskey, PasskeyUse } from '#shared/security/passkey.ts';
import { PASSKEY_ALGORITHMS } from '#shared/security/passkey.ts';
import type { PasskeyItem, UsedChallenge } from '../data/passkey-repository.ts';

/** Says whether a challenge is one of ours, and which. */
type ReadChallenge = (challenge: string) => Promise<UsedChallenge | undefined>;

/** What a verified passkey says. */
interface Verified {
  readonly challenge: UsedChallenge;
  /** How often the authenticator says that the passkey was used. */
  readonly counter: number;
}

interface VerifiedNewPasskey extends Verified, Pick<PasskeyItem, 'credentialId' | 'publicKey'> {}

/** The library is half a megabyte, and is loaded with the first passkey. */
const library = () => import('@simplewebauthn/server');

/** The relying party (WebAuthn level 2, 4): the site's host, whatever its port. */
export function relyingParty(siteUrl: string): string {
  return new URL(siteUrl).hostname;
}

/**
 * Verifies a new passkey (WebAuthn level 2, 7.1): made on our site, for a challenge of ours, by a device that has made sure
 * who uses it. Which make of device that is nobody asks. Undefined for any other.
 */
export function verifyNewPasskey(
  { credential }: NewPasskey,
  readChallenge: ReadChallenge,
  siteUrl: string,
): Promise<VerifiedNewPasskey | undefined> {
  return verified(readChallenge, async (expectedChallenge) => {
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedOrigin: new URL(siteUrl).origin,
      expectedRPID: relyingParty(siteUrl),
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
      requireUserVerification: true,
      expectedChallenge,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  });
}

/**
 * Verifies the use of a passkey (WebAuthn level 2, 7.2): its signature, origin and challenge, that its device has made sure
 * who uses it, and that its counter has not gone back. Undefined for any other.
 */
export function verifyPasskeyUse(
  { credential }: PasskeyUse,
  { credentialId, publicKey, counter }: PasskeyItem,
  readChallenge: ReadChallenge,
  siteUrl: string,
): Promise<Verified | undefined> {
  return verified(readChallenge, async (expectedChallenge) => {
    const { verifyAuthenticationResponse } = await library();
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      expectedOrigin: new URL(siteUrl).origin,
      expectedRPID: relyingParty(siteUrl),
      requireUserVerification: true,
      expectedChallenge,
    });
    return isRight ? { counter: authenticationInfo.newCounter } : undefined;
  });
}

type ExpectedChallenge = (challenge: string) => Promise<boolean>;

/** What `verify` finds, with the challenge that it was for. The library throws for whatever is not as it should be. */
async function verified<Found extends object>(
  readChallenge: ReadChallenge,
  verify: (expected: ExpectedChallenge) => Promise<Found | undefined>,
): Promise<(Found & { readonly challenge: UsedChallenge }) | undefined> {
  let challenge: UsedChallenge | undefined;
  let failed: { readonly error: unknown } | undefined;
  const isOurs = async (text: string) => {
    try {
      challenge = await readChallenge(text);
    } catch (error) {
      // Reading the keys that signed it has failed, which is no fault of the passkey.
      failed = { error };
    }
    return challenge !== undefined;
  };
  const found = await verify(isOurs).catch(() => undefined);
  if (failed) throw failed.error;
  return found && challenge && { ...found, challenge };
}
