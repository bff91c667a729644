import type { Activity } from '../activities/schema.ts';
import type { TripDay } from '../days/schema.ts';
import { TRIP_FORMAT } from '../import/trip-file.ts';
import type { TripDetail } from '../trips/schema.ts';
import type { Plan } from './plan.ts';

const LEFT_OUT =
  'An import makes new ids, and brings no photos and no documents: photos stand here by their addresses only.';

/**
 * A trip as its reader sees it, in a format that an import brings back whole but for ids, photos and documents. What
 * belongs to this site and not to the trip (revisions, its author, mails) is left out.
 */
export function writeJson({ trip, days, ideas = [] }: Plan): string {
  const file = {
    ...{ format: TRIP_FORMAT, leftOut: LEFT_OUT, trip: tripOf(trip) },
    ...{ days: days.map(dayOf), ideas: ideas.map(activityOf) },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function tripOf({ id, title, description, startDate, endDate, location, isPublic, coverImage, photos }: TripDetail) {
  return { id, title, description, startDate, endDate, location, isPublic, coverImage, photos };
}

/** Its activities stand in their order, so that it needs no other. */
function dayOf({ tripId: _, revision: __, order: ___, activities, ...day }: TripDay) {
  return { ...day, activities: activities.map(activityOf) };
}

function activityOf({ tripDayId: _, revision: __, emailIds: ___, ...activity }: Activity) {
  return activity;
}
