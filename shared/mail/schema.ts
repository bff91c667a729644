import * as z from 'zod/mini';
import { Currency } from '../contract/currency.ts';
import { MAX_TEXT, requiredLine } from '../contract/text.ts';

export const BOOKING_TYPES = ['hotel', 'flight', 'restaurant', 'activity', 'transport', 'other'] as const;
export type BookingType = (typeof BOOKING_TYPES)[number];

/** How much of a pasted mail is read, in UTF-8 bytes. */
export const MAX_EMAIL_TEXT_BYTES = 200 * 1024;
/** The maximum number of bookings per call. */
export const MAX_BOOKINGS = 50;

/**
 * Where a value came from: `found` verbatim in the mail, `computed` from such words, `guessed` (to be reviewed before
 * it is used), or `missing`. `start` and `end` are UTF-16 offsets of `quote` in the mail's readable text.
 */
export const Evidence = z.object({
  kind: z.enum(['found', 'computed', 'guessed', 'missing']),
  quote: z.optional(z.string().check(z.maxLength(1000))),
  start: z.optional(z.int().check(z.minimum(0))),
  end: z.optional(z.int().check(z.minimum(0))),
  how: z.optional(z.string().check(z.maxLength(500))),
});
export type Evidence = z.output<typeof Evidence>;

const line = (name: string, max = 300) =>
  z
    .string({ error: `${name} must be a text` })
    .check(z.trim(), z.maxLength(max, { error: `${name} can have at most ${max} characters` }));
const date = z.iso.date({ error: 'Please enter a date like 2027-06-03' });
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Please enter a time like 09:30' }));

/** What a mail says of a booking: confirmed, changed, or cancelled. */
const BOOKING_EVENTS = ['confirmation', 'change', 'cancellation'] as const;
export type BookingEvent = (typeof BOOKING_EVENTS)[number];

/**
 * One booking read from a mail. Missing values are absent. Dates are 'YYYY-MM-DD' and times 'HH:MM', the local time at
 * the place, never converted. start/end: check-in and check-out, departure and arrival.
 */
export const ParsedBooking = z.object({
  type: z.enum(BOOKING_TYPES, { error: 'Please choose a type' }),
  title: requiredLine('Title', 300),
  description: z.optional(line('Description', MAX_TEXT)),
  startDate: z.optional(date),
  endDate: z.optional(date),
  startTime: z.optional(time),
  endTime: z.optional(time),
  /** Where it is or begins. */
  location: z.optional(line('Location', 500)),
  /** Where a journey ends. */
  endLocation: z.optional(line('End location', 500)),
  /** The booking's own total, in `currency` (ISO 4217). */
  cost: z.optional(z.number().check(z.minimum(0), z.maximum(1e9))),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'Please enter a currency like EUR' }))),
  confirmationNumber: z.optional(line('Confirmation number', 100)),
  notes: z.optional(line('Notes', MAX_TEXT)),
  /** IANA zone of the start time's place. */
  timeZone: z.optional(line('Time zone', 60)),
  /** Absent: a confirmation. */
  event: z.optional(z.enum(BOOKING_EVENTS)),
  /** From a field's name to where its value came from. */
  evidence: z.optional(z.record(z.string(), Evidence)),
});
export type ParsedBooking = z.output<typeof ParsedBooking>;

/** The fields of a booking that determine its days. */
export const DATE_FIELDS = ['startDate', 'endDate'] as const;

/** The guessed dates of a booking that nobody has reviewed. A cancellation adds none. */
export function openGuesses(booking: ParsedBooking, looked: readonly string[] = []): (typeof DATE_FIELDS)[number][] {
  if (booking.event === 'cancellation') return [];
  return DATE_FIELDS.filter(
    (field) => booking[field] !== undefined && booking.evidence?.[field]?.kind === 'guessed' && !looked.includes(field),
  );
}

export const EMAIL_STATUSES = ['pending', 'processed', 'failed'] as const;

/** A field of an activity that a mail changes, with the timeline's value and the mail's. */
export const FieldChange = z.object({
  field: z.string(),
  old: z.nullable(z.union([z.string(), z.number()])),
  new: z.nullable(z.union([z.string(), z.number()])),
  /** The traveller edited it by hand: it stays unless they choose otherwise. */
  edited: z.boolean(),
});
export type FieldChange = z.output<typeof FieldChange>;

/**
 * The effect of processing one booking of a pending mail: a `new` item, `already` in a trip unchanged, `change` or
 * `cancel` of the existing item, or a cancellation of what is in no trip (`unknown`).
 */
export const BookingPlan = z.object({
  outcome: z.enum(['new', 'already', 'change', 'cancel', 'unknown']),
  /** Another mail said that the booking is cancelled: so its item is, too. */
  cancelled: z.boolean(),
  /** Where its item is. */
  tripId: z.nullable(z.string()),
  tripTitle: z.nullable(z.string()),
  itemTitle: z.nullable(z.string()),
  changes: z.array(FieldChange),
});
export type BookingPlan = z.output<typeof BookingPlan>;

const VERDICTS = ['pass', 'fail', 'none'] as const;

/** Whether the sender is authentic (SPF, RFC 7208; DKIM, RFC 6376; DMARC, RFC 7489), as the receiving server found. */
export const SenderCheck = z.object({
  verdict: z.enum(VERDICTS),
  /** Why reading failed, for the traveller. */
  why: z.nullable(z.string()),
});
export type SenderCheck = z.output<typeof SenderCheck>;

/** A mailbox provider's request to confirm forwarding to the personal address. */
export const ForwardingRequest = z.object({
  provider: z.string(),
  /** The mailbox that will be forwarded. */
  mailbox: z.nullable(z.string()),
  code: z.nullable(z.string()),
  link: z.nullable(z.string()),
});
export type ForwardingRequest = z.output<typeof ForwardingRequest>;

/** A forwarded mail in the inbox. */
export const ProcessedEmail = z.object({
  id: z.string(),
  status: z.enum(EMAIL_STATUSES),
  senderEmail: z.nullable(z.string()),
  receivedAt: z.string(),
  subject: z.nullable(z.string()),
  parsedBookings: z.array(ParsedBooking),
  errorMessage: z.nullable(z.string()),
  /** How it was read, in words, where that was unusual. */
  note: z._default(z.nullable(z.string()), null),
  tripId: z.nullable(z.string()),
  /** For a pending mail in the list: the effect of Process on each of its bookings, in order. */
  plans: z._default(z.array(BookingPlan), []),
  sender: z._default(z.nullable(SenderCheck), null),
  /** Set for a provider's confirmation request, which has no booking: what is needed to confirm it. */
  forwarding: z._default(z.nullable(ForwardingRequest), null),
});
export type ProcessedEmail = z.output<typeof ProcessedEmail>;

const optionalTripId = z.pipe(
  z.nullish(z.string({ error: 'Trip not found' }).check(z.maxLength(100))),
  z.transform((id) => id || null),
);

const emailContent = z
  .string({ error: 'Please paste your booking confirmation email' })
  .check(z.refine((text) => text.trim() !== '', { error: 'Please paste your booking confirmation email' }));

export const EmailToParse = z.object({ emailContent, tripId: optionalTripId });
export const TestEmail = z.object({ emailContent, userId: z.optional(z.unknown()) });
/** Corrections of single bookings, by the booking's index. */
const FieldsOfBookings = z.pipe(
  z.nullish(
    z
      .array(
        z.object({
          booking: z.int().check(z.minimum(0)),
          fields: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40)),
        }),
      )
      .check(z.maxLength(MAX_BOOKINGS)),
  ),
  z.transform((fields) => fields ?? []),
);

/** Guessed dates that the traveller has reviewed and confirmed: other guesses are not added. */
const looked = FieldsOfBookings;

/** A booking to add to a trip. */
const BookingToAdd = z
  .extend(ParsedBooking, { currency: z.optional(Currency) })
  .check(
    z.refine(
      ({ type, startDate, endDate }) =>
        type !== 'hotel' || startDate === undefined || endDate === undefined || startDate <= endDate,
      { error: 'Check-out must be on or after check-in', path: ['endDate'] },
    ),
  );

export const TripFromEmail = z.object({
  bookings: z
    .array(BookingToAdd, { error: 'bookings must be a list' })
    .check(
      z.minLength(1, { error: 'Choose at least one booking' }),
      z.maxLength(MAX_BOOKINGS, { error: `At most ${MAX_BOOKINGS} bookings at once` }),
    ),
  /** What happens to bookings that are in a trip already: added again, or the existing item is updated. */
  known: z.pipe(
    z.nullish(z.enum(['add', 'update'])),
    z.transform((known) => known ?? 'add'),
  ),
  looked,
  tripTitle: z.pipe(
    z.nullish(line('Trip title', 200)),
    z.transform((title) => title || null),
  ),
  tripId: optionalTripId,
});
const bookings = z
  .array(BookingToAdd, { error: 'bookings must be a list' })
  .check(
    z.minLength(1, { error: 'Choose at least one booking' }),
    z.maxLength(MAX_BOOKINGS, { error: `At most ${MAX_BOOKINGS} bookings at once` }),
  );

/** All are optional: by default the bookings are as they were read, and manual edits stay. */
export const EmailToProcess = z.pipe(
  z.nullish(
    z.object({
      tripId: optionalTripId,
      /** The bookings as the traveller corrected them. */
      bookings: z.nullish(bookings),
      /** The fields of existing items that take the mail's values; by default all that were not edited by hand. */
      accept: FieldsOfBookings,
      looked,
      /** Process it although its sender could not be verified. */
      trustSender: z.nullish(z.boolean()),
    }),
  ),
  z.transform((body) => ({
    tripId: body?.tripId ?? null,
    bookings: body?.bookings ?? null,
    accept: body?.accept ?? [],
    looked: body?.looked ?? [],
    trustSender: body?.trustSender === true,
  })),
);

export const Created = z.object({
  trip: z.object({ id: z.string(), title: z.string() }),
  daysCreated: z.number(),
  activitiesCreated: z.number(),
  activitiesUpdated: z._default(z.number(), 0),
  activitiesCancelled: z._default(z.number(), 0),
  /** Files of the mail that are kept with its bookings by now, also those that were kept before. */
  documentsKept: z._default(z.number(), 0),
  documentsLeftOut: z._default(z.array(z.object({ name: z.string(), why: z.string() })), []),
});
export type Created = z.output<typeof Created>;

/** The result of processing a mail; it touches no trip when the mail cancels what is in none. */
export const Processed = z.extend(Created, { trip: z.nullable(Created.shape.trip) });
export type Processed = z.output<typeof Processed>;
