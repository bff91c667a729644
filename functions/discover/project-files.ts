import { extname } from 'node:path';
import type { DynamoDBRecord } from 'aws-lambda';
import {
  FILE_PARTITION_PREFIX,
  fileKeyOf,
  INBOX_MAIL_PREFIX,
  INBOX_PARTITION_PREFIX,
  type Key,
  TRIP_PARTITION_PREFIX,
} from '../data/keys.ts';
import { keyOfMediaPath, readMediaKey } from '../data/media-keys.ts';
import { streamImage } from '../data/stream-image.ts';
import type { MediaStore } from '../ports/media-store.ts';

/** Keys of the files that nothing may show any more after a change. */
export function removedFiles(record: DynamoDBRecord): string[] {
  const before = streamImage(record.dynamodb?.OldImage);
  const after = streamImage(record.dynamodb?.NewImage);
  const { pk, sk } = keyOf(after ?? before);
  if (pk.startsWith(FILE_PARTITION_PREFIX)) return after ? [] : [fileKeyOf({ pk, sk })];
  if (!pk.startsWith(TRIP_PARTITION_PREFIX)) return [];
  const left = new Set(shownBy(after));
  return shownBy(before).filter((key) => !left.has(key));
}

/** The files that keys refer to: a photo is claimed without its extension, before that is known. */
export async function storedFiles(keys: readonly string[], media: Pick<MediaStore, 'list'>): Promise<string[]> {
  const files: string[] = [];
  for (const key of keys) {
    const stored: string[] = [];
    if (readMediaKey(key)?.kind === 'photo' && extname(key) === '') {
      for await (const found of media.list(key)) stored.push(...found.filter((each) => readMediaKey(each)));
    }
    // Without a photo there may be a small picture alone, which is removed with the key itself.
    files.push(...(stored.length > 0 ? stored : [key]));
  }
  return files;
}

/** The message of a mail that has left its inbox for good: a deleted mail stays there until it expires. */
export function removedMessage({ dynamodb }: DynamoDBRecord): { travellerId: string; key: string } | undefined {
  const before = streamImage(dynamodb?.OldImage);
  const { pk, sk } = keyOf(before);
  const isMail = pk.startsWith(INBOX_PARTITION_PREFIX) && sk.startsWith(INBOX_MAIL_PREFIX);
  if (dynamodb?.NewImage || !isMail || typeof before?.objectKey !== 'string') return undefined;
  return { travellerId: pk.slice(INBOX_PARTITION_PREFIX.length), key: before.objectKey };
}

function keyOf(item: Record<string, unknown> | undefined): Key {
  return { pk: String(item?.pk ?? ''), sk: String(item?.sk ?? '') };
}

/** A deleted trip shows nothing any more; a deleted day can be restored. */
function shownBy(item: Record<string, unknown> | undefined): string[] {
  if (item === undefined || (item.ownerId !== undefined && item.deletedAt !== undefined)) return [];
  const photos: unknown[] = Array.isArray(item.photos) ? item.photos : [];
  return [...photos, item.coverImage].flatMap((url) => (typeof url === 'string' ? (keyOfMediaPath(url) ?? []) : []));
}
