import * as z from 'zod/mini';
import { ParsedBooking } from '#shared/mail/schema.ts';

/** What one mail says of one booking. */
export const Statement = z.object({
  /** Null for a pasted mail. */
  emailId: z.nullable(z.string()),
  /** When the mail was sent, an ISO 8601 instant: the latest statement wins, in whatever order they came. */
  sentAt: z.string(),
  booking: z.omit(ParsedBooking, { evidence: true }),
});
export type Statement = z.output<typeof Statement>;

/**
 * A traveller's booking: what every mail said of it, and its activity in the timeline. A cancellation without a known
 * booking is a record without an activity, so that a confirmation that arrives later is recognised as cancelled.
 */
export const BookingRecord = z.object({
  id: z.string(),
  activityId: z.nullable(z.string()),
  statements: z.array(Statement).check(z.minLength(1)),
});
export type BookingRecord = z.output<typeof BookingRecord>;

/** The maximum number of statements of a booking; the oldest are dropped. */
export const MAX_STATEMENTS = 40;
/** What they may take of the 400 KB of an item. */
export const MAX_STATEMENTS_BYTES = 300_000;
