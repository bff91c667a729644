import { keyOfMediaPath, readMediaKey } from '../data/media-keys.ts';
import { environment } from '../runtime/environment.ts';

/** Whether a picture's address leads to an upload or a photo of ours, in one of the forms that are taken. */
export function isOfOurs(url: string | null | undefined): url is string {
  if (!url) return false;
  const { SITE_URL, MEDIA_BUCKET } = environment();
  const key = keyOfMediaPath(url.startsWith(`${SITE_URL}/`) ? url.slice(SITE_URL.length) : url);
  return key === undefined
    ? url.includes(MEDIA_BUCKET) && /\/(?:uploads|photos)\//.test(url)
    : readMediaKey(key) !== undefined;
}

/**
 * The address that a picture has as the cover of a trip of the caller's: a file of ours is kept as one of the trip, or
 * it would go with the upload. `readPhotos` gives those of a trip that is there already. What reads pictures is loaded
 * for such a one only.
 */
export async function adoptCover(
  coverImage: string | null,
  tripId: string,
  callerId: string,
  readPhotos?: () => Promise<readonly string[]>,
): Promise<string | null> {
  if (!isOfOurs(coverImage)) return coverImage;
  const { keepCover } = await import('../photos/save-photo.ts');
  const { photoDependencies } = await import('../photos/dependencies.ts');
  const trip = { tripId, isTripNew: readPhotos === undefined };
  return keepCover(coverImage, trip, callerId, readPhotos ?? (async () => []), photoDependencies());
}
