import type { PlanApplied } from '#shared/planner/schema.ts';
import type { PlanBase, PlanRepository } from '../../data/plan-repository.ts';
import type { TripWithDays } from '../../data/trip-days.ts';
import { type PlanChange, planChanges } from './plan-changes.ts';
import { planReversal } from './plan-reversal.ts';

/** How long applied changes can be undone, in seconds: a day. */
const UNDOABLE_SECONDS = 24 * 60 * 60;

/**
 * Makes the changes that `changesOf` returns for the trip as it was read. Throws ChangedMeanwhile when it has changed by
 * now. The same Idempotency-Key gets the answer that it got before.
 */
export async function applyChanges(
  plans: PlanRepository,
  base: PlanBase,
  changesOf: (trip: TripWithDays) => readonly PlanChange[],
): Promise<PlanApplied> {
  if (base.before) return base.before;
  const outcome = planChanges(base.found, changesOf(base.found));
  return plans.save(base, outcome, Math.floor(Date.now() / 1000) + UNDOABLE_SECONDS);
}

/** Undoes applied changes; 409 when what they created was edited since, so that no edit is lost. */
export async function undoChanges(
  plans: PlanRepository,
  ownerId: string,
  { tripId, undoId }: { readonly tripId: string; readonly undoId: string },
): Promise<void> {
  const { found, record } = await plans.readApplied(tripId, ownerId, undoId);
  await plans.saveReversal(found.trip, undoId, planReversal(found, record));
}
