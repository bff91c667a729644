import * as z from 'zod/mini';
import { isWebOrMediaUrl } from '../contract/text.ts';

/** The maximum number of photos and clips of a trip, a day or an activity. */
export const MAX_PHOTOS = 200;

/** The maximum size of an uploaded photo or clip in bytes. */
export const MAX_PHOTO_BYTES = 10_485_760;

export const PHOTO_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/heic',
  'image/heif',
  'video/webm',
  'video/mp4',
] as const;

const address = (message: string) =>
  z
    .string({ error: message })
    .check(z.refine(isWebOrMediaUrl, { error: 'photoURL must be an uploaded photo or an http or https address' }));

export const PhotoToRemove = z.object({ photoURL: address('photoURL is required') });

export const PhotoToAdd = z.extend(PhotoToRemove, {
  /** The same picture, at most 640 pixels a side, uploaded with it, for grids. */
  smallURL: z.optional(address('smallURL must be an uploaded picture')),
});
export type PhotoToAdd = z.output<typeof PhotoToAdd>;
