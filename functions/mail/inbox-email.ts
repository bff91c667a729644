import { createHash } from 'node:crypto';
import { type BookingPlan, MAX_BOOKINGS, type ParsedBooking, type ProcessedEmail } from '#shared/mail/schema.ts';
import type { EmailItem } from '../data/email-item.ts';
import type { MailReading } from './extract/mail-reading.ts';

const MAX_SUBJECT = 500;
/** RFC 5321 4.5.3.1: a local part of 64, '@' and a domain of 255. */
const MAX_ADDRESS = 320;
/** DynamoDB allows 400 KB per item. */
const MAX_BOOKINGS_BYTES = 300_000;
export const NO_BOOKINGS = 'No bookings found in the email';

/**
 * What identifies a message: its Message-ID (RFC 5322 3.6.4), else its bytes as they were sent. Forty hexadecimal
 * digits.
 */
export function messageHash(reading: MailReading, raw: Uint8Array): string {
  return createHash('sha256')
    .update(reading.messageId ?? asSent(raw))
    .digest('hex')
    .slice(0, 40);
}

/**
 * Trace fields that every server on the way prepends to a message, with time and path of this delivery (RFC 5321 4.4).
 */
const TRACE_FIELD =
  /(?:return-path|received|received-spf|delivered-to|authentication-results|arc-[\w-]+|x-ses-[\w-]+|x-original-to)[ \t]*:[^\n]*\n(?:[ \t][^\n]*\n)*/iy;
/** Maximum bytes of the fields that servers add. */
const MAX_TRACE = 65_536;

function asSent(raw: Uint8Array): Uint8Array {
  // One byte is one character, so that an index into the text is one into the bytes.
  const text = Buffer.from(raw.subarray(0, MAX_TRACE)).toString('latin1');
  const fields = new RegExp(TRACE_FIELD);
  let end = 0;
  while (fields.test(text)) end = fields.lastIndex;
  return raw.subarray(end);
}

/** Pending with its bookings, or failed with the reason. */
export function outcomeOf(
  reading: MailReading,
): Pick<EmailItem, 'status' | 'parsedBookings' | 'errorMessage' | 'note'> {
  const note = reading.note ?? null;
  const parsedBookings = fitting([...reading.bookings, ...(reading.cancelled ?? [])]);
  return parsedBookings.length > 0
    ? { status: 'pending', parsedBookings, errorMessage: null, note }
    : { status: 'failed', parsedBookings, errorMessage: reading.reason ?? `${NO_BOOKINGS}.`, note };
}

/** As many bookings as one entry can hold; evidence is dropped first. */
function fitting(bookings: readonly ParsedBooking[]): ParsedBooking[] {
  const isFitting = (some: readonly ParsedBooking[]) => Buffer.byteLength(JSON.stringify(some)) <= MAX_BOOKINGS_BYTES;
  const first = bookings.slice(0, MAX_BOOKINGS);
  if (isFitting(first)) return first;
  const bare = first.map(({ evidence: _, ...booking }) => booking);
  while (!isFitting(bare)) bare.pop();
  return bare;
}

/** A read mail as the inbox stores it. Its id begins with its arrival time, so that the inbox sorts by it. */
export function inboxEmail(
  reading: MailReading,
  message: { readonly hash: string; readonly receivedAt: Date; readonly objectKey: string | null },
  about: Partial<EmailItem> = {},
): EmailItem {
  const time = message.receivedAt.getTime().toString(36).padStart(9, '0');
  const tail = BigInt(`0x${message.hash}`).toString(36).padStart(20, '0').slice(-20);
  return {
    ...outcomeOf(reading),
    ...about,
    id: `${time}${tail}`,
    senderEmail: reading.from?.address.slice(0, MAX_ADDRESS) ?? null,
    receivedAt: message.receivedAt.toISOString(),
    sentAt: sentAt(reading, message.receivedAt).toISOString(),
    subject: reading.subject?.slice(0, MAX_SUBJECT).toWellFormed() ?? null,
    tripId: null,
    objectKey: message.objectKey,
  };
}

/** The mail's own Date, unless it is in the future. */
function sentAt({ date }: MailReading, receivedAt: Date): Date {
  return date !== undefined && date < receivedAt && date.getTime() > 0 ? date : receivedAt;
}

/** The mail as its owner sees it; `plans` describe what Process does with the bookings of a pending one. */
export function emailView(
  { objectKey: _, deletedAt: __, sentAt: ___, sender, forwarding, note, ...email }: EmailItem,
  plans: BookingPlan[] = [],
): ProcessedEmail {
  return { ...email, plans, sender: sender ?? null, forwarding: forwarding ?? null, note: note ?? null };
}
