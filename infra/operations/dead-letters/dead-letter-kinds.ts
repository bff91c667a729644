import * as z from 'zod/mini';
import { MAIL_EVENT, type ObjectEvent, UPLOAD_EVENT } from '#infra/object-events.ts';
import { failuresIn } from '../../local/pumps/deliver-batch.ts';

/** Kinds of unprocessed events, by the command's name for them: the function that failed to process them. */
export const DEAD_LETTER_KINDS = {
  mails: MAIL_EVENT.functionName,
  uploads: UPLOAD_EVENT.functionName,
  changes: 'projectChanges',
  'account-jobs': 'runAccountJobs',
} as const;

export const DeadLetterKind = z.enum(['mails', 'uploads', 'changes', 'account-jobs']);
export type DeadLetterKind = z.output<typeof DeadLetterKind>;

/** What S3's events of a kind are about; the events of other kinds are batches of the table's stream. */
export const OBJECT_KINDS: Readonly<
  Partial<Record<DeadLetterKind, { readonly object: string; readonly startedBy: ObjectEvent }>>
> = {
  mails: { object: 'mail', startedBy: MAIL_EVENT },
  uploads: { object: 'upload', startedBy: UPLOAD_EVENT },
};

/** Throws when a function reported that it failed to process its event. */
export function expectDone(answer: unknown): void {
  if (failuresIn(answer).length > 0) throw new Error('the function reports that it failed again; its log says why');
}
