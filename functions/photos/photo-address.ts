import { AppError } from '#shared/contract/errors.ts';
import { keyOfMediaPath, type MediaKey, readMediaKey } from '../data/media-keys.ts';
import type { PhotoDependencies } from './dependencies.ts';

/** What a photo's address refers to: one of our files, or a page elsewhere. */
export type PhotoAddress =
  | Exclude<MediaKey, { kind: 'document' }>
  | { readonly kind: 'elsewhere'; readonly url: string };

/** Parses an address in any accepted form: /media/…, the same on the site's own address, the bucket's, or any. */
export async function readPhotoAddress(
  url: string,
  { media, siteUrl }: Pick<PhotoDependencies, 'media' | 'siteUrl'>,
): Promise<PhotoAddress> {
  const key = await keyOfAddress(url, { media, siteUrl });
  if (key === undefined) return { kind: 'elsewhere', url };
  const found = readMediaKey(key);
  if (!found || found.kind === 'document') {
    throw new AppError('unprocessable', 'This is not the address of a photo');
  }
  return found;
}

/** The key of one of our files; undefined for an address elsewhere. */
export async function keyOfAddress(
  url: string,
  { media, siteUrl }: Pick<PhotoDependencies, 'media' | 'siteUrl'>,
): Promise<string | undefined> {
  const path = url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
  return keyOfMediaPath(path) ?? media.keyOf(url);
}
