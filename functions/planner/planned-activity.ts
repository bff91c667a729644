import { kindOf } from '#shared/activities/kinds.ts';
import type { PlannedActivity } from '#shared/planner/schema.ts';
import { withPlaces } from '../activities/complete-places.ts';
import type { NewActivity } from '../data/activity-repository.ts';
import { cutLine } from '../days/planned-day.ts';

const NOTHING = {
  ...{ time: null, endTime: null, timeZone: null, cost: null, currency: null, location: null },
  ...{ category: null, notes: null, rating: null, timeOfDay: null, confirmationNumber: null },
} as const;

/** An activity with only a title; nothing that is planned is booked yet. */
export function titledActivity(title: string): NewActivity {
  return { ...NOTHING, title: cutLine(title), status: 'pending' };
}

/** A planned activity in the timeline; marked as not verified until it is edited if its place was not found. */
export function plannedActivity(planned: PlannedActivity): NewActivity {
  const kind = kindOf({ ...planned, endLocation: null });
  return {
    ...titledActivity(planned.title),
    timeOfDay: planned.timeOfDay,
    ...(planned.time === undefined ? {} : { time: planned.time }),
    category: planned.category,
    ...(kind === 'other' ? {} : { kind }),
    cost: planned.cost === null ? null : Math.round(planned.cost * 100) / 100,
    currency: planned.cost === null ? null : planned.currency,
    location: planned.location,
    notes: planned.note,
    coordinates: planned.coordinates,
    unverified: !planned.verified,
  };
}

/** With the country that it is in, where its position is known, as an activity that is typed or mailed. */
export async function withCountry(planned: NewActivity): Promise<NewActivity> {
  if (!planned.coordinates) return planned;
  return { ...planned, ...(await withPlaces({ ...planned, country: null }, true)) };
}
