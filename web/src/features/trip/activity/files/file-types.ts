import { MAX_DOCUMENT_BYTES } from '#shared/documents/schema.ts';
import { DOCUMENT_TYPES } from '#shared/documents/types.ts';

const TYPES = [...Object.values(DOCUMENT_TYPES), 'image/jpeg', 'image/png', 'image/heic'] as const;
export type FileType = (typeof TYPES)[number];

/** Some systems know no type for these. */
const BY_ENDING: Readonly<Record<string, FileType>> = {
  pdf: DOCUMENT_TYPES.pdf,
  pkpass: DOCUMENT_TYPES.pkpass,
  heic: 'image/heic',
  heif: 'image/heic',
};

/** What a file chooser offers. */
export const ACCEPTED = [...TYPES, ...Object.keys(BY_ENDING).map((ending) => `.${ending}`)].join(',');

/** What a file is announced as; the server looks at what is in it. Undefined for what is not kept. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): FileType | undefined {
  return BY_ENDING[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? TYPES.find((each) => each === type);
}

/** Why a file cannot be added, in words. */
export function problemOf({ size }: Pick<File, 'size'>, type: FileType | undefined): string | undefined {
  if (type === undefined) return 'Only PDFs, passes (.pkpass) and pictures (JPEG, PNG, HEIC)';
  if (size === 0) return 'This file is empty';
  return size > MAX_DOCUMENT_BYTES ? 'This file is larger than 10 MB' : undefined;
}
