import { setTimeout as wait } from 'node:timers/promises';
import { PRODUCT_TITLE } from '#shared/product.ts';
import { requestPasswordReset } from '#shared/session/routes.ts';
import { sesMailSender } from '../adapters/ses-mail-sender.ts';
import { type PasswordResetRepository, passwordResetRepository } from '../data/password-reset-repository.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import type { MailSender } from '../ports/mail-sender.ts';
import { environment } from '../runtime/environment.ts';
import { logger } from '../runtime/logger.ts';
import { newResetToken } from './reset-token.ts';

interface Dependencies {
  readonly travellers: TravellerRepository;
  readonly resets: PasswordResetRepository;
  readonly mail: MailSender;
  readonly siteUrl: string;
}

/** Milliseconds that every response takes: response time must not reveal whether the address is known either. */
const ANSWER_MS = 1000;

export const implementation = implement(requestPasswordReset, async ({ body }, dependencies: Dependencies) => {
  await Promise.all([sendLink(body.email, dependencies), wait(ANSWER_MS)]);
  return { body: { success: true as const } };
});

async function sendLink(email: string, { travellers, resets, mail, siteUrl }: Dependencies): Promise<void> {
  const claim = await travellers.findEmailClaim(email);
  if (!claim) return;
  const link = newResetToken(claim.travellerId);
  try {
    if (!(await resets.create(link, email))) return;
    await mail.send({
      to: email,
      subject: `Choose a new password for ${PRODUCT_TITLE}`,
      // Behind '#' a token stays out of requests, logs and the Referer header.
      text: textOf(`${siteUrl}/auth/new-password#${link.token}`),
    });
  } catch (error) {
    // An error only for known addresses would reveal them, so it is logged for the operator instead.
    const cause = error instanceof Error ? error : undefined;
    logger.error('password link not sent', { code: 'password_link_not_sent', error: cause });
  }
}

function textOf(address: string): string {
  return `Hello,

somebody, most likely you, has asked for a new password for ${PRODUCT_TITLE}. You can choose it here, within the next hour and once:

${address}

If it was not you, there is nothing to do: your password stays as it is.
`;
}

export const handler = lambdaHandler(implementation, () => ({
  travellers: travellerRepository(table()),
  resets: passwordResetRepository(table()),
  mail: sesMailSender(environment().MAIL_DOMAIN),
  siteUrl: environment().SITE_URL,
}));
