const CLIP = /\.(webm|mp4)$/i;
const OWN_PHOTO = '/media/photos/';

/** Whether an address of a photo leads to a clip, which is shown with a player. */
export function isClip(url: string): boolean {
  return CLIP.test(url.replace(/[?#].*$/, ''));
}

/** Where the same picture is found at most 640 pixels a side, for grids; one from elsewhere is what it is. */
export function smallPhoto(url: string): string {
  return url.startsWith(OWN_PHOTO) && !isClip(url) ? `${url}?size=small` : url;
}
