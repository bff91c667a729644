import { PRODUCT_TITLE } from '#shared/product.ts';
import { invite } from '#shared/sharing/routes.ts';
import { INVITATION_DAYS, INVITATION_PATH } from '#shared/sharing/schema.ts';
import { sesMailSender } from '../adapters/ses-mail-sender.ts';
import { tokenHash } from '../data/audience.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import type { MailSender } from '../ports/mail-sender.ts';
import { environment } from '../runtime/environment.ts';
import { logger } from '../runtime/logger.ts';
import { type SharingDependencies, sharingDependencies } from './dependencies.ts';
import { newSecretToken } from './secret-token.ts';

interface Dependencies extends SharingDependencies {
  readonly mail: MailSender;
}

const DAY_SECONDS = 24 * 60 * 60;

export const implementation = implement(
  invite,
  async ({ caller: { travellerId }, params, body }, { invitations, travellers, mail, siteUrl }: Dependencies) => {
    const token = newSecretToken(params.id);
    const invitation = {
      ...{ hash: tokenHash(token), role: body.role, email: body.email ?? null },
      expiresAt: Math.floor(Date.now() / 1000) + INVITATION_DAYS * DAY_SECONDS,
    };
    const [trip, inviter] = await Promise.all([
      invitations.create(params.id, travellerId, invitation),
      travellers.find(travellerId),
    ]);
    // Behind '#' a token stays out of requests, logs and the Referer header.
    const link = `${siteUrl}${INVITATION_PATH}#${token}`;
    if (body.email !== undefined && inviter) {
      const name = `${inviter.firstName} ${inviter.lastName}`;
      await tell(mail, {
        to: body.email,
        subject: `${name} invites you to ${trip.title}`,
        text: textOf(name, trip.title, link),
      });
    }
    return { body: { id: invitation.hash, link } };
  },
);

/** The invitation is there already, and its link in the answer, so a mail that cannot be sent is only logged. */
async function tell(mail: MailSender, message: Parameters<MailSender['send']>[0]): Promise<void> {
  try {
    await mail.send(message);
  } catch (error) {
    const cause = error instanceof Error ? error : undefined;
    logger.error('invitation not sent', { code: 'invitation_not_sent', error: cause });
  }
}

function textOf(inviter: string, title: string, link: string): string {
  return `Hello,

${inviter} invites you to come along on a trip at ${PRODUCT_TITLE}: ${title}

You can accept within the next ${INVITATION_DAYS} days, and once:

${link}

If you do not know ${inviter}, there is nothing to do.
`;
}

export const handler = lambdaHandler(implementation, () => ({
  ...sharingDependencies(),
  mail: sesMailSender(environment().MAIL_DOMAIN),
}));
