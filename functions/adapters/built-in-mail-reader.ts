import { readMessage } from '../mail/extract/read-message.ts';
import { readPastedText } from '../mail/extract/read-text.ts';
import type { MailReader } from '../ports/mail-reader.ts';

/** The reader that needs no account and no network. */
export const builtInMailReader: MailReader = { readMessage, readPastedText };
