import * as z from 'zod/mini';
import { failuresIn } from '../../local/pumps/deliver-batch.ts';

/** Kinds of unprocessed events, by the command's name for them: the function that failed to process them. */
export const DEAD_LETTER_KINDS = {
  mails: 'receiveMail',
  changes: 'projectChanges',
  'account-jobs': 'runAccountJobs',
} as const;

export const DeadLetterKind = z.enum(['mails', 'changes', 'account-jobs']);
export type DeadLetterKind = z.output<typeof DeadLetterKind>;

/** Throws when a function reported that it failed to process its event. */
export function expectDone(answer: unknown): void {
  if (failuresIn(answer).length > 0) throw new Error('the function reports that it failed again; its log says why');
}
