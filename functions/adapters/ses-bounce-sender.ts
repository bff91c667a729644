import { SendBounceCommand } from '@aws-sdk/client-ses';
import type { BounceSender } from '../ports/bounce-sender.ts';
import { sendToSes } from './ses-client.ts';

/** Bounces through SES, which accepts it within a day of the mail's arrival (Amazon SES API, SendBounce). */
export function sesBounceSender(mailDomain: string): BounceSender {
  return {
    async bounce({ messageId, unknown }) {
      const command = new SendBounceCommand({
        OriginalMessageId: messageId,
        BounceSender: `mailer-daemon@${mailDomain}`,
        BouncedRecipientInfoList: unknown.map((Recipient) => ({ Recipient, BounceType: 'DoesNotExist' })),
      });
      await sendToSes((ses) => ses.send(command));
    },
  };
}
