import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { syncDirectory, UNFINISHED, writeDurably } from '../durable-file.ts';
import { StartProblem } from '../start-problem.ts';
import { S3Error } from './s3-error.ts';
import { StoredObject } from './stored-object.ts';
import { loadVersions, type VersionedBucket, versionsDirectory } from './versions.ts';

const BucketFile = z.object({
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});

/**
 * A bucket is a folder: `bucket.json`, `objects/` with a file for each object under the hash of its key (so that any
 * key is possible and none escapes the folder), `content/` with the bytes, `uploads/` with unfinished multipart
 * uploads, `versions/` with what was current before, where it is versioned.
 */
export interface Bucket extends VersionedBucket {
  readonly name: string;
  readonly createdAt: string;
}

export const objectFile = (bucket: Bucket, key: string) =>
  join(bucket.directory, 'objects', `${createHash('sha256').update(key).digest('hex')}.json`);
export const contentDirectory = (bucket: Bucket) => join(bucket.directory, 'content');
export const contentFile = (bucket: Bucket, contentId: string) => join(contentDirectory(bucket), contentId);
export const uploadsDirectory = (bucket: Bucket) => join(bucket.directory, 'uploads');

/** Its path in the server's folder. A bucket exists as soon as this file does. */
export const bucketFile = (name: string) => join('buckets', name, 'bucket.json');

export interface BucketStore {
  list(): readonly Bucket[];
  has(name: string): boolean;
  /** Throws `NoSuchBucket`. */
  get(name: string): Bucket;
  create(name: string): Promise<Bucket>;
}

/** Loads the folder, and removes what a crash left incomplete. `versioned` are names of buckets. */
export async function openBuckets(directory: string, versioned: readonly string[] = []): Promise<BucketStore> {
  const buckets = new Map<string, Bucket>();
  await mkdir(directory, { recursive: true });
  for (const name of (await readdir(directory)).sort()) {
    const bucket = await readBucket(name, join(directory, name), versioned.includes(name));
    if (bucket) buckets.set(name, bucket);
    else await removeUnfinished(join(directory, name));
  }

  return {
    list: () => [...buckets.values()],
    has: (name) => buckets.has(name),
    get(name) {
      const bucket = buckets.get(name);
      if (bucket) return bucket;
      throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist', { BucketName: name });
    },
    async create(name) {
      const bucket: Bucket = {
        name,
        createdAt: new Date().toISOString(),
        directory: join(directory, name),
        objects: new Map(),
        isVersioned: versioned.includes(name),
        former: new Map(),
      };
      await mkdir(join(bucket.directory, 'objects'), { recursive: true });
      await mkdir(contentDirectory(bucket), { recursive: true });
      await mkdir(uploadsDirectory(bucket), { recursive: true });
      if (bucket.isVersioned) await mkdir(versionsDirectory(bucket), { recursive: true });
      // The bucket exists as soon as this file does.
      await writeDurably(join(bucket.directory, 'bucket.json'), JSON.stringify({ createdAt: bucket.createdAt }));
      await syncDirectory(directory);
      buckets.set(name, bucket);
      return bucket;
    },
  };
}

async function readBucket(name: string, directory: string, isVersioned: boolean): Promise<Bucket | undefined> {
  if (!(await readdir(directory)).includes('bucket.json')) return undefined;
  const { createdAt } = BucketFile.parse(JSON.parse(await readFile(join(directory, 'bucket.json'), 'utf8')));
  const bucket: Bucket = { name, createdAt, directory, objects: new Map(), isVersioned, former: new Map() };
  const objects = await Promise.all(
    (await readdir(join(directory, 'objects'))).map((file) => readObject(join(directory, 'objects', file))),
  );
  for (const object of objects) if (object) bucket.objects.set(object.key, object);
  await loadVersions(bucket);
  await needWholeContent(bucket);
  const former = [...bucket.former.values()].flat().map(({ object }) => object);
  const contentIds = new Set([...objects, ...former].map((object) => object?.contentId));
  for (const file of await readdir(contentDirectory(bucket))) {
    if (!contentIds.has(file)) await rm(contentFile(bucket, file));
  }
  return bucket;
}

/** Removes a bucket that a crash left partially created or deleted: such a bucket has no objects. */
async function removeUnfinished(directory: string): Promise<void> {
  const objects = (await readdir(directory)).includes('objects') ? await readdir(join(directory, 'objects')) : [];
  if (objects.length > 0)
    throw new StartProblem(
      `${join(directory, 'bucket.json')} is gone, so the ${objects.length} objects beside it cannot be read. Put it ` +
        'back from a copy, or remove the whole folder.',
    );
  await rm(directory, { recursive: true });
}

/** Throws when an object's content is incomplete. */
async function needWholeContent(bucket: Bucket): Promise<void> {
  const torn: StoredObject[] = [];
  for (const object of bucket.objects.values()) {
    const found = await stat(contentFile(bucket, object.contentId)).catch(() => undefined);
    if (found?.size !== object.size) torn.push(object);
  }
  if (torn.length === 0) return;
  const files = torn.map(({ key }) => `${key} (${objectFile(bucket, key)})`);
  throw new StartProblem(
    `Of ${torn.length} objects in ${bucket.directory} the content is gone or cut short. Put it back from a copy, or ` +
      `go on without them by deleting the file that is named behind each:\n${files.join('\n')}`,
  );
}

async function readObject(path: string): Promise<StoredObject | undefined> {
  if (!path.endsWith(UNFINISHED)) return StoredObject.parse(JSON.parse(await readFile(path, 'utf8')));
  await rm(path);
  return undefined;
}
