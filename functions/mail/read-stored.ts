import type { MailStore } from '../ports/mail-store.ts';
import type { MailReading, ReadOptions } from './extract/mail-reading.ts';
import { HEAD_BYTES, MAX_MAIL_BYTES } from './extract/message/text-limits.ts';
import type { MailReader } from './reader/mail-reader.ts';

interface Sources {
  readonly store: Pick<MailStore, 'read' | 'readStart'>;
  readonly reader: MailReader;
}

interface StoredReading {
  /** The message, or only its head when it is too large to be read. */
  readonly raw: Uint8Array;
  readonly reading: MailReading;
}

/**
 * Reads a stored message, but only the head of one above 25 MB, so that it cannot exhaust a function's memory. `size`
 * is the message's in bytes, if known. Undefined when the message is no longer stored.
 */
export async function readStored(
  key: string,
  { store, reader }: Sources,
  options: ReadOptions,
  size = 0,
): Promise<StoredReading | undefined> {
  const whole = size > MAX_MAIL_BYTES ? 'too-large' : await store.read(key, MAX_MAIL_BYTES);
  if (whole === undefined) return undefined;
  if (whole !== 'too-large') return { raw: whole, reading: await reader.readMessage(whole, options) };
  return readHead(key, store);
}

/** Reads who sent a stored message, when and about what, and nothing else. Undefined when it is no longer stored. */
export async function readHead(key: string, store: Pick<MailStore, 'readStart'>): Promise<StoredReading | undefined> {
  const raw = await store.readStart(key, HEAD_BYTES);
  if (raw === undefined) return undefined;
  // The code that opens mails is loaded lazily.
  const { TOO_LARGE, unreadMessage } = await import('./extract/unread-message.ts');
  return { raw, reading: await unreadMessage(raw, TOO_LARGE) };
}
