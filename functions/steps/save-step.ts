import type * as z from 'zod/mini';
import { dayIdOf, isIdeasDay } from '#shared/contract/ids.ts';
import { BookingElsewhere } from '../data/booking-repository.ts';
import { again } from '../data/plan-again.ts';
import type { PlanOutcome } from '../data/plan-record.ts';
import type { PlanBase, PlanRepository } from '../data/plan-repository.ts';
import { type Draft, draftOf } from './draft.ts';
import { type BookingsElsewhere, bookingMoves, bookingsBack, outcomeOf } from './outcome.ts';
import { reverse } from './reversal.ts';

/** How long a step can be undone, in seconds: a day. */
const UNDOABLE_SECONDS = 24 * 60 * 60;

interface StepWork<Answer> {
  readonly change: (draft: Draft) => Promise<void> | void;
  readonly schema: z.ZodMiniType<Answer>;
  readonly answerOf: (undoId: string, outcome: PlanOutcome) => Answer;
  readonly elsewhere?: BookingsElsewhere;
}

/**
 * Makes a step on trips as they were read: all of `change`, or nothing where it throws. Throws ChangedMeanwhile when they
 * have changed by now. The same Idempotency-Key gets the answer that it got before.
 */
export async function saveStep<Answer>(
  plans: PlanRepository,
  base: PlanBase<Answer>,
  { change, schema, answerOf, elsewhere = new Map() }: StepWork<Answer>,
): Promise<Answer> {
  if (base.before !== undefined) return base.before;
  const draft = draftOf(base.parts);
  await change(draft);
  const outcome = outcomeOf(base.parts, draft, (moved) => bookingMoves(moved, elsewhere));
  const expiresAt = Math.floor(Date.now() / 1000) + UNDOABLE_SECONDS;
  return plans.save(base, { outcome, expiresAt, schema, answerFor: (undoId) => answerOf(undoId, outcome) });
}

/** Undoes a step; 409 when what it made was edited since, so that no edit is lost. Returns the days that changed. */
export function undoSaved(
  plans: PlanRepository,
  callerId: string,
  { tripId, undoId }: { readonly tripId: string; readonly undoId: string },
) {
  return withBookings(async (elsewhere) => {
    const { parts, record } = await plans.readApplied(tripId, callerId, undoId);
    const draft = draftOf(parts);
    reverse(draft, record);
    const outcome = outcomeOf(parts, draft, () => bookingsBack(record, elsewhere));
    await plans.saveReversal(callerId, undoId, { parts, outcome });
    return { parts, outcome };
  });
}

/** Plans again when a trip has changed, `attempts` times at most, and with what is learned of records of bookings. */
export function withBookings<T>(work: (elsewhere: BookingsElsewhere) => Promise<T>, attempts?: number): Promise<T> {
  const elsewhere = new Map<string, string | null>();
  return again(async () => {
    try {
      return await work(elsewhere);
    } catch (error) {
      if (error instanceof BookingElsewhere) elsewhere.set(error.bookingId, error.activityId);
      throw error;
    }
  }, attempts);
}

/** The days of a list that an outcome changed, as ids. */
export function changedDays({ put, gone }: PlanOutcome): string[] {
  const ids = [
    ...put.days.map(({ id }) => id),
    ...[...put.activities.map(({ id }) => id), ...gone.activities].map(dayIdOf),
  ];
  return [...new Set(ids)].filter((id) => !isIdeasDay(id) && !gone.days.includes(id));
}
