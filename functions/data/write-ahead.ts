import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/contract/errors.ts';
import { type Ahead, aheadItem, readAhead, type StoredItem, storedItem } from './ahead-item.ts';
import { aheadKey, DAY_PREFIX, jobKey, type Key, tripKey, tripPartition } from './keys.ts';
import type { Table } from './table.ts';
import { MAX_WRITES, transact, type Write } from './transact.ts';
import { check, unexpected, update } from './writes.ts';

/*
 * Changes of a trip that are more than one transaction holds, and still count all at once:
 *   1. JOB names the batch; whoever comes later puts another batch there and has the trip to himself.
 *   2. New items are written under the batch, changed ones beside those they replace. No reader sees them.
 *   3. The caller's transaction lets the trip name the batch. From here on every reader sees all of them.
 *   4. `settle` puts changed items in their places. Cut off, the next change of the trip does it first.
 * What is left of a batch that never counted goes when JOB expires.
 */

/** How long what was written ahead is left alone, in seconds: longer than any function runs. */
const JOB_SECONDS = 60 * 60;
/** Items per transaction: DynamoDB takes 4 MB, and an item may have long texts and many photos. */
const CHUNK = 50;

/** The trip was changed between reading and writing; the work can be done again. */
export class ChangedMeanwhile extends AppError {
  constructor() {
    super('conflict', 'The trip was changed meanwhile. Please try again.');
  }
}

/** What is to change among a trip's days and activities. */
export interface ItemChanges {
  /** Items that are not there yet; each names the batch. */
  readonly fresh: readonly StoredItem[];
  /** Items as they are to be, in the place of those that are there. */
  readonly put: readonly StoredItem[];
  readonly remove: readonly Key[];
}

interface Prepared {
  /** Go into the transaction that lets the changes count. */
  readonly writes: readonly Write[];
  /** What that transaction sets on the trip. */
  readonly setOnTrip: { readonly settling?: string };
}

/** Writes ahead what does not fit into `room` writes of one transaction. */
export async function prepareChanges(
  table: Table,
  tripId: string,
  batch: string,
  { fresh, put, remove }: ItemChanges,
  room: number,
): Promise<Prepared> {
  if (fresh.length + put.length + remove.length <= room) {
    return {
      writes: [...[...fresh, ...put].map((item) => putWrite(table, item)), ...remove.map((key) => goWrite(table, key))],
      setOnTrip: {},
    };
  }
  const ahead: Ahead[] = [
    ...put.map((next) => ({ key: { pk: next.pk, sk: next.sk }, batch, next })),
    ...remove.map((key) => ({ key, batch, next: undefined })),
  ];
  const expiresAt = Math.floor(Date.now() / 1000) + JOB_SECONDS;
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...jobKey(tripId), batch, tripId, expiresAt } }),
  );
  const changed = () => new ChangedMeanwhile();
  const isMine = check(table, jobKey(tripId), '#batch = :batch', changed, { ':batch': batch });
  const writes = [...fresh, ...ahead.map(aheadItem)].map((item) => putWrite(table, item));
  await inChunks(writes, (chunk) => transact(table, [isMine, ...chunk]));
  return { writes: [isMine], setOnTrip: ahead.length > 0 ? { settling: batch } : {} };
}

/** Ends what `prepareChanges` began, after its changes have come to count. */
export async function finishChanges(table: Table, tripId: string, batch: string, prepared: Prepared): Promise<void> {
  if (prepared.setOnTrip.settling !== undefined) await settle(table, tripId, batch);
  else if (prepared.writes.some(({ item }) => item.ConditionCheck)) await endJob(table, tripId, batch);
}

/** Puts in their places the items that a trip settles. Several may do it at once, and at any time. */
export async function settle(table: Table, tripId: string, batch: string): Promise<void> {
  const ahead = await aheadOf(table, tripId, batch);
  const settled = new Error('somebody else has settled it');
  const stillSettles = check(table, tripKey(tripId), 'settling = :batch', () => settled, { ':batch': batch });
  const writes = ahead.map(({ key, next }) => (next ? putWrite(table, next) : goWrite(table, key)));
  const last = { remove: ['settling'], condition: 'settling = :batch', values: { ':batch': batch } };
  try {
    await inChunks(writes, (chunk) => transact(table, [stillSettles, ...chunk]));
    await transact(table, [update(table, tripKey(tripId), last, () => settled)]);
  } catch (error) {
    if (error !== settled) throw error;
  }
  // Not before nobody reads them any more.
  const gone = ahead.map(({ key }) => goWrite(table, aheadKey(key, batch)));
  await inChunks(gone, (chunk) => transact(table, chunk));
  await endJob(table, tripId, batch);
}

async function aheadOf(table: Table, tripId: string, batch: string): Promise<Ahead[]> {
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      FilterExpression: '#batch = :batch',
      ExpressionAttributeNames: { '#batch': 'batch' },
      ExpressionAttributeValues: { ':pk': tripPartition(tripId), ':prefix': DAY_PREFIX, ':batch': batch },
      ConsistentRead: true,
    },
  );
  const found: Ahead[] = [];
  for await (const { Items = [] } of pages) {
    for (const item of Items) {
      const ahead = readAhead(storedItem(item));
      if (ahead) found.push(ahead);
    }
  }
  return found;
}

async function endJob(table: Table, tripId: string, batch: string): Promise<void> {
  try {
    await table.client.send(
      new DeleteCommand({
        TableName: table.name,
        Key: jobKey(tripId),
        ConditionExpression: '#batch = :batch',
        ExpressionAttributeNames: { '#batch': 'batch' },
        ExpressionAttributeValues: { ':batch': batch },
      }),
    );
  } catch (error) {
    // Somebody else is at work on the trip already.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/** Unconditional: the trip's version, or the job, says whether the item is still the one that was read. */
function putWrite(table: Table, item: StoredItem): Write {
  return { item: { Put: { TableName: table.name, Item: item } }, refused: unexpected('item of a trip') };
}

function goWrite(table: Table, { pk, sk }: Key): Write {
  return { item: { Delete: { TableName: table.name, Key: { pk, sk } } }, refused: unexpected('item of a trip') };
}

async function inChunks(writes: readonly Write[], each: (chunk: readonly Write[]) => Promise<void>): Promise<void> {
  const size = Math.min(CHUNK, MAX_WRITES - 1);
  for (let from = 0; from < writes.length; from += size) await each(writes.slice(from, from + size));
}
