import type { Calendar } from '#shared/calendars/schema.ts';
import type { CalendarItem } from '../data/calendar-repository.ts';

/** A calendar as its traveller sees it: by the hash, as only whoever reads it has its token. */
export function calendarView({ hash, tripId, tripTitle, withReferences, createdAt }: CalendarItem): Calendar {
  return { id: hash, tripId, tripTitle, withReferences, createdAt };
}
