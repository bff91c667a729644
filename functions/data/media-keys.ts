import { extname } from 'node:path';

/*
 * Keys of the media bucket, and their addresses on the site:
 *   uploads/{traveller}/{name}{.ext}      as uploaded; not saved to a trip yet
 *   photos/{trip}/{name}{.ext}            saved to that trip, checked and stripped
 *   photos/{trip}/{name}-small            the same, small enough for a grid
 *   documents/{trip}/{name}{.ext}         kept with an activity of that trip
 *   sitemaps/{name}.xml                   for search engines; served by the CDN as /{name}.xml
 * `name` stays the same from upload to photo, which makes saving idempotent; a document's is a hash of what was added,
 * so that a trip has no file twice.
 */

/** The folder of uploads. */
export const UPLOADS = 'uploads';

/** The folder of what tells search engines of public trips. */
export const SITEMAPS = 'sitemaps';

const SMALL = '-small';
const UPLOAD = new RegExp(`^${UPLOADS}/([0-9a-z]{20})/([0-9a-z]{24})(\\.\\w+)?$`);
const KEPT = /^(photos|documents)\/([0-9a-z]{29})\/([0-9a-z]{24})(\.\w+)?$/;

interface UploadKey {
  readonly kind: 'upload';
  readonly key: string;
  readonly travellerId: string;
  readonly name: string;
}
interface KeptKey<Kind extends 'photo' | 'document'> {
  readonly kind: Kind;
  readonly key: string;
  readonly tripId: string;
  readonly name: string;
}
export type MediaKey = UploadKey | KeptKey<'photo'> | KeptKey<'document'>;

/** What a key of the bucket refers to; undefined for a malformed key, and for a small picture's own key. */
export function readMediaKey(key: string): MediaKey | undefined {
  const [, travellerId, upload] = UPLOAD.exec(key) ?? [];
  if (travellerId && upload) return { kind: 'upload', key, travellerId, name: upload };
  const [, folder, tripId, name] = KEPT.exec(key) ?? [];
  if (!tripId || !name) return undefined;
  return { kind: folder === 'documents' ? 'document' : 'photo', key, tripId, name };
}

export function uploadKey(travellerId: string, name: string, extension: string | undefined): string {
  return `${UPLOADS}/${travellerId}/${name}${extension ? `.${extension}` : ''}`;
}

/** Without the extension, which is known only after the file was inspected: no object has this key yet. */
export function photoKey(tripId: string, name: string, extension?: string): string {
  return `photos/${tripId}/${name}${extension ? `.${extension}` : ''}`;
}

/** Without the extension, as with photos. */
export function documentKey(tripId: string, name: string, extension?: string): string {
  return `${documentFolder(tripId)}/${name}${extension ? `.${extension}` : ''}`;
}

/** The folder of a trip's documents. */
export const documentFolder = (tripId: string) => `documents/${tripId}`;

/** The folders of a trip's files. */
export function tripFolders(tripId: string): string[] {
  return [`photos/${tripId}`, documentFolder(tripId)];
}

export function smallKey(key: string): string {
  return `${key.slice(0, key.length - extname(key).length)}${SMALL}`;
}

export const mediaPath = (key: string) => `/media/${key}`;

/** The key of a photo that a list holds as its path on the site. */
export function keyOfMediaPath(url: string): string | undefined {
  return url.startsWith('/media/') ? url.slice('/media/'.length) : undefined;
}
