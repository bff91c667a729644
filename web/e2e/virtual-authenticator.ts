import type { Page } from '@playwright/test';

interface Made {
  readonly credentialId: string;
  readonly rpId?: string;
  readonly privateKey: string;
  readonly userHandle?: string;
  readonly signCount: number;
}

/**
 * Chromium's own virtual authenticator (WebAuthn level 2, 11): a device with a screen lock that keeps passkeys. It answers
 * whatever it is asked, as long as somebody is there.
 */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const passkeys = async (): Promise<readonly Made[]> =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    passkeys,
    /** Whether somebody is there who confirms. */
    setPresent: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Whether it knows the finger. */
    setVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Sets back how often its only passkey was used, as a copy of it would have it. */
    async setBack(signCount: number): Promise<void> {
      const [passkey] = await passkeys();
      if (!passkey) throw new Error('The authenticator has no passkey');
      const { credentialId, privateKey, rpId = '', userHandle = '' } = passkey;
      await session.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
      await session.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { credentialId, privateKey, rpId, userHandle, signCount, isResidentCredential: true },
      });
    },
  };
}
