import { daysBetween } from '#shared/calendar/calendar.ts';
import type { DayFields } from '#shared/days/schema.ts';

/** Maximum length of a form's lines, in characters. */
const MAX_LINE = 200;

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
export function cutLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return (line.length <= MAX_LINE ? line : `${line.slice(0, MAX_LINE - 1)}…`) || 'Untitled';
}
