const LONGER_SIDE = 640;
const QUALITY = 0.8;

/**
 * A picture at most 640 pixels a side as JPEG, the right way up; undefined where the browser cannot read it (clips, and
 * HEIC nearly everywhere), and for one that is small already.
 */
export async function smallPicture(file: Blob): Promise<Blob | undefined> {
  // A GIF moves; a small still of it would not.
  if (!file.type.startsWith('image/') || file.type === 'image/gif') return undefined;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const scale = LONGER_SIDE / Math.max(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (scale >= 1 || !context) return undefined;
  // What shows through a picture becomes black in JPEG, unless there is paper behind it.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY));
}
