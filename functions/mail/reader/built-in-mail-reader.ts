import type { MailReader } from './mail-reader.ts';

/**
 * The reader that needs no account and no network. Its words of ten languages and its format readers are half a
 * megabyte, which a function loads with its first mail. Whole messages, which anyone can send, are read in a worker
 * thread that is terminated when one costs too much.
 */
export const builtInMailReader: MailReader = {
  readMessage: async (raw, options) => (await import('./mail-reader-thread.ts')).readInThread(raw, options),
  readPastedText: async (text, options) => (await import('../extract/read-text.ts')).readPastedText(text, options),
};
