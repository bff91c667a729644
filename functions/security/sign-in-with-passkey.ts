import { AppError } from '#shared/contract/errors.ts';
import { TravellerId } from '#shared/contract/ids.ts';
import { signInWithPasskey } from '#shared/security/passkey-routes.ts';
import { passkeyIdOf } from '../data/passkey-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { browserOf } from '../session/browser-of.ts';
import { sessionUser } from '../session/session-user.ts';
import { type PasskeyDependencies, passkeyDependencies } from './dependencies.ts';
import { readChallenge } from './passkey-challenge.ts';
import { verifyPasskeyUse } from './verify-passkey.ts';

/** One answer whatever is wrong, so that nobody learns whose passkey is known. */
const refused = () =>
  new AppError('unauthorized', 'This passkey did not sign you in. Please try again, or use your password.');

export const implementation = implement(
  signInWithPasskey,
  async ({ body, caller, headers }, { passkeys, sessions, keys, siteUrl }: PasskeyDependencies) => {
    const { id, response } = body.credential;
    const { data: travellerId } = TravellerId.safeParse(Buffer.from(response.userHandle, 'base64url').toString());
    const found = travellerId === undefined ? undefined : await passkeys.find(travellerId, passkeyIdOf(id));
    if (!found) throw refused();
    const { passkey, traveller } = found;
    const read = (challenge: string) => readChallenge(challenge, 'sign-in', keys);
    const verified = await verifyPasskeyUse(body, passkey, read, siteUrl);
    if (!verified) throw refused();
    const { email } = traveller;
    const session = sessions.beginning({ travellerId: passkey.travellerId, email }, await browserOf(caller, headers));
    await passkeys.use(passkey, { ...verified, begins: session.writes }, refused);
    return { body: sessionUser(traveller), cookies: await session.cookies() };
  },
);

export const handler = lambdaHandler(implementation, passkeyDependencies);
