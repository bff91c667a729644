import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import PostalMime, { type Email } from 'postal-mime';
import { writeDurably } from '../durable-file.ts';

/** A mail as it was passed to SES. */
export interface OutgoingMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly text: string | undefined;
  readonly html: string | undefined;
}

/** The folder of sent mails in a data folder. */
export const outboxFolder = (dataFolder: string) => path.join(dataFolder, 'outbox');

/** Stores a mail as an .eml file (RFC 5322) whose name sorts by time. */
export async function keepSentMail(folder: string, mail: OutgoingMail, messageId: string, now: Date): Promise<void> {
  const composed = new MailComposer({
    ...{ from: mail.from, to: [...mail.to], replyTo: [...mail.replyTo], subject: mail.subject, date: now },
    messageId: `<${messageId}@email.amazonses.com>`,
    ...(mail.text === undefined ? {} : { text: mail.text }),
    ...(mail.html === undefined ? {} : { html: mail.html }),
  });
  const message = await composed.compile().build();
  await mkdir(folder, { recursive: true });
  const time = now.toISOString().replaceAll(/[-:]/g, '');
  await writeDurably(path.join(folder, `${time}-${messageId.slice(0, 12)}.eml`), message.toString('utf8'));
}

export interface SentMail {
  readonly file: string;
  readonly mail: Email;
}

/** The sent mails, oldest first; none when the folder does not exist. */
export async function readSentMails(folder: string): Promise<SentMail[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const mails = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    mails.map(async (name) => {
      const file = path.join(folder, name);
      return { file, mail: await PostalMime.parse(await readFile(file)) };
    }),
  );
}
