import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/contract/errors.ts';
import { DAY_PREFIX, jobKey, type Key, stagedKey, tripKey, tripPartition } from './keys.ts';
import { readStaged, type StagedChange, type StoredItem, stagedItem, storedItem } from './staged-item.ts';
import type { Table } from './table.ts';
import { MAX_WRITES, transact, type Write } from './transact.ts';
import { check, unexpected, update } from './writes.ts';

/*
 * Changes of a trip that are more than one transaction holds, and still count all at once:
 *   1. JOB names the batch; whoever comes later puts another batch there and has the trip to himself.
 *   2. New items are written under the batch, changed ones beside those they replace: they are staged, no reader sees them.
 *   3. The caller's transaction lets the trip name the batch. From here on every reader sees all of them.
 *   4. `commitStaged` puts changed items in their places. If that is cut off, the next change of the trip does it first.
 * What is left of a batch that never counted goes when JOB expires.
 */

/** How long staged items are left alone, in seconds: longer than any function runs. */
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

interface StagedWrites {
  /** Go into the transaction that lets the changes count. */
  readonly writes: readonly Write[];
  /** What that transaction sets on the trip. */
  readonly setOnTrip: { readonly settling?: string };
}

/** Stages what does not fit into `room` writes of one transaction. */
export async function stageChanges(
  table: Table,
  tripId: string,
  batch: string,
  { fresh, put, remove }: ItemChanges,
  room: number,
): Promise<StagedWrites> {
  if (fresh.length + put.length + remove.length <= room) {
    return {
      writes: [
        ...[...fresh, ...put].map((item) => putWrite(table, item)),
        ...remove.map((key) => deleteWrite(table, key)),
      ],
      setOnTrip: {},
    };
  }
  const staged: StagedChange[] = [
    ...put.map((next) => ({ key: { pk: next.pk, sk: next.sk }, batch, next })),
    ...remove.map((key) => ({ key, batch, next: undefined })),
  ];
  const expiresAt = Math.floor(Date.now() / 1000) + JOB_SECONDS;
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...jobKey(tripId), batch, tripId, expiresAt } }),
  );
  const changed = () => new ChangedMeanwhile();
  const isMine = check(table, jobKey(tripId), '#batch = :batch', changed, { ':batch': batch });
  const writes = [...fresh, ...staged.map(stagedItem)].map((item) => putWrite(table, item));
  await inChunks(writes, (chunk) => transact(table, [isMine, ...chunk]));
  return { writes: [isMine], setOnTrip: staged.length > 0 ? { settling: batch } : {} };
}

/** Ends what `stageChanges` began, after the transaction that makes its changes count. */
export async function commitChanges(
  table: Table,
  tripId: string,
  batch: string,
  prepared: StagedWrites,
): Promise<void> {
  if (prepared.setOnTrip.settling !== undefined) await commitStaged(table, tripId, batch);
  else if (prepared.writes.some(({ item }) => item.ConditionCheck)) await endJob(table, tripId, batch);
}

/** Puts the staged items of a trip's batch in their places. Several may do it at once, and at any time. */
export async function commitStaged(table: Table, tripId: string, batch: string): Promise<void> {
  const staged = await stagedOf(table, tripId, batch);
  const committed = new Error('somebody else has committed it');
  const stillStaged = check(table, tripKey(tripId), 'settling = :batch', () => committed, { ':batch': batch });
  const writes = staged.map(({ key, next }) => (next ? putWrite(table, next) : deleteWrite(table, key)));
  const last = { remove: ['settling'], condition: 'settling = :batch', values: { ':batch': batch } };
  try {
    await inChunks(writes, (chunk) => transact(table, [stillStaged, ...chunk]));
    await transact(table, [update(table, tripKey(tripId), last, () => committed)]);
  } catch (error) {
    if (error !== committed) throw error;
  }
  // Not before nobody reads them any more.
  const leftovers = staged.map(({ key }) => deleteWrite(table, stagedKey(key, batch)));
  await inChunks(leftovers, (chunk) => transact(table, chunk));
  await endJob(table, tripId, batch);
}

async function stagedOf(table: Table, tripId: string, batch: string): Promise<StagedChange[]> {
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
  const found: StagedChange[] = [];
  for await (const { Items = [] } of pages) {
    for (const item of Items) {
      const staged = readStaged(storedItem(item));
      if (staged) found.push(staged);
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

function deleteWrite(table: Table, { pk, sk }: Key): Write {
  return { item: { Delete: { TableName: table.name, Key: { pk, sk } } }, refused: unexpected('item of a trip') };
}

async function inChunks(writes: readonly Write[], each: (chunk: readonly Write[]) => Promise<void>): Promise<void> {
  const size = Math.min(CHUNK, MAX_WRITES - 1);
  for (let from = 0; from < writes.length; from += size) await each(writes.slice(from, from + size));
}
