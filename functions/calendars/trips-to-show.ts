import { addDays } from '#shared/calendar/calendar.ts';
import { CALENDAR_DAYS_BACK, MAX_CALENDAR_EVENTS, MAX_CALENDAR_TRIPS } from '#shared/calendars/schema.ts';
import type { TripSummary } from '../data/trip-item.ts';

type Card = Pick<TripSummary, 'id' | 'startDate' | 'endDate' | 'activityCount'>;

/**
 * The trips of a calendar of all trips: those that end after 90 days ago, the current and next ones first and then the
 * past ones, from the latest; as many as hold its most events. `today`: 'YYYY-MM-DD'.
 */
export function tripsToShow(cards: readonly Card[], today: string): string[] {
  const oldest = addDays(today, -CALENDAR_DAYS_BACK);
  const shown = cards.filter(({ endDate }) => endDate > oldest);
  const coming = shown.filter(({ endDate }) => endDate >= today).toSorted((a, b) => order(a.startDate, b.startDate));
  const past = shown.filter(({ endDate }) => endDate < today).toSorted((a, b) => order(b.endDate, a.endDate));
  let events = 0;
  const ids: string[] = [];
  for (const { id, activityCount } of [...coming, ...past].slice(0, MAX_CALENDAR_TRIPS)) {
    if (events >= MAX_CALENDAR_EVENTS) break;
    ids.push(id);
    events += activityCount;
  }
  return ids;
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
