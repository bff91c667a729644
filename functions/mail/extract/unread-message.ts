import type { MailReading } from './mail-reading.ts';
import { openMessage } from './message/open-message.ts';
import { HEAD_BYTES } from './message/text-limits.ts';

/** Why a mail that is too large is not read. */
export const TOO_LARGE = 'it is larger than 25 MB';

/** The result for a mail that is not read, by its head: its header fields, and why. */
export async function unreadMessage(raw: Uint8Array, why: string): Promise<MailReading> {
  const head = Buffer.from(raw.subarray(0, HEAD_BYTES));
  const blank = [head.indexOf('\r\n\r\n'), head.indexOf('\n\n')].filter((at) => at >= 0);
  const headers = head.subarray(0, Math.min(head.byteLength, ...blank));
  const nothing: MailReading = {
    ...{ forwardedBy: [], bookings: [], reader: 'none', text: '' },
    reason: `The mail could not be read: ${why}.`,
  };
  try {
    const { subject, from, date, messageId } = await openMessage(headers);
    return {
      ...nothing,
      ...(subject ? { subject } : {}),
      ...(from ? { from } : {}),
      ...(date ? { date } : {}),
      ...(messageId ? { messageId } : {}),
    };
  } catch (error) {
    if (error instanceof Error) return nothing;
    throw error;
  }
}
