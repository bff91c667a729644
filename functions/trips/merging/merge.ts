import { AppError } from '#shared/contract/errors.ts';
import type { IdempotencyKey } from '../../data/idempotency.ts';
import type { MergeRepository, MergeSide } from '../../data/merge-repository.ts';
import { again } from '../../data/plan-again.ts';
import type { DayWithActivities, TripWithDays } from '../../data/trip-days.ts';
import type { TripItem } from '../../data/trip-item.ts';
import { ideasIn, inOrder, tripParts } from '../../data/trip-parts.ts';
import { planMerge } from './merge-plan.ts';
import { undoableUntil } from './undoable.ts';

/** Merges one of the owner's trips into another, and returns that one. */
export async function merge(
  merges: MergeRepository,
  ownerId: string,
  { sourceId, targetId }: { readonly sourceId: string; readonly targetId: string },
  key?: IdempotencyKey,
): Promise<TripItem> {
  if (sourceId === targetId) throw new AppError('bad_request', 'A trip cannot be merged with itself');
  const claim = { travellerId: ownerId, work: `merge into ${targetId}`, key };
  const merging = async () => {
    const { source, target, costs } = await merges.readBoth(sourceId, targetId, ownerId);
    const expiresAt = undoableUntil(new Date());
    return merges.save(source.trip, target.trip, planMerge(...bothWithDays(source, target)), {
      expiresAt,
      claim,
      costs,
    });
  };
  // Merged already, the source is not found any more.
  return merges.once(claim, () => again(merging));
}

/** Both trips with their days, and where the source has ideas with those of both: they are a day without a date. */
function bothWithDays(source: MergeSide, target: MergeSide): [source: TripWithDays, target: TripWithDays] {
  const [from, into] = [tripParts(source.trip, source.items), tripParts(target.trip, target.items)];
  const ideas = ideasIn(from);
  if (ideas.activities.length === 0) return [inOrder(from), inOrder(into)];
  return [withDay(inOrder(from), ideas), withDay(inOrder(into), ideasIn(into))];
}

function withDay({ trip, days }: TripWithDays, day: DayWithActivities): TripWithDays {
  return { trip, days: [...days, day] };
}
