import * as z from 'zod';
import { MAX_TEXT, optionalText, requiredLine } from '../contract/text.ts';
import { isTimeZone, parseTime } from './time.ts';

export const ACTIVITY_CATEGORIES = [
  'transport',
  'accommodation',
  'food',
  'sightseeing',
  'entertainment',
  'shopping',
] as const;
export type ActivityCategory = (typeof ACTIVITY_CATEGORIES)[number];

export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** A wall-clock time at the place, kept as 'HH:MM' (24 hours); '9:30' and '9:30 PM' are taken too. */
export const WallClockTime = z
  .string({ error: 'Please enter a time like 09:30' })
  .max(20, { error: 'Please enter a time like 09:30' })
  .nullish()
  .transform((text, context) => {
    if (!text?.trim()) return null;
    const time = parseTime(text);
    if (time === undefined) {
      context.addIssue({ code: 'custom', message: 'Please enter a time like 09:30' });
      return z.NEVER;
    }
    return time;
  });

/** ISO 4217. */
export const Currency = z
  .string({ error: 'Please enter a currency like EUR' })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, { error: 'Please enter a currency like EUR' });

/** WGS 84, decimal degrees. */
export const Position = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });
export type Position = z.output<typeof Position>;

const Cost = z
  .number({ error: 'Cost must be a number' })
  .min(0, { error: 'Cost cannot be negative' })
  .max(1e9, { error: 'Cost is too large' })
  .transform((cost) => Math.round(cost * 100) / 100);

/** What the activity form sends; everything but the title is optional, and null or empty clears a field. */
export const ActivityFields = z.object({
  title: requiredLine('Title'),
  time: WallClockTime,
  endTime: WallClockTime,
  /** IANA zone of the place where `time` is told. */
  timeZone: optionalText('Time zone', 60).refine((name) => name === null || isTimeZone(name), {
    error: 'Please enter a time zone like Europe/Rome',
  }),
  cost: Cost.nullish().transform((cost) => cost ?? null),
  currency: Currency.nullish().transform((currency) => currency ?? null),
  location: optionalText('Location'),
  category: z
    .string({ error: 'Category must be a text' })
    .max(40, { error: 'Category can have at most 40 characters' })
    .nullish()
    .transform((category) => category || null),
  notes: optionalText('Notes', MAX_TEXT),
  rating: z
    .number({ error: 'Rating must be from 1 to 5' })
    .int({ error: 'Rating must be from 1 to 5' })
    .min(1, { error: 'Rating must be from 1 to 5' })
    .max(5, { error: 'Rating must be from 1 to 5' })
    .nullish()
    .transform((rating) => rating ?? null),
  timeOfDay: z
    .enum(TIMES_OF_DAY, { error: 'Time of day must be morning, afternoon or evening' })
    .nullish()
    .transform((timeOfDay) => timeOfDay ?? null),
  confirmationNumber: optionalText('Confirmation number', 100),
});
export type ActivityFields = z.output<typeof ActivityFields>;

export const Activity = z.object({
  id: z.string(),
  tripDayId: z.string(),
  title: z.string(),
  time: z.string().nullable(),
  endTime: z.string().nullable(),
  timeZone: z.string().nullable(),
  cost: z.number().nullable(),
  /** ISO 4217; null means EUR. */
  currency: z.string().nullable(),
  rating: z.number().nullable(),
  notes: z.string().nullable(),
  photos: z.array(z.string()),
  category: z.string().nullable(),
  location: z.string().nullable(),
  /** Where a journey ends, on another day than it begins: 'YYYY-MM-DD' and the place. */
  endDate: z.string().nullable(),
  endLocation: z.string().nullable(),
  timeOfDay: z.enum(TIMES_OF_DAY).nullable(),
  /** Only the trip's owner sees it; null for everybody else. */
  confirmationNumber: z.string().nullable(),
  /** The booking mails that speak of it, as they were added; only the trip's owner sees them. */
  emailIds: z.array(z.string()).default([]),
  /** A mail said that the booking was cancelled; it stays until it is deleted. */
  cancelled: z.boolean().default(false),
  /** Where the place is, when the planner knew it. */
  coordinates: Position.nullable().default(null),
  /** The planner proposed it and its place was found nowhere; until the activity is edited. */
  unverified: z.boolean().default(false),
});
export type Activity = z.output<typeof Activity>;
