import * as z from 'zod/mini';
import { isWebOrMediaUrl } from '../contract/text.ts';
import { DOCUMENT_TYPES } from '../documents/types.ts';

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

/**
 * A file announced for upload: its media type (RFC 6838) and size in bytes. The size can be announced without the type,
 * but not the other way round: a presigned address without a size would accept a file of any size.
 */
export const UploadAnnouncement = z.nullish(
  z
    .partial(
      z.object({
        type: z.enum([...PHOTO_TYPES, ...Object.values(DOCUMENT_TYPES)], { error: 'Only photos and videos' }),
        size: z
          .number({ error: 'size must be a number of bytes' })
          .check(
            z.int(),
            z.minimum(1, { error: 'This file is empty' }),
            z.maximum(MAX_PHOTO_BYTES, { error: 'This file is larger than 10 MB' }),
          ),
      }),
    )
    .check(
      z.refine(({ type, size }) => type === undefined || size !== undefined, {
        error: 'size, the number of bytes, is needed beside type',
        path: ['size'],
      }),
    ),
);

export const UploadTarget = z.object({
  /** A presigned S3 PUT address, valid for 15 minutes. */
  uploadURL: z.string(),
  /** The address to save as photoURL once the file is uploaded. */
  photoURL: z.string(),
});

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
