import { textToDocument } from './document/text-to-document.ts';
import type { MailReading, ReadOptions } from './mail-reading.ts';
import { type OpenMessage, openMessage } from './message/open-message.ts';
import { isNestedMessage } from './message/part-kind.ts';
import { MAX_MAIL_BYTES, MAX_MESSAGE_DEPTH } from './message/text-limits.ts';
import { readOpened } from './read-opened.ts';
import { TOO_LARGE, unreadMessage } from './unread-message.ts';

const nothing = (reason: string): MailReading => ({
  forwardedBy: [],
  bookings: [],
  reader: 'none',
  reason,
  text: '',
});

/** Opens forwards that are attached as whole messages, down to the innermost; if there are several, all are read. */
async function originals(
  message: OpenMessage,
  depth: number,
): Promise<{ message: OpenMessage; path: OpenMessage[] }[]> {
  const nested = message.attachments.filter(isNestedMessage);
  if (nested.length === 0 || depth >= MAX_MESSAGE_DEPTH) return [{ message, path: [] }];
  const found: { message: OpenMessage; path: OpenMessage[] }[] = [];
  for (const part of nested.slice(0, 10)) {
    const inner = await openMessage(part.content);
    for (const each of await originals(inner, depth + 1))
      found.push({ message: each.message, path: [message, ...each.path] });
  }
  return found;
}

async function readAll(outer: OpenMessage, options: ReadOptions): Promise<MailReading> {
  const found = await originals(outer, 0);
  const readings: MailReading[] = [];
  for (const { message, path } of found) {
    const reading = await readOpened(message, options);
    const forwarders = path.map((each) => each.from).filter((from) => from !== undefined);
    readings.push({ ...reading, forwardedBy: [...forwarders, ...reading.forwardedBy] });
  }
  const first =
    readings.find((reading) => reading.bookings.length > 0) ??
    readings[0] ??
    nothing('No bookings found: the mail is empty.');
  const { open, ...rest } = first;
  return {
    ...rest,
    // A model reads one mail: messages with several are left to the built-in reader.
    ...(open && readings.length === 1 ? { open } : {}),
    bookings: readings.flatMap((reading) => reading.bookings),
    cancelled: readings.flatMap((reading) => reading.cancelled ?? []),
    ...(outer.messageId ? { messageId: outer.messageId } : {}),
  };
}

/**
 * Reads the bookings in one raw mail. Never throws for a mail's content: an unreadable mail, or one without a booking,
 * returns a reason.
 */
export async function readMessage(raw: Uint8Array, options: ReadOptions): Promise<MailReading> {
  if (raw.byteLength > MAX_MAIL_BYTES) return unreadMessage(raw, TOO_LARGE);
  let outer: OpenMessage;
  try {
    outer = await openMessage(raw);
  } catch (error) {
    return nothing(`The mail could not be read: ${error instanceof Error ? error.message : 'it is damaged'}.`);
  }
  try {
    return await readAll(outer, options);
  } catch (error) {
    const text = textToDocument(outer.text).text;
    return {
      ...nothing(`The mail could not be read: ${error instanceof Error ? error.message : 'it is damaged'}.`),
      text,
      ...(outer.subject ? { subject: outer.subject } : {}),
      ...(outer.from ? { from: outer.from } : {}),
      ...(outer.date ? { date: outer.date } : {}),
      ...(outer.messageId ? { messageId: outer.messageId } : {}),
    };
  }
}
