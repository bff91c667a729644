import * as z from 'zod/mini';
import { failuresIn } from '../../local/pumps/deliver-batch.ts';

/** What can be left undone, by the name that the command takes: the function that could not do it. */
export const DEAD_LETTER_KINDS = {
  mails: 'receiveMail',
  changes: 'projectChanges',
  'account-jobs': 'runAccountJobs',
} as const;

export const DeadLetterKind = z.enum(['mails', 'changes', 'account-jobs']);
export type DeadLetterKind = z.output<typeof DeadLetterKind>;

/** Throws when a function has answered that it could not do what it was given. */
export function expectDone(answer: unknown): void {
  if (failuresIn(answer).length > 0) throw new Error('the function reports that it failed again; its log says why');
}
