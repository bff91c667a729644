import type { FanOut } from '../data/fan-out-repository.ts';
import { type FeedProjections, isShown } from './projections.ts';

type Fanned = Pick<FanOut, 'tripId' | 'ownerId'>;

/**
 * Adds a trip to its author's followers' feeds, or removes it, depending on its current state: from the first follower
 * on, in steps that the table's stream delivers.
 */
export async function beginFanOut({ tripId, ownerId }: Fanned, { follows, fanOuts }: FeedProjections): Promise<void> {
  const first = await follows.followerIdsAfter(ownerId);
  // Whoever follows from now on gets the author's public trips by following.
  if (first.items.length > 0) await fanOuts.begin({ id: tripId, ownerId }, first);
}

/**
 * One step: some followers' feeds, and the item that starts the next step. Can be interrupted anywhere, and is
 * idempotent.
 */
export async function takeFanOutStep(step: FanOut, projections: FeedProjections): Promise<void> {
  await putFeedsRight(step, step.followerIds, projections);
  if (step.cursor === undefined) return projections.fanOuts.end(step);
  const next = await projections.follows.followerIdsAfter(step.ownerId, step.cursor);
  await projections.fanOuts.goOn(step, next);
}

/** Every step at once, for a command that may take its time. */
export async function fanOutNow(trip: Fanned, projections: FeedProjections): Promise<void> {
  for await (const ids of projections.follows.followerIds(trip.ownerId)) await putFeedsRight(trip, ids, projections);
}

/**
 * Makes the feeds of the author's followers contain the trip while it is public, and no other feed. Done when nothing
 * that it depends on has changed since it was written: a concurrent step may work with what it read before.
 */
async function putFeedsRight(
  { tripId, ownerId }: Fanned,
  travellerIds: readonly string[],
  projections: FeedProjections,
): Promise<void> {
  const { follows, publicTrips } = projections;
  const written = new Map<string, boolean>();
  for (;;) {
    const shown = await isShown(tripId, projections);
    const followers = shown ? await follows.followersAmong(ownerId, travellerIds) : new Set<string>();
    const wrong = travellerIds.filter((id) => written.get(id) !== followers.has(id));
    if (wrong.length === 0) return;
    for (const id of wrong) written.set(id, followers.has(id));
    await publicTrips.spread(
      { id: tripId, ownerId },
      wrong.map((id) => [id, followers.has(id)] as const),
    );
  }
}
