import { PASSKEY_TIMEOUT } from '#shared/security/passkey.ts';
import { startPasskeySignIn } from '#shared/security/passkey-routes.ts';
import { type SessionKeys, sessionKeyRepository } from '../data/session-key-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { environment } from '../runtime/environment.ts';
import { newChallenge } from './passkey-challenge.ts';
import { relyingParty } from './verify-passkey.ts';

interface Dependencies {
  readonly keys: SessionKeys;
  readonly siteUrl: string;
}

/** Any passkey of the site may answer: nobody says beforehand who signs in, so nobody learns who has an account. */
export const implementation = implement(startPasskeySignIn, async (_, { keys, siteUrl }: Dependencies) => ({
  body: {
    challenge: await newChallenge('sign-in', keys),
    rpId: relyingParty(siteUrl),
    timeout: PASSKEY_TIMEOUT,
    userVerification: 'required' as const,
  },
}));

export const handler = lambdaHandler(implementation, () => ({
  keys: sessionKeyRepository(table()),
  siteUrl: environment().SITE_URL,
}));
