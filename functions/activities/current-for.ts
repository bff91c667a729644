import { tripIdOf } from '#shared/contract/ids.ts';
import { activityView } from '../data/activity-view.ts';
import { sightOf } from '../data/audience.ts';
import type { Caller } from '../data/session.ts';
import type { ActivityItem } from '../data/trip-item.ts';
import type { TripRepository } from '../data/trip-repository.ts';

/** An activity as it is now, for a caller who saw an older revision. */
export function currentFor(caller: Caller, trips: TripRepository) {
  return async (item: ActivityItem) => activityView(item, sightOf(await trips.read(tripIdOf(item.id), caller), caller));
}
