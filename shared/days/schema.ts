import * as z from 'zod/mini';
import { Activity } from '../activities/schema.ts';
import { calendarDate, DateTime } from '../contract/calendar-date.ts';
import { MAX_TEXT, optionalText, requiredLine } from '../contract/text.ts';

/** What creates a day, and what replaces its fields. */
export const DayFields = z.object({
  title: requiredLine('Title'),
  date: calendarDate('Date is required'),
  location: optionalText('Location'),
  weather: optionalText('Weather'),
  accommodation: optionalText('Accommodation'),
  accommodationAddress: optionalText('Accommodation address', 500),
  notes: optionalText('Notes', MAX_TEXT),
});
export type DayFields = z.output<typeof DayFields>;

export const TripDay = z.object({
  id: z.string(),
  tripId: z.string(),
  title: z.string(),
  date: DateTime,
  location: z.nullable(z.string()),
  weather: z.nullable(z.string()),
  accommodation: z.nullable(z.string()),
  accommodationAddress: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  photos: z.array(z.string()),
  /** In the order in which they stand: `arranged`. */
  activities: z.array(Activity),
  /** The order by hand, by the last part of the activities' ids; absent until the day is arranged. */
  order: z.optional(z.array(z.string())),
  /** How often its own fields have changed, for If-Match. */
  revision: z._default(z.number(), 0),
});
export type TripDay = z.output<typeof TripDay>;
