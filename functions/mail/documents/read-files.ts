import { AppError } from '#shared/contract/errors.ts';
import { documentName } from '#shared/documents/schema.ts';
import { type PreparedDocument, prepareDocument } from '../../documents/prepare-document.ts';
import type { MailStore } from '../../ports/mail-store.ts';
import { logger } from '../../runtime/logger.ts';
import { MAX_MAIL_BYTES } from '../extract/message/text-limits.ts';

/** A ticket of a mail, checked and ready to be stored. */
interface MailFile {
  readonly name: string;
  readonly file: PreparedDocument;
}

/** A file that is not kept, and why, for the traveller. */
export interface LeftOut {
  readonly name: string;
  readonly why: string;
}

export interface MailFiles {
  /** Each once, whatever it is called. */
  readonly files: readonly MailFile[];
  readonly leftOut: readonly LeftOut[];
}

export const NO_FILES: MailFiles = { files: [], leftOut: [] };

/** The tickets in a stored message: PDFs, passes and attached pictures. A message that is gone has none. */
export async function readFiles(objectKey: string, store: Pick<MailStore, 'read'>): Promise<MailFiles> {
  const raw = await store.read(objectKey, MAX_MAIL_BYTES);
  if (raw === undefined) return NO_FILES;
  if (raw === 'too-large') return allLeftOut('The email is larger than 25 MB.');
  // The code that takes mails apart is loaded only for a mail that was received.
  const { filesInThread } = await import('./attachments-thread.ts');
  const outcome = await filesInThread(raw);
  if ('givenUp' in outcome) {
    logger.warn('attachments given up on', { code: 'mail_given_up', why: outcome.givenUp, bytes: raw.byteLength });
    return allLeftOut(`The attachments could not be opened: ${outcome.givenUp}.`);
  }
  const files = new Map<string, MailFile>();
  const leftOut: LeftOut[] = [];
  for (const { fileName, bytes } of outcome.answer) {
    const name = documentName(fileName);
    try {
      const file = await prepareDocument(bytes);
      if (!files.has(file.name)) files.set(file.name, { name, file });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      leftOut.push({ name, why: error.message });
    }
  }
  return { files: [...files.values()], leftOut };
}

function allLeftOut(why: string): MailFiles {
  return { files: [], leftOut: [{ name: 'Attachments', why }] };
}
