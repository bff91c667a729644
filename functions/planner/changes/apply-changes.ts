import { PlanApplied } from '#shared/planner/schema.ts';
import type { IdempotencyKey } from '../../data/idempotency.ts';
import type { PlanBase, PlanRepository } from '../../data/plan-repository.ts';
import type { TripWithDays } from '../../data/trip-days.ts';
import { inOrder } from '../../data/trip-parts.ts';
import type { BookingsElsewhere } from '../../steps/outcome.ts';
import { saveStep } from '../../steps/save-step.ts';
import { type PlanChange, planChanges } from './plan-changes.ts';

/** Reads the owner's trip for changes, and what the same Idempotency-Key did to it before. */
export function beginChanges(
  plans: PlanRepository,
  tripId: string,
  { travellerId, key }: { readonly travellerId: string; readonly key: IdempotencyKey | undefined },
): Promise<PlanBase<PlanApplied>> {
  return plans.begin({ tripId }, { travellerId, work: `plan of ${tripId}`, key }, PlanApplied);
}

/**
 * Makes the changes that `changesOf` returns for the trip as it was read, as one step. Throws ChangedMeanwhile when it has
 * changed by now. The same Idempotency-Key gets the answer that it got before.
 */
export function applyChanges(
  plans: PlanRepository,
  base: PlanBase<PlanApplied>,
  changesOf: (trip: TripWithDays) => readonly PlanChange[],
  elsewhere?: BookingsElsewhere,
): Promise<PlanApplied> {
  return saveStep(plans, base, {
    change: (draft) => planChanges(draft, changesOf(inOrder(base.parts[0]))),
    schema: PlanApplied,
    answerOf: (undoId, { record: { added, moved, removed } }) => ({
      ...{ undoId, added: added.length, moved: moved.length, removed: removed.length },
    }),
    ...(elsewhere && { elsewhere }),
  });
}
