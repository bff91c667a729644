import type { Route } from '#shared/contract/define-route.ts';
import type { AppError } from '#shared/contract/errors.ts';
import { type Occurrence, rateRepository } from '../data/rate-repository.ts';
import type { Table } from '../data/table.ts';
import { tooMany } from './too-many.ts';

/** A call as it was counted for the traveller whom its token names. */
export interface CountedCall {
  /** The answer when a limit is used up. */
  readonly refusal: AppError | undefined;
  /** Takes the count back, for a token whose session has ended: whoever still has it must not use up its owner's calls. */
  takeBack(): Promise<void>;
}

/**
 * Counts the call against its limits per traveller, in order, until one is used up. The table counts over all instances
 * of the function, and also a call that repeats an Idempotency-Key. It needs only the token's claims, so it runs in
 * parallel with the session check and takes no time of its own.
 */
export async function countForTraveller(route: Route, travellerId: string, table: Table): Promise<CountedCall> {
  const rates = rateRepository(table);
  const now = Date.now();
  const counted: Occurrence[] = [];
  let refusal: AppError | undefined;
  for (const { per, requests, seconds } of route.limits) {
    if (per !== 'traveller' || refusal) continue;
    const occurrence = { route: route.name, who: travellerId, seconds, now };
    counted.push(occurrence);
    if ((await rates.count(occurrence)) > requests) refusal = tooMany(seconds, now);
  }
  return {
    refusal,
    takeBack: async () => {
      await Promise.all(counted.map((each) => rates.takeBack(each)));
    },
  };
}
