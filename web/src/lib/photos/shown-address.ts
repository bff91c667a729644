import { OUTSIDE_PATH } from '#shared/photos/outside-path.ts';

/** A path on this site; '//' and '/\' would begin another site's name. */
const PATH = /^\/(?![/\\])/;

/** Whether a picture or a clip is on this site, and not on somebody else's. */
export function isOurs(url: string): boolean {
  return PATH.test(url) || url.startsWith(`${location.origin}/`);
}

/**
 * The address that the browser loads a picture from, which is always ours: the server fetches others', where `shownBy`,
 * a traveller, trip, day or activity, has the address. Undefined for one that nobody has stored.
 */
export function shownAddress(url: string, shownBy: string | undefined): string | undefined {
  if (isOurs(url)) return url;
  return shownBy && `${OUTSIDE_PATH}${shownBy}?url=${encodeURIComponent(url)}`;
}
