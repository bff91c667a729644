import { bodyCandidates } from '#functions/mail/extract/decision/text-candidates.ts';
import type { MailContext } from '#functions/mail/extract/mail-context.ts';
import type { Draft } from '#functions/mail/extract/mail-reading.ts';
import type { RoleWeights } from '#functions/mail/extract/roles/role-scorer.ts';
import { weightsByRole } from '#functions/mail/extract/roles/role-weights.ts';
import { type MailCase, readCase } from '#infra/bench/mail-cases.ts';
import { openedMail, type SampleMail, sampleMails } from '../sample-mails.ts';
import { type LabelledMentions, labelledMentions } from './labelled-mentions.ts';
import { trainedRole } from './role-regression.ts';

/** A mail with bookings, what the rules read of it, and its mentions by what they are of its bookings. */
export interface RoleExample extends SampleMail {
  readonly expected: MailCase;
  readonly context: MailContext;
  readonly drafts: readonly Draft[];
  readonly mentions: LabelledMentions;
}

/** Every mail below the folder whose text can have the values of its bookings; cancellations are told apart before. */
export async function roleExamples(root: string): Promise<RoleExample[]> {
  const found: RoleExample[] = [];
  for (const sample of sampleMails(root)) {
    const expected = readCase(sample.folder, 'mail.eml');
    if (expected.expected.length === 0) continue;
    const opened = await openedMail(expected.mail);
    if (opened.isCancellation) continue;
    const { context, drafts } = bodyCandidates(opened);
    found.push({ ...sample, expected, context, drafts, mentions: labelledMentions(context, expected.expected) });
  }
  return found;
}

/** The weights that these mails teach. */
export const trainedRoles = (examples: readonly RoleExample[]): RoleWeights =>
  weightsByRole((role) => trainedRole(examples.flatMap(({ mentions }) => mentions.get(role) ?? [])));
