import * as z from 'zod/mini';
import { EMAIL_STATUSES, ForwardingRequest, ParsedBooking, SenderCheck } from '#shared/mail/schema.ts';

/** A mail in a traveller's inbox, as the table holds it. */
export const EmailItem = z.object({
  id: z.string(),
  status: z.enum(EMAIL_STATUSES),
  senderEmail: z.nullable(z.string()),
  /** ISO 8601 instant. */
  receivedAt: z.string(),
  /** When the original mail was sent, by its own Date, ISO 8601; when it was received, where it tells no date. */
  sentAt: z.string(),
  subject: z.nullable(z.string()),
  parsedBookings: z.array(ParsedBooking),
  errorMessage: z.nullable(z.string()),
  /** How it was read, where that was not as usual; absent on mails of before. */
  note: z.nullish(z.string()),
  tripId: z.nullable(z.string()),
  /** What is known of its sender; absent on mails of before, null where nobody looked. */
  sender: z.nullish(SenderCheck),
  /** A mailbox provider's request instead of a booking. */
  forwarding: z.nullish(ForwardingRequest),
  /** Where the message itself is kept; null for one that was pasted. */
  objectKey: z.nullable(z.string()),
  /** Set while the mail can still be brought back. */
  deletedAt: z.optional(z.string()),
});
export type EmailItem = z.output<typeof EmailItem>;
