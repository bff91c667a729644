import { AppError } from '#shared/contract/errors.ts';
import { MAX_EMAIL_TEXT_BYTES } from '#shared/mail/schema.ts';
import type { MailReading, ReadOptions } from './extract/mail-reading.ts';
import { NO_BOOKINGS } from './inbox-email.ts';
import type { MailReader } from './reader/mail-reader.ts';

/** Reads a pasted mail; 413 when it is too long, 422 'No bookings found…' with the reason when there are none. */
export async function readPasted(reader: MailReader, text: string, options: ReadOptions): Promise<MailReading> {
  if (Buffer.byteLength(text) > MAX_EMAIL_TEXT_BYTES) {
    throw new AppError('too_large', 'This email is too long: at most 200 KB can be pasted.');
  }
  const reading = await reader.readPastedText(text, options);
  const bookings = [...reading.bookings, ...(reading.cancelled ?? [])];
  if (bookings.length > 0) return { ...reading, bookings };
  const reason = reading.reason?.replace(/^No bookings found[^:.]*[:.]?\s*/i, '');
  throw new AppError('unprocessable', reason ? `${NO_BOOKINGS}: ${reason}` : `${NO_BOOKINGS}.`);
}
