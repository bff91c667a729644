import { readFile } from 'node:fs/promises';
import path from 'node:path';

const mails = path.resolve(import.meta.dirname, '..', '..', 'events', 'mail');

/** The source of a mail of events/mail/, as it would be pasted. */
export async function readMail(name: string): Promise<string> {
  return await readFile(path.join(mails, name, 'mail.eml'), 'utf8');
}
