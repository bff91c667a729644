import { AppError } from '#shared/contract/errors.ts';
import { tripIdOf } from '#shared/contract/ids.ts';
import { MAX_PHOTO_BYTES, type PhotoToAdd } from '#shared/photos/schema.ts';
import { keyOfMediaPath, type MediaKey, mediaPath, photoKey, readMediaKey, smallKey } from '../data/media-keys.ts';
import type { Album } from '../data/photo-repository.ts';
import { extensionOf } from './content/media-type.ts';
import type { PhotoDependencies } from './dependencies.ts';
import { readPhotoAddress } from './photo-address.ts';
import { prepareFile } from './prepare-file.ts';

type FileDependencies = Omit<PhotoDependencies, 'photos'>;
type Upload = Extract<MediaKey, { kind: 'upload' }>;
type Photo = Extract<MediaKey, { kind: 'photo' }>;

/**
 * Adds a photo to an album of the caller's. An upload is checked and kept, without location, as a photo of the trip;
 * its file is there before the list shows it, and is claimed before that, so that nothing is left when it fails. Gives
 * the album's photos as they are then.
 */
export async function savePhoto(
  album: Album,
  callerId: string,
  { photoURL, smallURL }: PhotoToAdd,
  dependencies: PhotoDependencies,
): Promise<readonly string[]> {
  const { photos, media } = dependencies;
  const [before, address] = await Promise.all([photos.read(album, callerId), readPhotoAddress(photoURL, dependencies)]);
  if (address.kind === 'elsewhere') return photos.add(album, callerId, address.url, before);
  if (address.kind === 'photo') {
    return photos.add(album, callerId, await photoOfTrip(address, tripIdOf(album.id), callerId, dependencies), before);
  }
  if (storedAs(address, before)) return before;
  const small = smallURL === undefined ? undefined : await ownUpload(smallURL, callerId, dependencies);
  if (address.travellerId !== callerId) throw notYours();
  const key = await keepUpload(address, small, tripIdOf(album.id), dependencies);
  const after = await photos.add(album, callerId, mediaPath(key), before);
  await Promise.all([address, small].map((upload) => upload && media.delete(upload.key)));
  return after;
}

/**
 * The address that a picture has as a trip's cover: an upload, or a photo of another of the caller's trips, is kept as a
 * file of this one; `photos` are those that the trip has already. An address elsewhere stays what it is.
 */
export async function keepCover(
  coverImage: string,
  tripId: string,
  callerId: string,
  photos: readonly string[],
  dependencies: FileDependencies,
): Promise<string> {
  const address = await readPhotoAddress(coverImage, dependencies);
  if (address.kind === 'elsewhere') return address.url;
  const stored = storedAs(address, photos);
  if (stored !== undefined) return stored;
  if (address.kind === 'photo') return photoOfTrip(address, tripId, callerId, dependencies);
  if (address.travellerId !== callerId) throw notYours();
  return mediaPath(await keepUpload(address, undefined, tripId, dependencies));
}

/** Takes a photo out of an album, by the address it was added with or the one it got. */
export async function removePhoto(
  album: Album,
  callerId: string,
  photoURL: string,
  dependencies: PhotoDependencies,
): Promise<void> {
  const { photos } = dependencies;
  const [before, address] = await Promise.all([photos.read(album, callerId), readPhotoAddress(photoURL, dependencies)]);
  const stored = address.kind === 'elsewhere' ? address.url : storedAs(address, before);
  if (stored === undefined) throw new AppError('not_found', 'Photo not found');
  await photos.remove(album, callerId, stored, before);
}

/** Where an upload or a photo stands in a list already; its name is the same from the upload on. */
function storedAs(address: MediaKey, photos: readonly string[]): string | undefined {
  return photos.find((photo) => readMediaKey(keyOfMediaPath(photo) ?? '')?.name === address.name);
}

async function ownUpload(url: string, callerId: string, dependencies: PhotoDependencies): Promise<Upload> {
  const address = await readPhotoAddress(url, dependencies);
  if (address.kind !== 'upload' || address.travellerId !== callerId) throw notYours();
  return address;
}

async function keepUpload(
  upload: Upload,
  smallUpload: Upload | undefined,
  tripId: string,
  { files, media }: FileDependencies,
): Promise<string> {
  const file = await prepareFile(await media.read(upload.key, MAX_PHOTO_BYTES));
  const given = smallUpload && (await prepareFile(await media.read(smallUpload.key, MAX_PHOTO_BYTES)));
  if (given && !given.type.startsWith('image/')) throw new AppError('unprocessable', 'The small picture is no picture');
  const small = given?.bytes ?? file.small;
  const key = photoKey(tripId, upload.name, extensionOf(file.type));
  await files.claim(key);
  await Promise.all([
    media.write(key, file.bytes, file.type),
    small && media.write(smallKey(key), small, given?.type ?? 'image/jpeg'),
  ]);
  return key;
}

/** The address of a photo that is kept already: of the same trip as it is, of another of the caller's as a copy. */
async function photoOfTrip(photo: Photo, tripId: string, callerId: string, dependencies: FileDependencies) {
  const { files, media } = dependencies;
  const trip = await files.tripOf(photo.tripId);
  const notThere = new AppError('unprocessable', 'There is no such photo');
  if (!trip || trip.deletedAt !== undefined || trip.ownerId !== callerId) throw notThere;
  if (trip.id === tripId) {
    if (!(await media.exists(photo.key))) throw notThere;
    return mediaPath(photo.key);
  }
  const file = await prepareFile(await media.read(photo.key, MAX_PHOTO_BYTES));
  const copy = photoKey(tripId, photo.name, extensionOf(file.type));
  await files.claim(copy);
  await media.write(copy, file.bytes, file.type);
  const small = await media.read(smallKey(photo.key), MAX_PHOTO_BYTES);
  if (small instanceof Uint8Array) await media.write(smallKey(copy), small, 'image/jpeg');
  return mediaPath(copy);
}

const notYours = () => new AppError('unprocessable', 'This is not an upload of yours');
