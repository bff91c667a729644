import { SendEmailCommand } from '@aws-sdk/client-ses';
import { PRODUCT_TITLE } from '#shared/product.ts';
import type { MailSender } from '../ports/mail-sender.ts';
import { sendToSes } from './ses-client.ts';

const CHARSET = 'UTF-8';

/** Sends through SES from the mail domain, which is verified there; the endpoint comes from the environment. */
export function sesMailSender(mailDomain: string): MailSender {
  return {
    async send({ to, subject, text }) {
      const command = new SendEmailCommand({
        Source: `${PRODUCT_TITLE} <no-reply@${mailDomain}>`,
        Destination: { ToAddresses: [to] },
        Message: {
          Subject: { Data: subject, Charset: CHARSET },
          Body: { Text: { Data: text, Charset: CHARSET } },
        },
      });
      await sendToSes((ses) => ses.send(command));
    },
  };
}
