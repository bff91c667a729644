import { PRODUCT_TITLE } from '#shared/product.ts';
import { changePassword } from '#shared/security/routes.ts';
import { sesMailSender } from '../adapters/ses-mail-sender.ts';
import { notYourPassword, type PasswordRepository, passwordRepository } from '../data/password-repository.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import type { MailSender } from '../ports/mail-sender.ts';
import { environment } from '../runtime/environment.ts';
import { browserOf } from '../session/browser-of.ts';
import { ownCredentials } from '../session/own-credentials.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';
import { type Sessions, sessions } from '../session/sessions.ts';
import { tellOwner } from './tell-owner.ts';

interface Dependencies {
  readonly travellers: TravellerRepository;
  readonly passwords: PasswordRepository;
  readonly sessions: Sessions;
  readonly mail: MailSender;
  readonly siteUrl: string;
}

export const implementation = implement(
  changePassword,
  async ({ caller, body, headers }, { travellers, passwords, sessions, mail, siteUrl }: Dependencies) => {
    const { travellerId } = caller;
    const [{ traveller, claim }, entrances] = await Promise.all([
      ownCredentials(caller, travellers),
      passwords.entrances(travellerId),
    ]);
    const right = await verifyPassword(body.currentPassword, claim?.passwordHash);
    if (!claim || !right) throw notYourPassword();
    const { email } = traveller;
    const to = await hashPassword(body.newPassword);
    const at = Date.now();
    const session = sessions.beginning({ travellerId, email }, await browserOf(caller, headers));
    await passwords.change({ caller, email, from: claim.passwordHash, to, at, begins: session.writes, entrances });
    const subject = `Your password for ${PRODUCT_TITLE} was changed`;
    await tellOwner(mail, { to: email, subject, text: textOf(siteUrl) });
    return { body: { success: true as const }, cookies: await session.cookies() };
  },
);

function textOf(siteUrl: string): string {
  return `Hello,

the password of your account at ${PRODUCT_TITLE} was changed, and every other browser was signed out.

If it was you, there is nothing to do. If it was not, choose a new password at once:

${siteUrl}/auth/forgot-password
`;
}

export const handler = lambdaHandler(implementation, () => ({
  travellers: travellerRepository(table()),
  passwords: passwordRepository(table()),
  sessions: sessions(table(), environment().SITE_URL),
  mail: sesMailSender(environment().MAIL_DOMAIN),
  siteUrl: environment().SITE_URL,
}));
