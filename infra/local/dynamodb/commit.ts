import type { BatchOperation, Item } from 'dynalite/db/index.js';
import { sameItem } from './attribute-value.ts';
import { type Consumption, writeUnits } from './capacity.ts';
import { counterSection, type Database, itemSection, streamSection } from './database.ts';
import { evaluateWrite, type WrittenChange } from './evaluate-write.ts';
import { expiryOperations } from './expiry.ts';
import { itemBytes } from './item-size.ts';
import { streamRecord } from './stream-record.ts';
import { type ItemChange, locate, refuseSameItem, type WriteIntent } from './write.ts';

/** Executes all of the writes, or none when one fails. */
export function commitWrites(database: Database, intents: WriteIntent[]): Promise<WrittenChange[]> {
  return database.exclusive(async () => {
    const writes = intents.map((intent) => locate(database, intent));
    refuseSameItem(writes, 'Provided list of item keys contains duplicates');
    const items = await currentItems(database, writes);
    const changes = [];
    for (const [position, write] of writes.entries()) changes.push(await evaluateWrite(write, items[position]));
    await store(database, changes);
    return changes;
  });
}

/** The items' current state, in the order of the places. */
export function currentItems(
  database: Database,
  places: Pick<ItemChange, 'table' | 'key'>[],
): Promise<(Item | undefined)[]> {
  return database.level.getMany<Item>(
    places.map(({ table, key }) => itemSection(database, table.description.TableName).path(key)),
  );
}

/**
 * Stores the changes in one batch: items, expiries and stream records, and related entries. Must not run concurrently
 * with other writes.
 */
export async function store(
  database: Database,
  changes: readonly ItemChange[],
  { expired = false, also = [] }: { expired?: boolean; also?: BatchOperation[] } = {},
): Promise<void> {
  const batch = [...also];
  let sequence = database.lastSequence;
  for (const change of changes) {
    const { table, key, before, after } = change;
    const name = table.description.TableName;
    if (before && after ? sameItem(before, after) : before === after) continue;
    const items = itemSection(database, name);
    batch.push(after ? items.put(key, after) : items.del(key));
    batch.push(...expiryOperations(database, table, { key, before, after }));
    const record = streamRecord(table.description, { before, after, expired }, sequence + 1);
    if (record) {
      sequence += 1;
      const records = streamSection(database, name, table.description.LatestStreamLabel ?? '');
      batch.push(records.put(record.dynamodb.SequenceNumber, record));
    }
  }
  if (sequence > database.lastSequence) batch.push(counterSection(database).put('sequence', sequence));
  if (batch.length > 0) await database.level.batch(batch);
  database.lastSequence = sequence;
}

/** The consumed capacity of a write: by the larger state of the item, however little was changed. */
export function consumptionOf(change: ItemChange): Consumption {
  return {
    table: change.table.description.TableName,
    units: writeUnits(largerBytes(change)),
  };
}

/** The size of the item before or after the change, whichever is larger. */
export function largerBytes({ before, after }: ItemChange): number {
  return Math.max(before ? itemBytes(before) : 0, after ? itemBytes(after) : 0);
}
