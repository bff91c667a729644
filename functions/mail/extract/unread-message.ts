import type { MailReading } from './mail-reading.ts';
import { openMessage } from './message/open-message.ts';

const MAX_HEAD = 200_000;

/** A mail that was given up on: what its headers say, and why it was not read. */
export async function unreadMessage(raw: Uint8Array, why: string): Promise<MailReading> {
  const head = Buffer.from(raw.subarray(0, MAX_HEAD));
  const blank = [head.indexOf('\r\n\r\n'), head.indexOf('\n\n')].filter((at) => at >= 0);
  const headers = head.subarray(0, Math.min(head.byteLength, ...blank));
  const nothing: MailReading = {
    ...{ forwardedBy: [], recipients: [], bookings: [], reader: 'none', text: '' },
    reason: `The mail could not be read: ${why}.`,
  };
  try {
    const { subject, from, date, messageId, recipients } = await openMessage(headers);
    return {
      ...nothing,
      recipients,
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
