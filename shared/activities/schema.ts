import * as z from 'zod/mini';
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

/** A wall-clock time at the place, stored as 'HH:MM' (24 hours); '9:30' and '9:30 PM' are accepted too. */
export const WallClockTime = z.pipe(
  z.nullish(
    z
      .string({ error: 'Please enter a time like 09:30' })
      .check(z.maxLength(20, { error: 'Please enter a time like 09:30' })),
  ),
  z.transform((text, context) => {
    if (!text?.trim()) return null;
    const time = parseTime(text);
    if (time === undefined) {
      context.issues.push({ code: 'custom', input: text, message: 'Please enter a time like 09:30' });
      return z.NEVER;
    }
    return time;
  }),
);

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Of ISO 4217, as the runtime knows it (ECMA-402). */
export const Currency = z.string({ error: 'Please enter a currency like EUR' }).check(
  z.trim(),
  z.toUpperCase(),
  z.refine((code) => CURRENCIES.has(code), { error: 'Please enter a currency like EUR' }),
);

/** WGS 84, decimal degrees. */
export const Position = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Position = z.output<typeof Position>;

const Cost = z.pipe(
  z
    .number({ error: 'Cost must be a number' })
    .check(z.minimum(0, { error: 'Cost cannot be negative' }), z.maximum(1e9, { error: 'Cost is too large' })),
  z.transform((cost) => Math.round(cost * 100) / 100),
);

/** What the activity form sends; everything but the title is optional, and null or empty clears a field. */
export const ActivityFields = z.object({
  title: requiredLine('Title'),
  time: WallClockTime,
  endTime: WallClockTime,
  /** IANA zone of `time`. */
  timeZone: optionalText('Time zone', 60).check(
    z.refine((name) => name === null || isTimeZone(name), {
      error: 'Please enter a time zone like Europe/Rome',
    }),
  ),
  cost: z.pipe(
    z.nullish(Cost),
    z.transform((cost) => cost ?? null),
  ),
  currency: z.pipe(
    z.nullish(Currency),
    z.transform((currency) => currency ?? null),
  ),
  location: optionalText('Location'),
  category: z.pipe(
    z.nullish(
      z
        .string({ error: 'Category must be a text' })
        .check(z.maxLength(40, { error: 'Category can have at most 40 characters' })),
    ),
    z.transform((category) => category || null),
  ),
  notes: optionalText('Notes', MAX_TEXT),
  rating: z.pipe(
    z.nullish(
      z
        .number({ error: 'Rating must be from 1 to 5' })
        .check(
          z.int({ error: 'Rating must be from 1 to 5' }),
          z.minimum(1, { error: 'Rating must be from 1 to 5' }),
          z.maximum(5, { error: 'Rating must be from 1 to 5' }),
        ),
    ),
    z.transform((rating) => rating ?? null),
  ),
  timeOfDay: z.pipe(
    z.nullish(z.enum(TIMES_OF_DAY, { error: 'Time of day must be morning, afternoon or evening' })),
    z.transform((timeOfDay) => timeOfDay ?? null),
  ),
  confirmationNumber: optionalText('Confirmation number', 100),
});
export type ActivityFields = z.output<typeof ActivityFields>;

export const Activity = z.object({
  id: z.string(),
  tripDayId: z.string(),
  title: z.string(),
  time: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  cost: z.nullable(z.number()),
  /** ISO 4217; null means EUR. */
  currency: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  notes: z.nullable(z.string()),
  photos: z.array(z.string()),
  category: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Where a journey ends, if on another day than it begins: 'YYYY-MM-DD' and the place. */
  endDate: z.nullable(z.string()),
  endLocation: z.nullable(z.string()),
  timeOfDay: z.nullable(z.enum(TIMES_OF_DAY)),
  /** Only the trip's owner sees it; null for everyone else. */
  confirmationNumber: z.nullable(z.string()),
  /** The booking mails that mention it, in the order they were added; only the trip's owner sees them. */
  emailIds: z._default(z.array(z.string()), []),
  /** A mail said that the booking was cancelled; it stays until it is deleted. */
  cancelled: z._default(z.boolean(), false),
  /** The position of the place, when the planner knew it. */
  coordinates: z._default(z.nullable(Position), null),
  /** The planner proposed it and its place was not found; cleared when the activity is edited. */
  unverified: z._default(z.boolean(), false),
});
export type Activity = z.output<typeof Activity>;
