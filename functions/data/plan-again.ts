import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#shared/contract/errors.ts';

/** The maximum number of attempts when concurrent changes invalidate a plan. */
const ATTEMPTS = 8;
/**
 * How long the second attempt waits, in milliseconds, and each further one twice as long, half of it by chance: changes
 * that met once would meet again, and of ten at once the last would need ten attempts.
 */
const FIRST_WAIT_MS = 10;

/** What was read changed before the write; the work can be planned again. */
export class ChangedMeanwhile extends AppError {
  constructor(message = 'The trip was changed meanwhile. Please try again.') {
    super('conflict', message);
  }
}

/** Plans work again when what it was planned on has changed since; `attempts` is the maximum, the first included. */
export async function again<T>(work: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || attempt === attempts) throw error;
      await wait(FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
    }
  }
}
