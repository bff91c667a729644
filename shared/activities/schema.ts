import * as z from 'zod/mini';
import { calendarDate } from '../contract/calendar-date.ts';
import { Currency } from '../contract/currency.ts';
import { MAX_TEXT, optionalText, requiredLine } from '../contract/text.ts';
import { isVisible } from '../contract/visible-text.ts';
import { Document } from '../documents/document.ts';
import { Position } from '../places/position.ts';
import { Details, DetailsToSave } from './details.ts';
import { KINDS } from './kinds.ts';
import { INVALID_ZONE, isTimeZone, parseTime } from './time.ts';
import { TIMES_OF_DAY } from './times-of-day.ts';

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

const Cost = z.pipe(
  z
    .number({ error: 'Cost must be a number' })
    .check(z.minimum(0, { error: 'Cost cannot be negative' }), z.maximum(1e9, { error: 'Cost is too large' })),
  z.transform((cost) => Math.round(cost * 100) / 100),
);

/** An idea is not decided, 'pending' is not booked yet. */
export const STATUSES = ['idea', 'pending', 'confirmed', 'cancelled'] as const;
export type Status = (typeof STATUSES)[number];

/** An optional field that came later: one that is not sent stays as it is, null clears it. */
const kept = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
/** The same for a text, which is cleared by an empty one too. */
const keptText = (max: number) =>
  z.optional(
    z.pipe(
      z.nullable(z.string().check(z.trim(), z.maxLength(max))),
      z.transform((text) => (text && isVisible(text) ? text : null)),
    ),
  );

let regions: Intl.DisplayNames | undefined;

function isCountry(code: string): boolean {
  regions ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined;
}

/**
 * What saves an activity. Everything but the title is optional. Null or empty clears a field; so does leaving it out, but
 * not for those from `kind` on, which then stay as they are.
 */
export const ActivityFields = z.object({
  title: requiredLine('Title'),
  time: WallClockTime,
  endTime: WallClockTime,
  /** IANA zone of `time`. */
  timeZone: optionalText('Time zone', 60).check(
    z.refine((name) => name === null || isTimeZone(name), { error: INVALID_ZONE }),
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
  kind: kept(z.enum(KINDS)),
  /** Calendar date of `endTime` at the place where it ends; without one, the first such time after the start. */
  endDate: z.optional(z.nullable(calendarDate('End date must be a date'))),
  endLocation: keptText(200),
  /** IANA zone of `endTime`, where it is not that of `time`. */
  endTimeZone: keptText(60).check(z.refine((name) => !name || isTimeZone(name), { error: INVALID_ZONE })),
  /** Of a clock that comes twice as summer time ends: that the second is meant. */
  timeIsLater: kept(z.boolean()),
  endTimeIsLater: kept(z.boolean()),
  coordinates: kept(Position),
  endCoordinates: kept(Position),
  /** ISO 3166-1 alpha-2. */
  country: kept(
    z
      .string({ error: 'Please enter a country like CH' })
      .check(z.trim(), z.toUpperCase(), z.refine(isCountry, { error: 'Please enter a country like CH' })),
  ),
  status: kept(z.enum(STATUSES)),
  details: kept(DetailsToSave),
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
  /** 'YYYY-MM-DD', where it is not the first such time after the start, and the place where a journey ends. */
  endDate: z.nullable(z.string()),
  endLocation: z.nullable(z.string()),
  timeOfDay: z.nullable(z.enum(TIMES_OF_DAY)),
  /** Only the trip's owner sees it; null for everyone else. */
  confirmationNumber: z.nullable(z.string()),
  /** The booking mails that mention it, in the order they were added; only the trip's owner sees them. */
  emailIds: z._default(z.array(z.string()), []),
  /** A mail said that the booking was cancelled; it stays until it is deleted. */
  cancelled: z._default(z.boolean(), false),
  /** The position of the place, where it is known. */
  coordinates: z._default(z.nullable(Position), null),
  /** The planner proposed it and its place was not found; cleared when the activity is edited. */
  unverified: z._default(z.boolean(), false),
  /** How often its own fields have changed, for If-Match. */
  revision: z._default(z.number(), 0),
  /** From here on, what is not known is absent. */
  kind: z.optional(z.enum(KINDS)),
  endTimeZone: z.optional(z.string()),
  timeIsLater: z.optional(z.literal(true)),
  endTimeIsLater: z.optional(z.literal(true)),
  endCoordinates: z.optional(Position),
  country: z.optional(z.string()),
  status: z.optional(z.enum(STATUSES)),
  details: z.optional(Details),
  /** What names it in the program that it was imported from; only the trip's owner sees it. */
  uid: z.optional(z.string()),
  documents: z.optional(z.array(Document)),
});
export type Activity = z.output<typeof Activity>;
