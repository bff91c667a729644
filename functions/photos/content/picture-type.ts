import { mediaTypeOf } from './media-type.ts';

/** The pictures that every current browser shows, none of which can run scripts, as SVG can. */
const SHOWN = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export type PictureType = (typeof SHOWN)[number] | 'image/avif';

/** Brands of AVIF, a picture and a sequence of them (AV1 Image File Format 1.1). */
const AVIF = /^ftypavi[fs]$/;

/** The type of a picture by its first bytes, never by what its server claims; undefined for anything else. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const type = mediaTypeOf(bytes);
  if (type === undefined && AVIF.test(String.fromCharCode(...bytes.subarray(4, 12)))) return 'image/avif';
  return SHOWN.find((shown) => shown === type);
}
