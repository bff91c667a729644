import type { MailSender, OutgoingMail } from '../ports/mail-sender.ts';
import { logger } from '../runtime/logger.ts';

/** Tells an account's owner of a change to how one gets into it. That is done already, so a mail that fails is only logged. */
export async function tellOwner(mail: MailSender, told: OutgoingMail): Promise<void> {
  try {
    await mail.send(told);
  } catch (error) {
    const cause = error instanceof Error ? error : undefined;
    logger.error('change of an account not told', { code: 'account_change_not_told', error: cause });
  }
}
