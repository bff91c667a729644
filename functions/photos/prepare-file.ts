import { AppError } from '#shared/contract/errors.ts';
import { MAX_PHOTO_BYTES } from '#shared/photos/schema.ts';
import { type MediaType, mediaTypeOf } from './content/media-type.ts';
import { stripLocation } from './content/strip-location.ts';

/** A photo or clip as it is stored and shown. */
export interface PreparedFile {
  readonly bytes: Uint8Array;
  readonly type: MediaType;
  /** Small enough for a grid, where there is one. */
  readonly small: Uint8Array | undefined;
}

/** An uploaded file, checked by its own bytes and stripped of its location. Throws 422 with what is wrong with it. */
export async function prepareFile(bytes: Uint8Array | 'too-large' | undefined): Promise<PreparedFile> {
  if (bytes === undefined)
    throw new AppError('unprocessable', 'This file was not uploaded, or it was larger than 10 MB');
  if (bytes === 'too-large' || bytes.length > MAX_PHOTO_BYTES) {
    throw new AppError('unprocessable', 'This file is larger than 10 MB');
  }
  const type = mediaTypeOf(bytes);
  if (type === undefined) throw new AppError('unprocessable', 'Only photos and videos');
  try {
    if (type !== 'image/heic') return { bytes: stripLocation(bytes, type), type, small: undefined };
    // Two megabytes of decoder, which most uploads do not need.
    const { jpegOfHeic } = await import('./content/heic-picture.ts');
    const { large, small } = await jpegOfHeic(bytes);
    return { bytes: large, type: 'image/jpeg', small };
  } catch (error) {
    // Any error while parsing a malformed file is the file's fault.
    throw new AppError('unprocessable', 'This file cannot be read. Please choose another one.', { cause: error });
  }
}
