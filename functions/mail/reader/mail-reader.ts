import type { MailReading, ReadOptions } from '../extract/mail-reading.ts';

/** Reads bookings out of mail. It never throws for what a mail holds: a mail without a booking comes with a reason. */
export interface MailReader {
  /** A whole message as it was received (RFC 5322). */
  readMessage(raw: Uint8Array, options: ReadOptions): Promise<MailReading>;
  /** What a traveller pasted: readable text, or the source of a mail. */
  readPastedText(text: string, options: ReadOptions): Promise<MailReading>;
}
