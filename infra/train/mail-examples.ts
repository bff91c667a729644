import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bodyCandidates } from '#functions/mail/extract/decision/text-candidates.ts';
import { confirmationSigns } from '#functions/mail/extract/outcome/confirmation-signs.ts';
import { kindMails } from './kind-mails.ts';
import type { Example } from './logistic-regression.ts';
import { openedMail, type SampleMail, sampleMails } from './sample-mails.ts';

/** A mail whose text gives bookings, and whether it confirms any. */
export interface MailExample extends Example, Omit<SampleMail, 'folder'> {}

/** Undefined where the question is not asked: a cancellation is told apart before, or its text gives no bookings. */
async function exampleOf(content: Uint8Array, about: Omit<MailExample, 'signs'>): Promise<MailExample | undefined> {
  const mail = await openedMail(content);
  if (mail.isCancellation) return undefined;
  const { drafts, context, judged } = bodyCandidates(mail);
  if (drafts.length === 0) return undefined;
  return { ...about, signs: confirmationSigns({ context, drafts, text: judged ?? mail.bodyText, sent: mail.sending }) };
}

function exampleOfSample({ folder, ...about }: SampleMail): Promise<MailExample | undefined> {
  const expected: unknown = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));
  const holds = !Array.isArray(expected) || expected.length > 0;
  return exampleOf(readFileSync(join(folder, 'mail.eml')), { ...about, holds });
}

/** Mails of one kind in twenty languages are alike in everything but what they say: their layout is to teach little. */
const KIND_WEIGHT = 0.35;

/** Every mail below the folder, sorted by its path. */
export async function mailExamples(root: string): Promise<MailExample[]> {
  const found: MailExample[] = [];
  for (const sample of sampleMails(root)) {
    const example = await exampleOfSample(sample);
    if (example) found.push(example);
  }
  for (const { language, kind, holds, content } of kindMails(join(root, 'kinds'))) {
    const about = { mail: `${language} ${kind}`, family: 'kinds', language, holds, weight: KIND_WEIGHT };
    const example = await exampleOf(content, about);
    if (example) found.push(example);
  }
  return found;
}
