import * as z from 'zod/mini';
import { isWebOrMediaUrl } from '../contract/text.ts';

/** The maximum number of documents of an activity. */
export const MAX_DOCUMENTS = 10;

/** The maximum size of a document in bytes. */
export const MAX_DOCUMENT_BYTES = 10_485_760;

const MAX_NAME = 120;

/** Separators of paths, and what cannot be seen. */
const UNFIT = /[/\\\p{Cc}\p{Cf}\u2028\u2029]/u;

const documentURL = z
  .string({ error: 'documentURL is required' })
  .check(z.refine(isWebOrMediaUrl, { error: 'documentURL must be an uploaded file' }));

export const DocumentToAdd = z.object({
  documentURL,
  name: z.string({ error: 'Name is required' }).check(
    z.trim(),
    z.minLength(1, { error: 'Name is required' }),
    z.maxLength(MAX_NAME, { error: `Name can have at most ${MAX_NAME} characters` }),
    z.refine((name) => !UNFIT.test(name), { error: 'Name cannot contain / or \\' }),
  ),
});

export const DocumentToRemove = z.object({ documentURL });

/** A file's name as a document's: without its path and what cannot be seen, and cut before its extension. */
export function documentName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(new RegExp(UNFIT, 'gu'), '').toWellFormed().trim() || 'Document';
  if (name.length <= MAX_NAME) return name;
  const extension = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, MAX_NAME - extension.length)}${extension}`.toWellFormed();
}
