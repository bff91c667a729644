import * as z from 'zod';
import { isWebOrMediaUrl } from '../contract/text.ts';

/** The most bytes an uploaded photo or clip may have. */
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

/** A file announced for upload: its media type (RFC 6838) and size in bytes. */
export const UploadAnnouncement = z
  .object({
    type: z.enum(PHOTO_TYPES, { error: 'Only photos and videos' }),
    size: z
      .number({ error: 'size must be a number of bytes' })
      .int()
      .min(1, { error: 'This file is empty' })
      .max(MAX_PHOTO_BYTES, { error: 'This file is larger than 10 MB' }),
  })
  .partial()
  .nullish();

export const UploadTarget = z.object({
  /** A presigned S3 PUT address, good for 15 minutes. */
  uploadURL: z.string(),
  /** The address to save as photoURL once the file is there. */
  photoURL: z.string(),
});

export const PhotoToAdd = z.object({
  photoURL: z
    .string({ error: 'photoURL is required' })
    .refine(isWebOrMediaUrl, { error: 'photoURL must be an uploaded photo or an http or https address' }),
});
