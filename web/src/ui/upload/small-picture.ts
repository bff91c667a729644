const LONGER_SIDE = 640;
const QUALITY = 0.8;

/**
 * A picture at most 640 pixels a side as JPEG, upright; undefined if the browser cannot decode it (clips, and HEIC in
 * most browsers), or if it is small already.
 */
export async function smallPicture(file: Blob): Promise<Blob | undefined> {
  // A GIF may be animated; a small still would not be.
  if (!file.type.startsWith('image/') || file.type === 'image/gif') return undefined;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const scale = LONGER_SIDE / Math.max(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (scale >= 1 || !context) return undefined;
  // Transparency becomes black in JPEG, unless there is a background.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY));
}
