import { AppError } from '#shared/contract/errors.ts';

/** How often work is planned in all, when others keep changing what it was planned for. */
const ATTEMPTS = 8;

/** What was read changed before it was written; the work can be planned again. */
export class ChangedMeanwhile extends AppError {
  constructor(message = 'The trip was changed meanwhile. Please try again.') {
    super('conflict', message);
  }
}

/** Plans again what was planned for something that has changed since. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || attempt === ATTEMPTS) throw error;
    }
  }
}
