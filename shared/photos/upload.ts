import * as z from 'zod/mini';
import { DOCUMENT_TYPES } from '../documents/types.ts';
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from './schema.ts';

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
