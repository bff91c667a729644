import type { MediaType } from './media-type.ts';
import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripMp4 } from './strip-mp4.ts';
import { stripPng } from './strip-png.ts';
import { stripWebm } from './strip-webm.ts';
import { stripWebp } from './strip-webp.ts';

const STRIPPERS: Readonly<Record<Exclude<MediaType, 'image/heic'>, (bytes: Uint8Array) => Uint8Array>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
  'video/webm': stripWebm,
  'video/mp4': stripMp4,
};

/**
 * The same photo or clip without its location (OPEN-129). This is an allow list: only what is needed to show the
 * picture is kept, so that unknown metadata is dropped too. Throws BrokenFile, or RangeError, for a file that does not
 * match its format.
 */
export function stripLocation(bytes: Uint8Array, type: Exclude<MediaType, 'image/heic'>): Uint8Array {
  return STRIPPERS[type](bytes);
}
