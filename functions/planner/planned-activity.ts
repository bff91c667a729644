import { kindOf } from '#shared/activities/kinds.ts';
import { daysBetween } from '#shared/calendar/calendar.ts';
import type { DayFields } from '#shared/days/schema.ts';
import type { PlannedActivity } from '#shared/planner/schema.ts';
import type { NewActivity } from '../data/activity-repository.ts';

/** Maximum length of a form's lines, in characters. */
const MAX_LINE = 200;

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

/** A day with only a date, a title and a place. */
export function plannedDay(date: string, title: string, location: string | null): DayFields {
  return {
    ...{ weather: null, accommodation: null, accommodationAddress: null, notes: null },
    ...{ date, title: cutLine(title), location: location === null ? null : cutLine(location) },
  };
}

/** 'Day 3': the number of a date within a trip. */
export function ordinalTitle(date: string, startDate: string): string {
  return `Day ${Math.max(1, daysBetween(startDate, date) + 1)}`;
}

/** A text as one line that fits a form: not too long and not empty. */
function cutLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return (line.length <= MAX_LINE ? line : `${line.slice(0, MAX_LINE - 1)}…`) || 'Untitled';
}
