import { type Document, type DocumentExtension, KEPT_TYPES } from '#shared/documents/document.ts';
import { documentKey, mediaPath } from '../data/media-keys.ts';
import type { MediaStore } from '../ports/media-store.ts';
import type { PreparedDocument } from './prepare-document.ts';

/** The document of a file in a trip's folder; undefined for an extension that none has. */
export function documentAt(key: string, name: string): Document | undefined {
  const extension = key.split('.').at(-1) ?? '';
  return isKept(extension) ? { documentURL: mediaPath(key), name, type: KEPT_TYPES[extension] } : undefined;
}

/** Stores a file in a trip's folder. What is stored already is stored as it was. */
export async function storeDocument(
  file: PreparedDocument,
  { tripId, name }: { readonly tripId: string; readonly name: string },
  media: Pick<MediaStore, 'write'>,
): Promise<Document> {
  const type = KEPT_TYPES[file.extension];
  const key = documentKey(tripId, file.name, file.extension);
  await media.write(key, file.bytes, type);
  return { documentURL: mediaPath(key), name, type };
}

function isKept(extension: string): extension is DocumentExtension {
  return Object.hasOwn(KEPT_TYPES, extension);
}
