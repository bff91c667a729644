import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { syncDirectory } from '../durable-file.ts';
import { type Bucket, contentDirectory, contentFile } from './bucket-store.ts';
import { noSuchKey } from './s3-error.ts';
import type { StoredObject } from './stored-object.ts';

export interface WrittenContent<Result> {
  readonly contentId: string;
  /** The result of `fill`. */
  readonly result: Result;
}

/**
 * Writes content that belongs to no object yet, and leaves nothing behind when `fill` throws. Content that a crash
 * leaves without an object is removed at the next start.
 */
export async function writeContent<Result>(
  bucket: Bucket,
  fill: (write: (piece: Buffer) => Promise<void>) => Promise<Result>,
): Promise<WrittenContent<Result>> {
  const contentId = randomUUID();
  const file = await open(contentFile(bucket, contentId), 'wx');
  try {
    const result = await fill((piece) => file.appendFile(piece));
    await file.sync();
    await syncDirectory(contentDirectory(bucket));
    return { contentId, result };
  } catch (cause) {
    await dropContent(bucket, contentId);
    throw cause;
  } finally {
    await file.close();
  }
}

export const dropContent = (bucket: Bucket, contentId: string) => rm(contentFile(bucket, contentId), { force: true });

export interface OpenObject {
  readonly object: StoredObject;
  /** The caller closes it. */
  readonly file: FileHandle;
}

/**
 * Opens an object for reading; if it is replaced or deleted meanwhile, the reader still gets all of its old content.
 */
export async function openObject(bucket: Bucket, key: string): Promise<OpenObject> {
  for (;;) {
    const object = bucket.objects.get(key);
    if (!object) throw noSuchKey(key);
    try {
      return { object, file: await open(contentFile(bucket, object.contentId), 'r') };
    } catch (cause) {
      // Replaced between look-up and opening: look up again.
      if (bucket.objects.get(key) === object) throw cause;
    }
  }
}
