import { kindOf } from '#shared/activities/kinds.ts';
import type { Activity } from '#shared/activities/schema.ts';
import type { LocatedActivity } from '#shared/place-search/schema.ts';
import { kilometres } from '#shared/places/kilometres.ts';
import { NEAR_KM, placesCalled } from '../places/find-by-beginning.ts';
import { placeNamed } from '../places/places.ts';
import { foundPlace } from './found-place.ts';

type Unplaced = Pick<
  Activity,
  'id' | 'title' | 'category' | 'location' | 'coordinates' | 'cancelled' | 'unverified' | 'kind'
>;

/** So near each other, two places of one name are one: a town and its station. */
const SAME_KM = 3;

/**
 * The activities without a position whose place is called like exactly one within 100 km of the day's town. What the
 * planner could not verify is left out: nobody knows that it exists.
 */
export function locatedActivities(town: string | null | undefined, activities: readonly Unplaced[]): LocatedActivity[] {
  const near = town ? placeNamed(town) : undefined;
  if (!near) return [];
  return activities.flatMap((activity) => {
    if (activity.coordinates || activity.cancelled || activity.unverified) return [];
    const [place, other] = placesCalled(nameIn(activity), near.at);
    if (!place || (other && kilometres(place.at, other.at) > SAME_KM)) return [];
    const why = `The only ${place.name} within ${NEAR_KM} km of ${near.name}.`;
    return [{ activityId: activity.id, place: foundPlace(place), why }];
  });
}

/** What an activity's place is called: a sight without a place is one itself. 'Plaka, Athens' is in Plaka. */
function nameIn(activity: Unplaced): string {
  const text = activity.location ?? (kindOf(activity) === 'sight' ? activity.title : '');
  return text.split(',')[0] ?? '';
}
