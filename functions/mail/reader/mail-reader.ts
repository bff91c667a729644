import type { MailReading, ReadOptions } from '../extract/mail-reading.ts';

/** Reads bookings from mail. Never throws for a mail's content: a mail without a booking returns a reason. */
export interface MailReader {
  /** A raw message as it was received (RFC 5322). */
  readMessage(raw: Uint8Array, options: ReadOptions): Promise<MailReading>;
  /** What a traveller pasted: readable text, or the source of a mail. */
  readPastedText(text: string, options: ReadOptions): Promise<MailReading>;
}
