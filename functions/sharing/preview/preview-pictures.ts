import { OUTSIDE_PATH } from '#shared/photos/outside-path.ts';
import { keyOfMediaPath, readMediaKey } from '../../data/media-keys.ts';
import type { TravellerItem } from '../../data/traveller-item.ts';
import type { TripItem } from '../../data/trip-item.ts';
import type { PreviewPicture } from './preview.ts';

/** What those who fetch previews show; they take no HEIC, no SVG and no clips. */
const SHOWN = /\.(?:jpg|png|gif|webp)$/;

/** The site's own picture, a landscape as covers have that no one uploaded (web/public). */
export function sitePicture(siteUrl: string): PreviewPicture {
  return { address: `${siteUrl}/preview.png`, isLarge: true, size: { width: 1200, height: 630 } };
}

/**
 * A public trip's cover, else the first of its photos that is a picture, else the site's. It is loaded by the address
 * that everyone loads it by, which asks each time whether the trip is public still.
 */
export function tripPicture({ id, coverImage, photos }: TripItem, siteUrl: string): PreviewPicture {
  const uploaded = [coverImage, ...photos].flatMap((url) => uploadedPicture(url) ?? []);
  const [address = coverImage && outsidePicture(coverImage, id)] = uploaded;
  return address ? { address: siteUrl + address, isLarge: true } : sitePicture(siteUrl);
}

export function travellerPicture({ id, profileImageUrl }: TravellerItem, siteUrl: string): PreviewPicture {
  const address = profileImageUrl && outsidePicture(profileImageUrl, id);
  return address ? { address: siteUrl + address, isLarge: false } : sitePicture(siteUrl);
}

/** The smaller one, where there is one: WhatsApp shows none of more than 600 KB. */
function uploadedPicture(url: string | null): string | undefined {
  const key = url === null ? undefined : keyOfMediaPath(url);
  const isShown = key !== undefined && SHOWN.test(key) && readMediaKey(key)?.kind === 'photo';
  return isShown ? `${url}?size=small` : undefined;
}

function outsidePicture(url: string, shownBy: string): string | undefined {
  return /^https?:/.test(url) ? `${OUTSIDE_PATH}${shownBy}?url=${encodeURIComponent(url)}` : undefined;
}
