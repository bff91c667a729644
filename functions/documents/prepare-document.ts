import { createHash } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import type { KEPT_TYPES } from '#shared/documents/document.ts';
import { MAX_DOCUMENT_BYTES } from '#shared/documents/schema.ts';
import { mediaTypeOf } from '../photos/content/media-type.ts';
import { prepareFile } from '../photos/prepare-file.ts';
import { passProblem } from './pass-problem.ts';

/** A document as it is stored and shown. */
export interface PreparedDocument {
  readonly bytes: Uint8Array;
  readonly extension: keyof typeof KEPT_TYPES;
  /** The beginning of the SHA-256 of the file as it was given, 24 characters of 0-9 and a-z: the same file has the same. */
  readonly name: string;
}

const NAME_LENGTH = 24;
const PICTURES = ['image/jpeg', 'image/png', 'image/heic'] as const;
const ONLY = 'Only PDFs, passes and pictures';

/**
 * A file, checked by its own bytes: a PDF and a pass stay as they are, a picture loses its location, and HEIC becomes
 * JPEG. Throws 422 with what is wrong with it.
 */
export async function prepareDocument(bytes: Uint8Array | 'too-large' | undefined): Promise<PreparedDocument> {
  if (bytes === undefined) {
    throw new AppError('unprocessable', 'This file was not uploaded, or it was larger than 10 MB');
  }
  if (bytes === 'too-large' || bytes.length > MAX_DOCUMENT_BYTES) {
    throw new AppError('unprocessable', 'This file is larger than 10 MB');
  }
  const name = nameOf(bytes);
  if (isPdf(bytes)) return { bytes, extension: 'pdf', name };
  if (isArchive(bytes)) {
    const problem = passProblem(bytes);
    if (problem !== undefined) throw new AppError('unprocessable', `This pass cannot be kept: ${problem}`);
    return { bytes, extension: 'pkpass', name };
  }
  const type = mediaTypeOf(bytes);
  if (!PICTURES.some((each) => each === type)) throw new AppError('unprocessable', ONLY);
  const picture = await prepareFile(bytes);
  return { bytes: picture.bytes, extension: picture.type === 'image/png' ? 'png' : 'jpg', name };
}

/** ISO 32000-2, 7.5.2; some writers put blanks before it. */
function isPdf(bytes: Uint8Array): boolean {
  return /^(?:\xef\xbb\xbf)?\s{0,16}%PDF-\d/.test(Buffer.from(bytes.subarray(0, 32)).toString('latin1'));
}

/** A ZIP archive (APPNOTE 6.3.10, 4.3.7). */
function isArchive(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from('PK\x03\x04', 'latin1'));
}

function nameOf(bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return BigInt(`0x${hash}`).toString(36).padStart(50, '0').slice(-NAME_LENGTH);
}
