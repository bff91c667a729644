import { AppError } from '#shared/contract/errors.ts';
import { tripIdOf } from '#shared/contract/ids.ts';
import { MAX_PHOTO_BYTES, type PhotoToAdd } from '#shared/photos/schema.ts';
import { mayChange } from '../data/audience.ts';
import { keyOfMediaPath, type MediaKey, mediaPath, photoKey, readMediaKey, smallKey } from '../data/media-keys.ts';
import type { Album, AlbumState } from '../data/photo-repository.ts';
import type { TripItem } from '../data/trip-item.ts';
import { extensionOf } from './content/media-type.ts';
import type { PhotoDependencies } from './dependencies.ts';
import { type PhotoAddress, readPhotoAddress } from './photo-address.ts';
import { prepareFile } from './prepare-file.ts';

type Upload = Extract<MediaKey, { kind: 'upload' }>;
type Photo = Extract<MediaKey, { kind: 'photo' }>;

/** Table requests for a photo that run while its album is still being read. */
interface Begun {
  /** The claim of the photo's file, so that nothing is left of it when the rest fails. */
  readonly claimed: Promise<void>;
  /** The trip that it is saved in already. */
  readonly from: Promise<TripItem | undefined>;
}

/** Who adds a photo. */
interface Saver {
  readonly callerId: string;
  /** Told of the album's trip before the photo is in its list. */
  readonly onRead?: (trip: TripItem) => void;
}

interface SavedPhoto {
  /** The album with the photo. */
  readonly saved: AlbumState;
  /** The album's trip, as it was before. */
  readonly trip: TripItem;
}

/**
 * Adds a photo to an album that the caller may change. An upload is checked and stored, without location, as a photo of
 * the trip; its file is stored before the list shows it, and claimed before that, so that a failure leaves nothing behind.
 */
export async function savePhoto(
  album: Album,
  { callerId, onRead }: Saver,
  { photoURL, smallURL }: PhotoToAdd,
  dependencies: PhotoDependencies,
): Promise<SavedPhoto> {
  const { photos, media } = dependencies;
  const address = await readPhotoAddress(photoURL, dependencies);
  const tripId = tripIdOf(album.id);
  const begun = begin(address, { tripId, callerId }, dependencies);
  const before = await photos.read(album, callerId);
  const add = async (photo: string) => {
    onRead?.(before.trip);
    return { saved: await photos.add(album, callerId, photo, before), trip: before.trip };
  };
  if (address.kind === 'elsewhere') return add(address.url);
  if (address.kind === 'photo') return add(await photoOfTrip(address, { tripId, callerId }, begun, dependencies));
  const stored = storedAs(address, before.photos);
  if (stored !== undefined) return add(stored);
  const small = smallURL === undefined ? undefined : await ownUpload(smallURL, callerId, dependencies);
  if (address.travellerId !== callerId) throw notYours();
  const key = await keepUpload({ upload: address, small }, tripId, begun, dependencies);
  const after = await add(mediaPath(key));
  await Promise.all([address, small].map((upload) => upload && media.delete(upload.key)));
  return after;
}

/** A photo's trip, and who saves it there. */
interface SavedTo {
  readonly tripId: string;
  readonly callerId: string;
}

interface CoverOf extends SavedTo {
  /** The trip's existing photos; throws when it is not the caller's. */
  readonly readPhotos: () => Promise<readonly string[]>;
}

/**
 * The address of a picture as a trip's cover: an upload, or a photo of another of the caller's trips, is stored as a
 * file of this one. An address elsewhere is kept as it is.
 */
export async function keepCover(
  coverImage: string,
  { tripId, callerId, readPhotos }: CoverOf,
  dependencies: PhotoDependencies,
): Promise<string> {
  const address = await readPhotoAddress(coverImage, dependencies);
  const begun = begin(address, { tripId, callerId }, dependencies);
  const photos = await readPhotos();
  if (address.kind === 'elsewhere') return address.url;
  const stored = storedAs(address, photos);
  if (stored !== undefined) return stored;
  if (address.kind === 'photo') return photoOfTrip(address, { tripId, callerId }, begun, dependencies);
  if (address.travellerId !== callerId) throw notYours();
  return mediaPath(await keepUpload({ upload: address }, tripId, begun, dependencies));
}

/** Removes a photo from an album, by the address that it was added with or the one it got. */
export async function removePhoto(
  album: Album,
  callerId: string,
  photoURL: string,
  dependencies: PhotoDependencies,
): Promise<void> {
  const { photos } = dependencies;
  const [before, address] = await Promise.all([photos.read(album, callerId), readPhotoAddress(photoURL, dependencies)]);
  const stored = address.kind === 'elsewhere' ? address.url : storedAs(address, before.photos);
  if (stored === undefined) throw new AppError('not_found', 'Photo not found');
  await photos.remove(album, callerId, stored, before);
}

function begin(address: PhotoAddress, { tripId, callerId }: SavedTo, { files }: PhotoDependencies): Partial<Begun> {
  if (address.kind === 'elsewhere') return {};
  if (address.kind === 'upload' && address.travellerId !== callerId) return {};
  const isKept = address.kind === 'photo' && address.tripId === tripId;
  const begun = {
    ...(isKept ? {} : { claimed: files.claim(photoKey(tripId, address.name)) }),
    ...(address.kind === 'photo' ? { from: files.tripOf(address.tripId) } : {}),
  };
  // Rejections are reported where they are awaited.
  for (const each of Object.values(begun)) each.catch(() => undefined);
  return begun;
}

/** The position of an upload or a photo in a list; its name stays the same from the upload on. */
function storedAs(address: Upload | Photo, photos: readonly string[]): string | undefined {
  return photos.find((photo) => readMediaKey(keyOfMediaPath(photo) ?? '')?.name === address.name);
}

async function ownUpload(url: string, callerId: string, dependencies: PhotoDependencies): Promise<Upload> {
  const address = await readPhotoAddress(url, dependencies);
  if (address.kind !== 'upload' || address.travellerId !== callerId) throw notYours();
  return address;
}

async function keepUpload(
  { upload, small: smallUpload }: { readonly upload: Upload; readonly small?: Upload | undefined },
  tripId: string,
  { claimed }: Partial<Begun>,
  { media }: PhotoDependencies,
): Promise<string> {
  const file = await prepareFile(await media.read(upload.key, MAX_PHOTO_BYTES));
  const given = smallUpload && (await prepareFile(await media.read(smallUpload.key, MAX_PHOTO_BYTES)));
  if (given && !given.type.startsWith('image/')) throw new AppError('unprocessable', 'The small picture is no picture');
  const small = given?.bytes ?? file.small;
  const key = photoKey(tripId, upload.name, extensionOf(file.type));
  await claimed;
  await Promise.all([
    media.write(key, file.bytes, file.type),
    small && media.write(smallKey(key), small, given?.type ?? 'image/jpeg'),
  ]);
  return key;
}

/** The address of a photo that is stored already: unchanged within its trip, a copy for another of the caller's. */
async function photoOfTrip(
  photo: Photo,
  { tripId, callerId }: SavedTo,
  { claimed, from }: Partial<Begun>,
  { media }: PhotoDependencies,
): Promise<string> {
  const trip = await from;
  const notThere = new AppError('unprocessable', 'There is no such photo');
  if (!trip || trip.deletedAt !== undefined || !mayChange(trip, callerId)) throw notThere;
  if (trip.id === tripId) {
    if (!(await media.exists(photo.key))) throw notThere;
    return mediaPath(photo.key);
  }
  const file = await prepareFile(await media.read(photo.key, MAX_PHOTO_BYTES));
  const copy = photoKey(tripId, photo.name, extensionOf(file.type));
  await claimed;
  await media.write(copy, file.bytes, file.type);
  const small = await media.read(smallKey(photo.key), MAX_PHOTO_BYTES);
  if (small instanceof Uint8Array) await media.write(smallKey(copy), small, 'image/jpeg');
  return mediaPath(copy);
}

const notYours = () => new AppError('unprocessable', 'This is not an upload of yours');
