import type { FanOut } from '../data/fan-out-repository.ts';
import { type FeedProjections, isShown } from './projections.ts';

type Fanned = Pick<FanOut, 'tripId' | 'ownerId'>;

/**
 * Lets a trip into the feeds of its author's followers, or out of them, whichever it now is to be: from the first
 * follower on, as steps that the table's stream brings.
 */
export async function beginFanOut({ tripId, ownerId }: Fanned, { follows, fanOuts }: FeedProjections): Promise<void> {
  const first = await follows.followerIdsAfter(ownerId);
  // Who follows from now on gets the author's public trips by following.
  if (first.items.length > 0) await fanOuts.begin({ id: tripId, ownerId }, first);
}

/** One step: some followers' feeds, and what tells of those behind them. Can be cut off anywhere and be taken again. */
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
 * Has the trip in the feeds of those who follow its author, while it is public, and of nobody else. Done when nothing
 * that it depends on has changed since it was written: another step may be doing the same from what it read before.
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
