import * as z from 'zod/mini';
import { EMAIL_STATUSES, ForwardingRequest, ParsedBooking, SenderCheck } from '#shared/mail/schema.ts';

/** A mail in a traveller's inbox, as the table holds it. */
export const EmailItem = z.object({
  id: z.string(),
  status: z.enum(EMAIL_STATUSES),
  senderEmail: z.nullable(z.string()),
  /** ISO 8601 instant. */
  receivedAt: z.string(),
  /** When the original mail was sent, by its own Date, ISO 8601; without a Date, when it was received. */
  sentAt: z.string(),
  subject: z.nullable(z.string()),
  parsedBookings: z.array(ParsedBooking),
  errorMessage: z.nullable(z.string()),
  /** How it was read, where that was unusual; absent on older mails. */
  note: z.nullish(z.string()),
  tripId: z.nullable(z.string()),
  /** What is known of its sender; absent on older mails, null where nobody checked. */
  sender: z.nullish(SenderCheck),
  /** A mailbox provider's confirmation request instead of a booking. */
  forwarding: z.nullish(ForwardingRequest),
  /** The key of the raw message; null for a pasted mail. */
  objectKey: z.nullable(z.string()),
  /** Set while the deleted mail can still be restored. */
  deletedAt: z.optional(z.string()),
});
export type EmailItem = z.output<typeof EmailItem>;
