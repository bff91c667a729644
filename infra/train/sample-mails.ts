import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { openMessage } from '#functions/mail/extract/message/open-message.ts';
import { isNestedMessage } from '#functions/mail/extract/message/part-kind.ts';
import { type OpenMail, openMail } from '#functions/mail/extract/open-mail.ts';
import { familyOf, mailFamilies } from './mail-families.ts';

/** A mail of events/mail. */
export interface SampleMail {
  /** The name of its folder. */
  readonly mail: string;
  readonly folder: string;
  /** The mails that may share its author and his layouts (`mail-families.ts`). */
  readonly family: string;
  /** ISO 639-1, as the name of its folder says; 'other' where it says nothing. */
  readonly language: string;
}

const LANGUAGES =
  /(?:^|-)(en|us|de|fr|es|it|nl|pt|sv|da|no|nb|fi|pl|cs|hu|tr|el|ja|ko|zh|ro|hr|sl|sk|bg|uk|ru|ca|et|lv|lt|is|id|vi)(?:-|$)/;

const languageOf = (name: string): string =>
  (LANGUAGES.exec(name)?.[1] ?? 'other').replace('us', 'en').replace('no', 'nb');

/** Every mail below the folder that has its bookings next to it, sorted by its path. */
export function sampleMails(root: string): SampleMail[] {
  const families = mailFamilies(root);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('mail.eml'))
    .map((path) => join(root, path, '..'))
    .filter((folder) => existsSync(join(folder, 'expected.json')))
    .sort()
    .map((folder) => ({
      mail: basename(folder),
      folder,
      family: familyOf(families, relative(root, folder)),
      language: languageOf(basename(folder)),
    }));
}

/** The innermost mail of a forward, opened as the reader does. */
export async function openedMail(content: Uint8Array): Promise<OpenMail> {
  let message = await openMessage(content);
  for (let inner = message.attachments.find(isNestedMessage); inner; inner = message.attachments.find(isNestedMessage))
    message = await openMessage(inner.content);
  return openMail(message, {});
}
