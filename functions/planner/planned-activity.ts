import { daysBetween } from '#shared/calendar/calendar.ts';
import type { DayFields } from '#shared/days/schema.ts';
import type { PlannedActivity } from '#shared/planner/schema.ts';
import type { NewActivity } from '../data/activity-repository.ts';

/** What a form's lines hold at most, in characters. */
const MAX_LINE = 200;

const NOTHING = {
  ...{ time: null, endTime: null, timeZone: null, cost: null, currency: null, location: null },
  ...{ category: null, notes: null, rating: null, timeOfDay: null, confirmationNumber: null },
} as const;

/** An activity that is known by its title alone. */
export function titledActivity(title: string): NewActivity {
  return { ...NOTHING, title: cutLine(title) };
}

/** What a planned activity becomes in the timeline; where its place was found nowhere it says so until it is edited. */
export function plannedActivity(planned: PlannedActivity): NewActivity {
  return {
    ...titledActivity(planned.title),
    timeOfDay: planned.timeOfDay,
    category: planned.category,
    cost: planned.cost === null ? null : Math.round(planned.cost * 100) / 100,
    currency: planned.cost === null ? null : planned.currency,
    location: planned.location,
    notes: planned.note,
    coordinates: planned.coordinates,
    unverified: !planned.verified,
  };
}

/** A day with nothing but a date, a title and a place. */
export function plannedDay(date: string, title: string, location: string | null): DayFields {
  return {
    ...{ weather: null, accommodation: null, accommodationAddress: null, notes: null },
    ...{ date, title: cutLine(title), location: location === null ? null : cutLine(location) },
  };
}

/** 'Day 3': which day of a trip a date is. */
export function ordinalTitle(date: string, startDate: string): string {
  return `Day ${Math.max(1, daysBetween(startDate, date) + 1)}`;
}

/** A text of one line that is not too long and not empty for a form. */
function cutLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return (line.length <= MAX_LINE ? line : `${line.slice(0, MAX_LINE - 1)}…`) || 'Untitled';
}
