import type { IdempotencyKey } from '../../data/idempotency.ts';
import { type MergeRepository, mergeNotFound } from '../../data/merge-repository.ts';
import type { Merge } from '../../data/merges-of-trip.ts';
import { again, ChangedMeanwhile } from '../../data/plan-again.ts';
import type { TripItem } from '../../data/trip-item.ts';
import { canBeUndone } from './undoable.ts';
import { type LaterMerge, planUnmerge } from './unmerge-plan.ts';

/**
 * Restores a trip that was merged into another, with later edits. Throws AppError: 'not_found' when the merge
 * can no longer be undone, 'conflict' when a later one has to be undone first.
 */
export function unmerge(
  merges: MergeRepository,
  ownerId: string,
  { sourceId, targetId }: { readonly sourceId: string; readonly targetId: string },
  key?: IdempotencyKey,
): Promise<TripItem> {
  const claim = { travellerId: ownerId, work: `unmerge from ${targetId}`, key };
  const separating = async () => {
    const { source, target, merges: known, costs } = await merges.readMerged(sourceId, targetId, ownerId);
    const own = mergeOf(sourceId, target.trip, known);
    const plan = planUnmerge(source, target, own, laterThan(own, target.trip, known));
    return merges.saveSeparation(source.trip, target.trip, own, { ...plan, claim, costs });
  };
  // Separated already, there is no merge any more.
  return merges.once(claim, () => again(separating));
}

function mergeOf(sourceId: string, { merges = [] }: TripItem, known: ReadonlyMap<string, Merge>): Merge {
  const own = [...known.values()].find(({ record }) => record.sourceId === sourceId);
  // Written, or undone, while it was read: read again.
  if (!own && merges.some(({ id, mergedAt }) => id === sourceId && canBeUndone(mergedAt))) throw new ChangedMeanwhile();
  if (!own || own.expiresAt <= Date.now() / 1000) throw mergeNotFound();
  return own;
}

/** The merges into the trip that came after this one. */
function laterThan({ record }: Merge, { merges = [] }: TripItem, known: ReadonlyMap<string, Merge>): LaterMerge[] {
  return merges.slice(merges.findIndex(({ batch }) => batch === record.batch) + 1).map(({ title, batch }) => {
    const merge = known.get(batch);
    if (!merge) throw new ChangedMeanwhile();
    return { title, batch, dayIds: merge.days.map(({ dayId }) => dayId) };
  });
}
