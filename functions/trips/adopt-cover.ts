import { keyOfMediaPath, readMediaKey } from '../data/media-keys.ts';
import { environment } from '../runtime/environment.ts';

/** Whether a picture's address is one of our uploads or photos, in any of the accepted forms. */
export function isOfOurs(url: string | null | undefined): url is string {
  if (!url) return false;
  const { SITE_URL, MEDIA_BUCKET } = environment();
  const key = keyOfMediaPath(url.startsWith(`${SITE_URL}/`) ? url.slice(SITE_URL.length) : url);
  return key === undefined
    ? url.includes(MEDIA_BUCKET) && /\/(?:uploads|photos)\//.test(url)
    : readMediaKey(key) !== undefined;
}

/**
 * The address of a picture as the cover of the caller's trip: one of our files is kept as a file of the trip, or it
 * would be deleted with the upload. `readPhotos` returns the photos of an existing trip. The code that decodes pictures
 * is loaded only for these.
 */
export async function adoptCover(
  coverImage: string | null,
  tripId: string,
  callerId: string,
  readPhotos: () => Promise<readonly string[]> = async () => [],
): Promise<string | null> {
  if (!isOfOurs(coverImage)) return coverImage;
  const { keepCover } = await import('../photos/save-photo.ts');
  const { photoDependencies } = await import('../photos/dependencies.ts');
  return keepCover(coverImage, { tripId, callerId, readPhotos }, photoDependencies());
}
