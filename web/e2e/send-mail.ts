import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

const mails = path.resolve(import.meta.dirname, '..', '..', 'events', 'mail');

/** The source of a mail of events/mail/, as it would be pasted. */
export async function readMail(name: string): Promise<string> {
  return await readFile(path.join(mails, name, 'mail.eml'), 'utf8');
}

/** Sends a mail of events/mail/ to an address as it stands, the way a mail program forwards by a rule. */
export async function sendMail(smtpPort: number, to: string, name: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, secure: false, ignoreTLS: true });
  const raw = await readFile(path.join(mails, name, 'mail.eml'));
  await transport.sendMail({ envelope: { from: 'marta@example.com', to: [to] }, raw });
  transport.close();
}
