import nodemailer from 'nodemailer';
import { routes } from '#shared/routes.ts';
import type { ApiClient } from './api-client.ts';
import { type DemoMail, demoMails } from './mails.ts';
import { until } from './until.ts';

/** How many of the mails become a trip of their own. */
export const TRIPS_OUT_OF_MAILS = 1;

/** Sends the demo mails to the traveller's personal address, one after the other, and processes some of them. */
export async function sendMails(traveller: ApiClient, smtpPort: number, today: string): Promise<void> {
  const { emailAddress } = await traveller.call(routes.getEmailAddress, {});
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true });
  for (const mail of demoMails(today)) {
    const { from, subject, html } = mail;
    await transport.sendMail({ from, to: emailAddress, subject, html });
    const id = await arrival(traveller, mail);
    if (mail.becomes === 'processed') {
      await traveller.call(routes.processEmail, { params: { id }, body: { tripId: null } });
    }
  }
  transport.close();
}

function arrival(traveller: ApiClient, { subject }: DemoMail): Promise<string> {
  return until(`the mail "${subject}" in the inbox`, async () => {
    const inbox = await traveller.call(routes.listProcessedEmails, {});
    return inbox.find((email) => email.subject === subject)?.id;
  });
}
