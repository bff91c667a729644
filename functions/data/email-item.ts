import * as z from 'zod';
import { EMAIL_STATUSES, ForwardingRequest, ParsedBooking, SenderCheck } from '#shared/mail/schema.ts';

/** A mail in a traveller's inbox, as the table holds it. */
export const EmailItem = z.object({
  id: z.string(),
  status: z.enum(EMAIL_STATUSES),
  senderEmail: z.string().nullable(),
  /** ISO 8601 instant. */
  receivedAt: z.string(),
  /** When the original mail was sent, by its own Date, ISO 8601; when it was received, where it tells no date. */
  sentAt: z.string(),
  subject: z.string().nullable(),
  parsedBookings: z.array(ParsedBooking),
  errorMessage: z.string().nullable(),
  /** How it was read, where that was not as usual; absent on mails of before. */
  note: z.string().nullish(),
  tripId: z.string().nullable(),
  /** What is known of its sender; absent on mails of before, null where nobody looked. */
  sender: SenderCheck.nullish(),
  /** A mailbox provider's request instead of a booking. */
  forwarding: ForwardingRequest.nullish(),
  /** Where the message itself is kept; null for one that was pasted. */
  objectKey: z.string().nullable(),
  /** Set while the mail can still be brought back. */
  deletedAt: z.string().optional(),
});
export type EmailItem = z.output<typeof EmailItem>;
