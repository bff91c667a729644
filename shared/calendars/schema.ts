import * as z from 'zod/mini';
import { DateTime } from '../contract/calendar-date.ts';
import { TripId } from '../contract/ids.ts';

/** What makes the secret address of a calendar: of one trip, or of all own trips. */
export const NewCalendar = z.object({
  tripId: z.optional(TripId),
  /** Whether whoever has the address reads the references of bookings too. */
  withReferences: z._default(z.boolean({ error: 'withReferences must be true or false' }), false),
});
export type NewCalendar = z.output<typeof NewCalendar>;

/** A calendar's address, which is answered only once: the table holds a hash of it. */
export const CalendarAddress = z.object({ id: z.string(), address: z.string() });
export type CalendarAddress = z.output<typeof CalendarAddress>;

/** A calendar that somebody may be subscribed to. */
export const Calendar = z.object({
  id: z.string(),
  /** Null for that of all own trips. */
  tripId: z.nullable(z.string()),
  /** The trip's title when the calendar was made; null for that of all own trips. */
  tripTitle: z.nullable(z.string()),
  withReferences: z.boolean(),
  createdAt: DateTime,
});
export type Calendar = z.output<typeof Calendar>;

/** How many calendars a traveller may have at a time. */
export const MAX_CALENDARS = 10;
/** The most that a calendar of all trips holds. */
export const MAX_CALENDAR_TRIPS = 50;
export const MAX_CALENDAR_EVENTS = 2000;
/** For how many days after its end a trip stays in the calendar of all trips. */
export const CALENDAR_DAYS_BACK = 90;
