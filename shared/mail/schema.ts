import * as z from 'zod';
import { MAX_TEXT, requiredLine } from '../contract/text.ts';

export const BOOKING_TYPES = ['hotel', 'flight', 'restaurant', 'activity', 'transport', 'other'] as const;
export type BookingType = (typeof BOOKING_TYPES)[number];

/** The most of a pasted mail that is read, in UTF-8 bytes. */
export const MAX_EMAIL_TEXT_BYTES = 200 * 1024;
/** The most bookings that one call takes. */
export const MAX_BOOKINGS = 50;

/**
 * Where a value came from: `found` word for word in the mail, `computed` from such words, `guessed` (to be looked at
 * before it is used), or `missing`. `start` and `end` are UTF-16 offsets of `quote` in the mail's readable text.
 */
export const Evidence = z.object({
  kind: z.enum(['found', 'computed', 'guessed', 'missing']),
  quote: z.string().max(1000).optional(),
  start: z.number().int().min(0).optional(),
  end: z.number().int().min(0).optional(),
  how: z.string().max(500).optional(),
});
export type Evidence = z.output<typeof Evidence>;

const line = (name: string, max = 300) =>
  z
    .string({ error: `${name} must be a text` })
    .trim()
    .max(max, { error: `${name} can have at most ${max} characters` });
const date = z.iso.date({ error: 'Please enter a date like 2027-06-03' });
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Please enter a time like 09:30' });

/** What a mail says of a booking: that it is made, that it is another now, or that it is no more. */
const BOOKING_EVENTS = ['confirmation', 'change', 'cancellation'] as const;
export type BookingEvent = (typeof BOOKING_EVENTS)[number];

/**
 * One booking read from a mail. A value that the mail does not give is absent. Dates are 'YYYY-MM-DD' and times
 * 'HH:MM' on the clock at the place, never shifted. start/end: check-in and check-out, departure and arrival.
 */
export const ParsedBooking = z.object({
  type: z.enum(BOOKING_TYPES, { error: 'Please choose a type' }),
  title: requiredLine('Title', 300),
  description: line('Description', MAX_TEXT).optional(),
  startDate: date.optional(),
  endDate: date.optional(),
  startTime: time.optional(),
  endTime: time.optional(),
  /** Where it is or begins. */
  location: line('Location', 500).optional(),
  /** Where a journey ends. */
  endLocation: line('End location', 500).optional(),
  /** The booking's own total, in `currency` (ISO 4217). */
  cost: z.number().min(0).max(1e9).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: 'Please enter a currency like EUR' })
    .optional(),
  confirmationNumber: line('Confirmation number', 100).optional(),
  notes: line('Notes', MAX_TEXT).optional(),
  /** IANA zone of the place of the start time. */
  timeZone: line('Time zone', 60).optional(),
  /** Absent: a confirmation. */
  event: z.enum(BOOKING_EVENTS).optional(),
  /** Field name to where its value came from. */
  evidence: z.record(z.string(), Evidence).optional(),
});
export type ParsedBooking = z.output<typeof ParsedBooking>;

/** The fields of a booking that say on which days it is. */
export const DATE_FIELDS = ['startDate', 'endDate'] as const;

/** The guessed dates of a booking that nobody looked at. A cancellation adds none. */
export function openGuesses(booking: ParsedBooking, looked: readonly string[] = []): (typeof DATE_FIELDS)[number][] {
  if (booking.event === 'cancellation') return [];
  return DATE_FIELDS.filter(
    (field) => booking[field] !== undefined && booking.evidence?.[field]?.kind === 'guessed' && !looked.includes(field),
  );
}

export const EMAIL_STATUSES = ['pending', 'processed', 'failed'] as const;

/** A field of an activity that a mail changes, as it reads in the timeline and as the mail has it. */
export const FieldChange = z.object({
  field: z.string(),
  old: z.union([z.string(), z.number()]).nullable(),
  new: z.union([z.string(), z.number()]).nullable(),
  /** The traveller changed it by hand: it stays unless they say otherwise. */
  edited: z.boolean(),
});
export type FieldChange = z.output<typeof FieldChange>;

/**
 * What processing does with one booking of a pending mail: it becomes a `new` item, it is `already` in a trip as it is,
 * it `change`s or `cancel`s the item that is there, or it cancels what is in no trip (`unknown`).
 */
export const BookingPlan = z.object({
  outcome: z.enum(['new', 'already', 'change', 'cancel', 'unknown']),
  /** Another mail said that the booking is cancelled: its item is, too. */
  cancelled: z.boolean(),
  /** Where its item is. */
  tripId: z.string().nullable(),
  tripTitle: z.string().nullable(),
  itemTitle: z.string().nullable(),
  changes: z.array(FieldChange),
});
export type BookingPlan = z.output<typeof BookingPlan>;

const VERDICTS = ['pass', 'fail', 'none'] as const;

/** Whether the mail comes from whom it says (SPF, RFC 7208; DKIM, RFC 6376; DMARC, RFC 7489), as who took it in found. */
export const SenderCheck = z.object({
  verdict: z.enum(VERDICTS),
  /** For the traveller, when it failed: why. */
  why: z.string().nullable(),
});
export type SenderCheck = z.output<typeof SenderCheck>;

/** A mailbox provider asks to confirm that mail is forwarded to the personal address. */
export const ForwardingRequest = z.object({
  provider: z.string(),
  /** The mailbox that is to be forwarded. */
  mailbox: z.string().nullable(),
  code: z.string().nullable(),
  link: z.string().nullable(),
});
export type ForwardingRequest = z.output<typeof ForwardingRequest>;

/** A forwarded mail in the inbox. */
export const ProcessedEmail = z.object({
  id: z.string(),
  status: z.enum(EMAIL_STATUSES),
  senderEmail: z.string().nullable(),
  receivedAt: z.string(),
  subject: z.string().nullable(),
  parsedBookings: z.array(ParsedBooking),
  errorMessage: z.string().nullable(),
  /** How it was read, in words, where that was not as usual. */
  note: z.string().nullable().default(null),
  tripId: z.string().nullable(),
  /** For a pending mail in the list: what Process does with each of its bookings, in their order. */
  plans: z.array(BookingPlan).default([]),
  sender: SenderCheck.nullable().default(null),
  /** Not a booking but a provider's request, with what it takes to confirm it. */
  forwarding: ForwardingRequest.nullable().default(null),
});
export type ProcessedEmail = z.output<typeof ProcessedEmail>;

const optionalTripId = z
  .string({ error: 'Trip not found' })
  .max(100)
  .nullish()
  .transform((id) => id || null);

const emailContent = z
  .string({ error: 'Please paste your booking confirmation email' })
  .refine((text) => text.trim() !== '', { error: 'Please paste your booking confirmation email' });

export const EmailToParse = z.object({ emailContent, tripId: optionalTripId });
export const TestEmail = z.object({ emailContent, userId: z.unknown().optional() });
/** Fields of single bookings, by the booking's place in the list. */
const FieldsOfBookings = z
  .array(z.object({ booking: z.number().int().min(0), fields: z.array(z.string().max(40)).max(40) }))
  .max(MAX_BOOKINGS)
  .nullish()
  .transform((fields) => fields ?? []);

/** Guessed dates that the traveller has looked at and found right: others are not added. */
const looked = FieldsOfBookings;

export const TripFromEmail = z.object({
  bookings: z
    .array(ParsedBooking, { error: 'bookings is required' })
    .min(1, { error: 'Choose at least one booking' })
    .max(MAX_BOOKINGS, { error: `At most ${MAX_BOOKINGS} bookings at once` }),
  /** What happens to bookings that are in a trip already: added once more, or the item there is brought up to date. */
  known: z
    .enum(['add', 'update'])
    .nullish()
    .transform((known) => known ?? 'add'),
  looked,
  tripTitle: line('Trip title', 200)
    .nullish()
    .transform((title) => title || null),
  tripId: optionalTripId,
});
const bookings = z
  .array(ParsedBooking, { error: 'bookings must be a list' })
  .min(1, { error: 'Choose at least one booking' })
  .max(MAX_BOOKINGS, { error: `At most ${MAX_BOOKINGS} bookings at once` });

/** All may be absent: then the bookings are as they were read, and what was changed by hand stays. */
export const EmailToProcess = z
  .object({
    tripId: optionalTripId,
    /** The bookings as the traveller corrected them. */
    bookings: bookings.nullish(),
    /** The fields of items that are there which are to be as the mail has them; without it all but those edited by hand. */
    accept: FieldsOfBookings,
    looked,
    /** Process it although its sender could not be verified. */
    trustSender: z.boolean().nullish(),
  })
  .nullish()
  .transform((body) => ({
    tripId: body?.tripId ?? null,
    bookings: body?.bookings ?? null,
    accept: body?.accept ?? [],
    looked: body?.looked ?? [],
    trustSender: body?.trustSender === true,
  }));

export const Created = z.object({
  trip: z.object({ id: z.string(), title: z.string() }),
  daysCreated: z.number(),
  activitiesCreated: z.number(),
  activitiesUpdated: z.number().default(0),
  activitiesCancelled: z.number().default(0),
});
export type Created = z.output<typeof Created>;

/** What processing a mail did; it touches no trip when the mail cancels what is in none. */
export const Processed = Created.extend({ trip: Created.shape.trip.nullable() });
export type Processed = z.output<typeof Processed>;
