import { AppError } from '#shared/contract/errors.ts';
import { PRODUCT_TITLE } from '#shared/product.ts';
import { removePasskey } from '#shared/security/passkey-routes.ts';
import { sesMailSender } from '../adapters/ses-mail-sender.ts';
import { passkeyNotFound } from '../data/passkey-repository.ts';
import { again } from '../data/plan-again.ts';
import type { Caller } from '../data/session.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { environment } from '../runtime/environment.ts';
import { passkeyDependencies, type TellingDependencies } from './dependencies.ts';
import { requirePassword } from './require-password.ts';
import { tellOwner } from './tell-owner.ts';

export const implementation = implement(
  removePasskey,
  async ({ caller, params, body }, dependencies: TellingDependencies) => {
    const { travellers, mail, siteUrl } = dependencies;
    const [{ email }, name] = await Promise.all([
      travellers.own(caller.travellerId),
      again(() => remove(caller, params.id, body?.password, dependencies)),
    ]);
    const subject = `A passkey was removed from your account at ${PRODUCT_TITLE}`;
    await tellOwner(mail, { to: email, subject, text: textOf(name, siteUrl) });
    return { body: { success: true as const } };
  },
);

/** The passkey's name. Without the last one only the password signs in, so whoever removes it has to know that. */
async function remove(
  caller: Caller,
  id: string,
  password: string | undefined,
  { passkeys, travellers }: TellingDependencies,
): Promise<string> {
  const [existing] = await Promise.all([
    passkeys.list(caller.travellerId),
    password === undefined ? undefined : requirePassword(caller, password, travellers),
  ]);
  const passkey = existing.find((each) => each.id === id);
  if (!passkey) throw passkeyNotFound();
  if (existing.length === 1 && password === undefined) {
    throw new AppError('forbidden', 'Please enter your password to remove your last passkey');
  }
  await passkeys.remove(passkey, existing.length);
  return passkey.name;
}

function textOf(name: string, siteUrl: string): string {
  return `Hello,

the passkey "${name}" no longer signs in to your account at ${PRODUCT_TITLE}.

If it was you, there is nothing to do. If it was not, choose a new password at once:

${siteUrl}/auth/forgot-password
`;
}

export const handler = lambdaHandler(implementation, () => ({
  ...passkeyDependencies(),
  mail: sesMailSender(environment().MAIL_DOMAIN),
}));
