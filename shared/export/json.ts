import type { Activity } from '../activities/schema.ts';
import { type FileSpending, fileCostsOf } from '../costs/cost-file.ts';
import type { TripDay } from '../days/schema.ts';
import { TRIP_FORMAT } from '../import/trip-file.ts';
import type { TripDetail } from '../trips/schema.ts';
import type { Plan } from './plan.ts';

const LEFT_OUT =
  'An import makes new ids, and brings no photos and no documents: photos stand here by their addresses only.';
const NO_COSTS = 'Its costs were not at hand, and are not in this file.';
const NEW_TRIP = 'Costs come into a new trip only.';

type Spendings = ReadonlyMap<string, FileSpending>;

/**
 * A trip as its reader sees it, in a format that an import brings back whole but for ids, photos and documents. What
 * belongs to this site and not to the trip (revisions, its author, mails) is left out.
 */
export function writeJson({ trip, days, ideas = [], costs }: Plan): string {
  const spent = costs && fileCostsOf(costs);
  const file = {
    ...{ format: TRIP_FORMAT, leftOut: `${LEFT_OUT} ${spent ? NEW_TRIP : NO_COSTS}`, trip: tripOf(trip) },
    ...{ days: days.map((day) => dayOf(day, spent?.ofActivities)), ideas: ideas.map((idea) => activityOf(idea)) },
    ...(spent && { costs: spent.costs }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function tripOf({ id, title, description, startDate, endDate, location, isPublic, coverImage, photos }: TripDetail) {
  return { id, title, description, startDate, endDate, location, isPublic, coverImage, photos };
}

/** Its activities stand in their order, so that it needs no other. */
function dayOf({ tripId: _, revision: __, order: ___, activities, ...day }: TripDay, spent?: Spendings) {
  return { ...day, activities: activities.map((activity) => activityOf(activity, spent)) };
}

function activityOf({ tripDayId: _, revision: __, emailIds: ___, ...activity }: Activity, spent?: Spendings) {
  const spending = spent?.get(activity.id);
  return { ...activity, ...(spending && { spending }) };
}
