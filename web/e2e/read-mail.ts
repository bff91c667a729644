import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const mails = path.resolve(import.meta.dirname, '..', '..', 'events', 'mail');

/** The source of the mail of this name in events/mail, as it would be pasted. */
export async function readMail(name: string): Promise<string> {
  const files = await readdir(mails, { recursive: true });
  const file = files.find((each) => each.endsWith(path.join(path.sep, name, 'mail.eml')));
  if (file === undefined) throw new Error(`events/mail has no mail ${name}`);
  return await readFile(path.join(mails, file), 'utf8');
}
