import { extname } from 'node:path';
import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import {
  FILE_PARTITION_PREFIX,
  fileKeyOf,
  INBOX_MAIL_PREFIX,
  INBOX_PARTITION_PREFIX,
  type Key,
  TRIP_PARTITION_PREFIX,
} from '../data/keys.ts';
import type { MediaFileRepository } from '../data/media-file-repository.ts';
import { keyOfMediaPath, readMediaKey } from '../data/media-keys.ts';
import { streamImage } from '../data/stream-image.ts';
import type { MediaStore } from '../ports/media-store.ts';

const HasDocuments = z.object({
  documents: z._default(z.array(z.object({ documentURL: z.string() })), []),
});

/** Keys of the files that nothing may show any more after a change. */
function removedFiles(record: DynamoDBRecord): string[] {
  const before = streamImage(record.dynamodb?.OldImage);
  const after = streamImage(record.dynamodb?.NewImage);
  const { pk } = keyOf(after ?? before);
  if (!pk.startsWith(TRIP_PARTITION_PREFIX)) return [];
  const left = new Set(shownBy(after));
  // A document that was removed alone can be added again while its claim lasts.
  const documents = after ? [] : documentsOf(before);
  return [...shownBy(before).filter((key) => !left.has(key)), ...documents];
}

/** The key that an expired claim is for, or a folder with its slash. */
function expiredClaim({ dynamodb }: DynamoDBRecord): string | undefined {
  const key = keyOf(streamImage(dynamodb?.OldImage));
  return dynamodb?.NewImage || !key.pk.startsWith(FILE_PARTITION_PREFIX) ? undefined : fileKeyOf(key);
}

interface Files {
  readonly media: Pick<MediaStore, 'list' | 'delete'>;
  readonly files: Pick<MediaFileRepository, 'notShown' | 'notClaimed'>;
}

/**
 * Deletes the files that nothing shows any more after a change, or whose claim has expired, unless there is another for
 * them by then. Only what is there is deleted: in a versioned bucket a deletion of nothing would leave a delete marker,
 * which names whose it was.
 */
export async function removeFiles(record: DynamoDBRecord, { media, files }: Files): Promise<void> {
  const claimed = expiredClaim(record);
  const stored = await Promise.all(
    claimed === undefined
      ? removedFiles(record).map((key) => storedFiles(key, media))
      : await claimedFiles(claimed, media),
  );
  const notShown = await files.notShown(stored.flat().filter(isFile));
  // Claims come last: whoever stores a file again claims it first.
  const unused = new Set(claimed === undefined ? notShown : await files.notClaimed(notShown));
  const removable = stored.filter((each) => each.filter(isFile).every((key) => unused.has(key)));
  for (const each of removable) await Promise.all(each.map((key) => media.delete(key)));
}

/** Not a small picture, which goes with its photo. */
const isFile = (key: string) => readMediaKey(key) !== undefined;

/** What is stored of a claimed file, or of each file of a claimed folder. */
async function claimedFiles(claimed: string, media: Files['media']): Promise<string[][]> {
  const found = await storedFiles(claimed, media);
  return claimed.endsWith('/') ? found.map((key) => [key]) : [found];
}

/** What is stored of a file: those of a trip are claimed without extension, and a photo may have a small one beside it. */
async function storedFiles(key: string, media: Files['media']): Promise<string[]> {
  const isUpload = readMediaKey(key)?.kind === 'upload';
  const found: string[] = [];
  for await (const some of media.list(!isUpload ? key.slice(0, key.length - extname(key).length) : key)) {
    found.push(...some);
  }
  return found;
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

function documentsOf(item: Record<string, unknown> | undefined): string[] {
  const { documents } = HasDocuments.parse(item ?? {});
  return documents.flatMap(({ documentURL }) => keyOfMediaPath(documentURL) ?? []);
}
