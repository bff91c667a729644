import type { MailReader } from './mail-reader.ts';

/**
 * The reader that needs no account and no network. Its words of ten languages and the readers of its formats are half
 * a megabyte, which a function loads at its first mail. Whole messages, which anybody can send, are read in a thread of
 * their own that ends when one costs too much.
 */
export const builtInMailReader: MailReader = {
  readMessage: async (raw, options) => (await import('./mail-reader-thread.ts')).readApart(raw, options),
  readPastedText: async (text, options) => (await import('../extract/read-text.ts')).readPastedText(text, options),
};
