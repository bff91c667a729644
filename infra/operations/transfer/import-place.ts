import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { BatchWriteItemCommand, type BatchWriteItemCommandOutput, paginateScan } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { StartProblem } from '../../local/start-problem.ts';
import type { Place } from '../place.ts';
import { type RawItem, rawKey } from '../walk-table.ts';
import {
  ArchivedObject,
  contentFile,
  isSigningKey,
  itemsFile,
  Manifest,
  manifestFile,
  objectsFile,
  PARTS,
  partOf,
  readLines,
} from './archive.ts';
import { readItem } from './dynamodb-json.ts';

/** DynamoDB's maximum number of writes in one batch. */
const BATCH = 25;
/** How many objects, or batches of items, are written in parallel. */
const AT_ONCE = 8;
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 5000;

/**
 * Writes an exported folder into a place that has no travellers yet, items before objects: a mail that arrives in the
 * bucket again is known by then and not read again. `goOn`: continue an interrupted import.
 */
export async function importPlace(place: Place, folder: string, { goOn = false } = {}): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (!goOn && (await holdsData(place))) {
    throw new StartProblem(`There is data in ${place.name}: import into an empty one, or go on with --continue.`);
  }
  for (const part of PARTS) {
    const count = await inBatches(readLines(itemsFile(folder, part)), BATCH, (lines) =>
      putItems(place, lines.map(readItem)),
    );
    check(`items of ${part}`, count, manifest.items[part]);
  }
  const objects = await inBatches(readLines(objectsFile(folder)), 1, async ([line = '']) =>
    putObject(place, folder, ArchivedObject.parse(JSON.parse(line))),
  );
  check('objects', objects, manifest.objects);
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return Manifest.parse(JSON.parse(await readFile(manifestFile(folder), 'utf8')));
  } catch (error) {
    throw new StartProblem(`The folder ${folder} holds no whole export: ${manifestFile(folder)} cannot be read.`, {
      cause: error,
    });
  }
}

function check(what: string, there: number, said: number): void {
  if (there !== said) throw new StartProblem(`The export has ${there} ${what} where it says ${said}: it is damaged.`);
}

/** Counters and the keys that a first start creates do not count as data. */
async function holdsData({ dynamoDb, table }: Place): Promise<boolean> {
  for await (const { Items = [] } of paginateScan({ client: dynamoDb }, { TableName: table, ConsistentRead: true })) {
    if (Items.map(rawKey).some((key) => partOf(key) !== undefined && !isSigningKey(key))) return true;
  }
  return false;
}

/** Passes lines to `work` in batches, in parallel and in no particular order; returns how many there were. */
async function inBatches(
  lines: AsyncIterable<string>,
  size: number,
  work: (batch: string[]) => Promise<void>,
): Promise<number> {
  let count = 0;
  let group: string[] = [];
  const flush = async () => {
    const batches = Array.from({ length: Math.ceil(group.length / size) }, (_, at) =>
      group.slice(at * size, (at + 1) * size),
    );
    group = [];
    await Promise.all(batches.map(work));
  };
  for await (const line of lines) {
    count++;
    group.push(line);
    if (group.length === size * AT_ONCE) await flush();
  }
  await flush();
  return count;
}

async function putItems({ dynamoDb, table }: Place, items: readonly RawItem[]): Promise<void> {
  let requests = items.map((Item) => ({ PutRequest: { Item } }));
  for (let pause = FIRST_WAIT_MS; requests.length > 0; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    const answer: BatchWriteItemCommandOutput = await dynamoDb.send(
      new BatchWriteItemCommand({ RequestItems: { [table]: requests } }),
    );
    requests = (answer.UnprocessedItems?.[table] ?? []).flatMap(({ PutRequest }) =>
      PutRequest?.Item ? [{ PutRequest: { Item: PutRequest.Item } }] : [],
    );
    if (requests.length > 0) await wait(pause);
  }
}

async function putObject(
  { s3, mediaBucket, mailBucket }: Place,
  folder: string,
  { bucket, key, type, sha256 }: ArchivedObject,
): Promise<void> {
  const Body = await readFile(contentFile(folder, sha256));
  if (createHash('sha256').update(Body).digest('hex') !== sha256) {
    throw new StartProblem(`The content of ${bucket} object ${key} is not what was exported: the export is damaged.`);
  }
  const Bucket = bucket === 'media' ? mediaBucket : mailBucket;
  await s3.send(new PutObjectCommand({ Bucket, Key: key, Body, ...(type ? { ContentType: type } : {}) }));
}
