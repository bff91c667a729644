import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/contract/errors.ts';
import {
  COSTS_PREFIX,
  DAY_PREFIX,
  jobKey,
  type Key,
  stagedKey,
  tombstoneKey,
  travellerKey,
  tripKey,
  tripPartition,
} from './keys.ts';
import { ChangedMeanwhile } from './plan-again.ts';
import { readStaged, type StagedChange, stagedItem } from './staged-item.ts';
import { type StoredItem, storedItem } from './stored-item.ts';
import type { Table } from './table.ts';
import { MAX_WRITES, transact, type Write } from './transact.ts';
import type { TripItem } from './trip-item.ts';
import { check, remove, unexpected, update } from './writes.ts';

/*
 * How changes that do not fit into one transaction are still committed all at once:
 *   1. JOB names the batch; a later change replaces it with its own batch and takes the trip over. A trip that is still
 *      to be created is also recorded in its owner's partition, where the deletion of the account finds it.
 *   2. New items are written under the batch, changed ones next to their originals: staged, so that no reader sees them.
 *   3. The caller's transaction makes the trip name the batch: this is the commit, from here on every reader sees all.
 *   4. `commitStaged` puts changed items in their places. If it is interrupted, the trip's next change does it first.
 * A batch that was not committed is removed with JOB: at once if the transaction is refused, else when JOB expires.
 */

/** How long staged items are left alone, in seconds: longer than any function runs. */
const JOB_SECONDS = 60 * 60;
/**
 * How long a trip that was never created stays in its owner's partition, in seconds: until JOB has expired and its
 * items are removed.
 */
const NAMED_SECONDS = 7 * 24 * 60 * 60;
/** What one transaction holds of a trip's items: DynamoDB takes 4 MB, and an item may have long texts and many photos. */
const CHUNK = 50;
const CHUNK_BYTES = 3_000_000;

/** Changes of a trip's days, activities and costs. */
export interface ItemChanges {
  /** New items. */
  readonly fresh: readonly StoredItem[];
  /** Existing items in their new state. */
  readonly put: readonly StoredItem[];
  readonly remove: readonly Key[];
}

/** Changes of one trip under a unique batch. */
export interface TripChanges {
  readonly tripId: string;
  /** The trip's version that the changes rest on. */
  readonly version: number;
  readonly batch: string;
  readonly changes: ItemChanges;
  /** The owner of a trip that the transaction creates; undefined for an existing one. */
  readonly newFor?: string | undefined;
  /** Other trips that the changes rest on, as they were read: two trips are not read at one moment. */
  readonly restsOn?: readonly Pick<TripItem, 'id' | 'version'>[];
}

/** How the changes of a trip are committed. */
export interface Staged {
  /** New items stay invisible under the batch until the trip names it among its `batches`. */
  readonly hasBatch: boolean;
  /** Other attributes to set on the trip. */
  readonly setOnTrip: { readonly settling?: string };
}

interface StagedWrites extends Staged {
  /** Writes of the transaction that commits the changes. */
  readonly writes: readonly Write[];
}

const NOT_STAGED: Staged = { hasBatch: false, setOnTrip: {} };
const IS_MINE = '#batch = :batch';
const changed = () => new ChangedMeanwhile();

/**
 * Changes trips in one transaction, and stages what does not fit into it. `ownWrites` are the caller's writes of the
 * transaction, the trips' own among them; their number does not depend on what was staged. Throws the error of a
 * refused write, and ChangedMeanwhile when someone else started to change one of the trips; then nothing is committed.
 */
export async function writeChanges(
  table: Table,
  trips: readonly TripChanges[],
  ownWrites: (staged: readonly Staged[]) => readonly Write[],
): Promise<void> {
  const own = ownWrites(trips.map(() => NOT_STAGED)).length;
  // Staging takes up to two writes per trip.
  let room = MAX_WRITES - own - 2 * trips.length;
  let bytes = CHUNK_BYTES;
  if (room < 0) throw new AppError('unprocessable', 'This changes too much at once. Please do it in smaller parts.');
  const staged: StagedWrites[] = [];
  const begun: TripChanges[] = [];
  try {
    for (const trip of trips) {
      const { fresh, put, remove: gone } = trip.changes;
      const size = sum([...fresh, ...put].map(bytesOf));
      const isLarge = fresh.length + put.length + gone.length > room + 2 || size > bytes;
      if (isLarge) begun.push(trip);
      else bytes -= size;
      const each = isLarge ? await stage(table, trip) : inOne(table, trip.changes);
      room -= Math.max(0, each.writes.length - 2);
      staged.push(each);
    }
    await transact(table, [...ownWrites(staged), ...staged.flatMap(({ writes }) => writes)]);
  } catch (error) {
    for (const { tripId, batch } of begun) await endJob(table, tripId, batch);
    throw error;
  }
  for (const [index, { tripId, batch }] of trips.entries()) {
    if (staged[index]?.setOnTrip.settling !== undefined) await commitStaged(table, tripId, batch);
  }
}

/** What is written in the transaction itself. */
function inOne(table: Table, { fresh, put, remove: gone }: ItemChanges): StagedWrites {
  const puts = [...fresh, ...put].map((item) => putWrite(table, item));
  return { ...NOT_STAGED, writes: [...puts, ...gone.map((key) => deleteWrite(table, key))] };
}

/** Writes a trip's changes where no reader sees them. */
async function stage(table: Table, trip: TripChanges): Promise<StagedWrites> {
  const { tripId, batch, newFor } = trip;
  const { fresh, put, remove: gone } = trip.changes;
  const replacing: StagedChange[] = [
    ...put.map((next) => ({ key: { pk: next.pk, sk: next.sk }, batch, next })),
    ...gone.map((key) => ({ key, batch, next: undefined })),
  ];
  await transact(table, beginning(table, trip));
  const isMine = check(table, jobKey(tripId), { condition: IS_MINE, values: { ':batch': batch } }, changed);
  const stillAsRead = newFor === undefined ? [isMine, asRead(table, trip)] : [isMine];
  const items = [...fresh.map((item) => ({ ...item, batch })), ...replacing.map(stagedItem)];
  await inChunks(
    items.map((item) => putWrite(table, item)),
    (chunk) => transact(table, [...stillAsRead, ...chunk]),
  );
  return {
    hasBatch: fresh.length > 0,
    setOnTrip: replacing.length > 0 ? { settling: batch } : {},
    writes: [
      // Once JOB is gone, nobody would put the staged items in their places.
      replacing.length > 0
        ? isMine
        : remove(table, jobKey(tripId), { condition: IS_MINE, values: { ':batch': batch } }, changed),
      ...(newFor === undefined ? [] : [deleteWrite(table, tombstoneKey(newFor, tripId))]),
    ],
  };
}

/**
 * The writes that reserve a trip for a batch, while its creator exists, or the trip and what its changes rest on are as
 * they were read: what somebody has committed since may have the same keys, and would be overwritten.
 */
function beginning(table: Table, { tripId, version, batch, newFor, restsOn = [] }: TripChanges): Write[] {
  const now = Math.floor(Date.now() / 1000);
  const job = putWrite(table, { ...jobKey(tripId), batch, tripId, expiresAt: now + JOB_SECONDS });
  if (newFor === undefined) {
    const others = restsOn.map((other) => asRead(table, { tripId: other.id, version: other.version }));
    return [job, asRead(table, { tripId, version }), ...others];
  }
  const named = { ...tombstoneKey(newFor, tripId), expiresAt: now + NAMED_SECONDS };
  return [
    job,
    putWrite(table, named),
    check(table, travellerKey(newFor), { condition: 'attribute_exists(pk)' }, changed),
  ];
}

function asRead(table: Table, { tripId, version }: Pick<TripChanges, 'tripId' | 'version'>): Write {
  return check(table, tripKey(tripId), { condition: 'version = :version', values: { ':version': version } }, changed);
}

/** Puts the staged items of a trip's batch in their places. Safe to run concurrently, and at any time. */
export async function commitStaged(table: Table, tripId: string, batch: string): Promise<void> {
  const staged = await stagedOf(table, tripId, batch);
  const committed = new Error('somebody else has committed it');
  const stillStaged = check(
    table,
    tripKey(tripId),
    { condition: 'settling = :batch', values: { ':batch': batch } },
    () => committed,
  );
  const writes = staged.map(({ key, next }) => (next ? putWrite(table, next) : deleteWrite(table, key)));
  const last = { remove: ['settling'], condition: 'settling = :batch', values: { ':batch': batch } };
  try {
    await inChunks(writes, (chunk) => transact(table, [stillStaged, ...chunk]));
    await transact(table, [update(table, tripKey(tripId), last, () => committed)]);
  } catch (error) {
    if (error !== committed) throw error;
  }
  // Only when nobody reads them any more.
  const leftovers = staged.map(({ key }) => deleteWrite(table, stagedKey(key, batch)));
  await inChunks(leftovers, (chunk) => transact(table, chunk));
  await endJob(table, tripId, batch);
}

async function stagedOf(table: Table, tripId: string, batch: string): Promise<StagedChange[]> {
  const found = await Promise.all(
    [DAY_PREFIX, COSTS_PREFIX].map((prefix) => stagedUnder(table, tripId, batch, prefix)),
  );
  return found.flat();
}

async function stagedUnder(table: Table, tripId: string, batch: string, prefix: string): Promise<StagedChange[]> {
  const pages = paginateQuery(
    { client: table.client },
    {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      FilterExpression: '#batch = :batch',
      ExpressionAttributeNames: { '#batch': 'batch' },
      ExpressionAttributeValues: { ':pk': tripPartition(tripId), ':prefix': prefix, ':batch': batch },
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
        ConditionExpression: IS_MINE,
        ExpressionAttributeNames: { '#batch': 'batch' },
        ExpressionAttributeValues: { ':batch': batch },
      }),
    );
  } catch (error) {
    // Someone else is changing the trip already.
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/** Unconditional: the trip's version, or the job, tells whether the item is still the one that was read. */
function putWrite(table: Table, item: StoredItem): Write {
  return { item: { Put: { TableName: table.name, Item: item } }, refused: unexpected('item of a trip') };
}

function deleteWrite(table: Table, { pk, sk }: Key): Write {
  return { item: { Delete: { TableName: table.name, Key: { pk, sk } } }, refused: unexpected('item of a trip') };
}

/** Calls `each` with as many of the writes at once as one transaction holds. */
async function inChunks(writes: readonly Write[], each: (chunk: readonly Write[]) => Promise<void>): Promise<void> {
  let chunk: Write[] = [];
  let bytes = 0;
  for (const write of writes) {
    const size = bytesOf(write.item);
    if (chunk.length === CHUNK || (chunk.length > 0 && bytes + size > CHUNK_BYTES)) {
      await each(chunk);
      [chunk, bytes] = [[], 0];
    }
    chunk.push(write);
    bytes += size;
  }
  if (chunk.length > 0) await each(chunk);
}

/** About as many bytes as DynamoDB counts, or a few more. */
const bytesOf = (item: unknown) => Buffer.byteLength(JSON.stringify(item));
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
