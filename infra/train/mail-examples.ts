import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bodyCandidates } from '#functions/mail/extract/decision/text-candidates.ts';
import { openMessage } from '#functions/mail/extract/message/open-message.ts';
import { isNestedMessage } from '#functions/mail/extract/message/part-kind.ts';
import { openMail } from '#functions/mail/extract/open-mail.ts';
import { confirmationSigns } from '#functions/mail/extract/outcome/confirmation-signs.ts';
import { kindMails } from './kind-mails.ts';
import type { Example } from './logistic-regression.ts';
import { familyOf, mailFamilies } from './mail-families.ts';

/** A mail whose text gives bookings, and whether it confirms any. */
export interface MailExample extends Example {
  readonly mail: string;
  /** The mails that may share its author and his layouts (`mail-families.ts`). */
  readonly family: string;
  /** ISO 639-1, as the name of its folder says; 'other' where it says nothing. */
  readonly language: string;
}

const LANGUAGES =
  /(?:^|-)(en|us|de|fr|es|it|nl|pt|sv|da|no|nb|fi|pl|cs|hu|tr|el|ja|ko|zh|ro|hr|sl|sk|bg|uk|ru|ca|et|lv|lt|is|id|vi)(?:-|$)/;

async function opened(content: Uint8Array) {
  let message = await openMessage(content);
  for (let inner = message.attachments.find(isNestedMessage); inner; inner = message.attachments.find(isNestedMessage))
    message = await openMessage(inner.content);
  return openMail(message, {});
}

/** Undefined where the question is not asked: a cancellation is told apart before, or its text gives no bookings. */
async function exampleOf(content: Uint8Array, about: Omit<MailExample, 'signs'>): Promise<MailExample | undefined> {
  const mail = await opened(content);
  if (mail.isCancellation) return undefined;
  const { drafts, context } = bodyCandidates(mail);
  if (drafts.length === 0) return undefined;
  return { ...about, signs: confirmationSigns({ context, drafts, text: mail.bodyText, sent: mail.sending }) };
}

function exampleIn(folder: string, family: string): Promise<MailExample | undefined> {
  const expected: unknown = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  return exampleOf(readFileSync(join(folder, 'mail.eml')), {
    mail: name,
    family,
    language: (LANGUAGES.exec(name)?.[1] ?? 'other').replace('us', 'en').replace('no', 'nb'),
    holds: !Array.isArray(expected) || expected.length > 0,
  });
}

/** Mails of one kind in twenty languages are alike in everything but what they say: their layout is to teach little. */
const KIND_WEIGHT = 0.35;

/** Every mail below the folder, sorted by its path. */
export async function mailExamples(root: string): Promise<MailExample[]> {
  const folders = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('mail.eml'))
    .map((path) => join(root, path, '..'))
    .filter((folder) => existsSync(join(folder, 'expected.json')))
    .sort();
  const families = mailFamilies(root);
  const found: MailExample[] = [];
  for (const folder of folders) {
    const example = await exampleIn(folder, familyOf(families, relative(root, folder)));
    if (example) found.push(example);
  }
  for (const { language, kind, holds, content } of kindMails(join(root, 'kinds'))) {
    const about = { mail: `${language} ${kind}`, family: 'kinds', language, holds, weight: KIND_WEIGHT };
    const example = await exampleOf(content, about);
    if (example) found.push(example);
  }
  return found;
}
