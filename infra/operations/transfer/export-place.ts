import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, NoSuchKey, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { StartProblem } from '../../local/start-problem.ts';
import type { Place } from '../place.ts';
import { rawKey, walkTable } from '../walk-table.ts';
import {
  type ArchivedObject,
  contentFile,
  isLeftOut,
  isSigningKey,
  itemsFile,
  type Manifest,
  manifestFile,
  objectsFile,
  PARTS,
  type Part,
  partOf,
  writeLines,
} from './archive.ts';
import { writeItem } from './dynamodb-json.ts';

/** How many objects are copied in parallel. */
const AT_ONCE = 8;

/**
 * Copies a place's table and buckets into an empty folder. Concurrent changes may be exported partially: for a
 * consistent copy nothing may write, or use AWS's own export to a point in time, which has the same lines.
 */
export async function exportPlace(place: Place, folder: string, { signingKeys = false } = {}): Promise<Manifest> {
  await mkdir(path.join(folder, 'items'), { recursive: true });
  await mkdir(path.join(folder, 'objects'), { recursive: true });
  if ((await readdir(folder)).length > 2) throw new StartProblem(`The folder ${folder} is not empty.`);
  const items = await exportItems(place, folder, signingKeys);
  const objects = await exportObjects(place, folder);
  const manifest: Manifest = {
    ...{ format: 1, exportedAt: new Date().toISOString(), from: place.name },
    ...{ signingKeys, items, objects },
  };
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, undefined, 2)}\n`, { flag: 'wx' });
  return manifest;
}

async function exportItems(
  { dynamoDb, table }: Place,
  folder: string,
  signingKeys: boolean,
): Promise<Manifest['items']> {
  const counts: Record<Part, number> = { travellers: 0, contents: 0, trips: 0, lists: 0 };
  const writers = new Map(PARTS.map((part) => [part, writeLines(itemsFile(folder, part))]));
  await walkTable(dynamoDb, table, async (items) => {
    for (const item of items) {
      const key = rawKey(item);
      const part = partOf(key);
      if (part === undefined || (isSigningKey(key) && !signingKeys)) continue;
      counts[part]++;
      await writers.get(part)?.write(writeItem(item));
    }
  });
  await Promise.all([...writers.values()].map((writer) => writer.end()));
  return counts;
}

async function exportObjects({ s3, mediaBucket, mailBucket }: Place, folder: string): Promise<number> {
  const list = writeLines(objectsFile(folder));
  let count = 0;
  for (const [bucket, Bucket] of [['media', mediaBucket] as const, ['mail', mailBucket] as const]) {
    for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket })) {
      const keys = Contents.flatMap(({ Key }) => (Key === undefined || isLeftOut(Key) ? [] : Key));
      for (let from = 0; from < keys.length; from += AT_ONCE) {
        const copies = keys.slice(from, from + AT_ONCE).map((key) => copyObject(s3, Bucket, key, folder));
        for (const copied of await Promise.all(copies)) {
          if (!copied) continue;
          count++;
          await list.write(JSON.stringify({ bucket, ...copied } satisfies ArchivedObject));
        }
      }
    }
  }
  await list.end();
  return count;
}

/** Undefined when the object was deleted since it was listed. */
async function copyObject(
  s3: S3Client,
  Bucket: string,
  key: string,
  folder: string,
): Promise<Omit<ArchivedObject, 'bucket'> | undefined> {
  try {
    const { Body, ContentType } = await s3.send(new GetObjectCommand({ Bucket, Key: key }));
    if (!Body) throw new Error(`The object ${key} has no body`);
    const hash = createHash('sha256');
    const hashed = new Transform({
      transform(chunk: Uint8Array, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const part = contentFile(folder, `part-${randomUUID()}`);
    await pipeline(Body.transformToWebStream(), hashed, createWriteStream(part));
    const sha256 = hash.digest('hex');
    await rename(part, contentFile(folder, sha256));
    return { key, sha256, ...(ContentType ? { type: ContentType } : {}) };
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}
