import { AppError } from '#shared/contract/errors.ts';
import { PRODUCT_TITLE } from '#shared/product.ts';
import { MAX_PASSKEY_NAME } from '#shared/security/passkey.ts';
import { addPasskey } from '#shared/security/passkey-routes.ts';
import { sesMailSender } from '../adapters/ses-mail-sender.ts';
import { type PasskeyItem, passkeyIdOf } from '../data/passkey-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { environment } from '../runtime/environment.ts';
import { deviceName } from '../session/browser-of.ts';
import { passkeyDependencies, type TellingDependencies } from './dependencies.ts';
import { readChallenge } from './passkey-challenge.ts';
import { passkeyView } from './passkey-view.ts';
import { tellOwner } from './tell-owner.ts';
import { verifyNewPasskey } from './verify-passkey.ts';

const refused = () => new AppError('bad_request', 'This passkey could not be added. Please try again.');

export const implementation = implement(
  addPasskey,
  async ({ caller: { travellerId }, body, headers }, dependencies: TellingDependencies) => {
    const { passkeys, travellers, keys, mail, siteUrl } = dependencies;
    const read = (challenge: string) => readChallenge(challenge, { passkeyOf: travellerId }, keys);
    const verified = await verifyNewPasskey(body, read, siteUrl);
    if (!verified) throw refused();
    const { challenge, credentialId, publicKey, counter } = verified;
    const device = (await deviceName(headers['user-agent']))?.slice(0, MAX_PASSKEY_NAME);
    const passkey: PasskeyItem = {
      ...{ id: passkeyIdOf(credentialId), travellerId, credentialId, publicKey, counter },
      ...{ name: body.name ?? device ?? 'Passkey', createdAt: new Date().toISOString() },
    };
    const [{ email }] = await Promise.all([travellers.own(travellerId), passkeys.add(passkey, challenge, refused)]);
    const subject = `A passkey was added to your account at ${PRODUCT_TITLE}`;
    await tellOwner(mail, { to: email, subject, text: textOf(passkey.name, siteUrl) });
    return { body: passkeyView(passkey) };
  },
);

function textOf(name: string, siteUrl: string): string {
  return `Hello,

the passkey "${name}" now signs in to your account at ${PRODUCT_TITLE}.

If it was you, there is nothing to do. If it was not, remove it and choose a new password at once:

${siteUrl}/profile?tab=security
`;
}

export const handler = lambdaHandler(implementation, () => ({
  ...passkeyDependencies(),
  mail: sesMailSender(environment().MAIL_DOMAIN),
}));
