const CLIP = /\.(webm|mp4)$/i;
const OWN_PHOTO = '/media/photos/';

/** Whether a photo's address is a clip, which is shown with a player. */
export function isClip(url: string): boolean {
  return CLIP.test(url.replace(/[?#].*$/, ''));
}

/** The address of the same picture at most 640 pixels a side, for grids; pictures on other sites are unchanged. */
export function smallPhoto(url: string): string {
  return url.startsWith(OWN_PHOTO) && !isClip(url) ? `${url}?size=small` : url;
}
