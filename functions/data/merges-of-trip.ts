import * as z from 'zod/mini';
import { MERGE_PREFIX, MERGED_DAY_PREFIX, MERGES_PREFIX, tripPartition } from './keys.ts';
import { MergedDay, MergeRecord } from './merge-record.ts';
import { queryAll } from './query-all.ts';
import type { Table } from './table.ts';

/** A merge into a trip, with the trip's days that absorbed days of the other. */
export interface Merge {
  readonly record: MergeRecord;
  /** When it can no longer be undone, in seconds since 1970. */
  readonly expiresAt: number;
  readonly days: readonly MergedDay[];
}

const Expiring = z.extend(MergeRecord, { expiresAt: z.number() });
const OfBatch = z.extend(MergedDay, { batch: z.string() });

/**
 * The merges into a trip in one round trip, by their batches. A merge that is committed during the read may be missing:
 * a reader who knows of it reads again.
 */
export async function mergesOf(table: Table, tripId: string): Promise<ReadonlyMap<string, Merge>> {
  const items = await queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': tripPartition(tripId), ':prefix': MERGES_PREFIX },
    ConsistentRead: true,
  });
  const named = (prefix: string) => items.filter(({ sk }) => String(sk).startsWith(prefix));
  const days = named(MERGED_DAY_PREFIX).map((item) => OfBatch.parse(item));
  const merges = named(MERGE_PREFIX).map((item): Merge => {
    const { expiresAt, ...record } = Expiring.parse(item);
    return { record, expiresAt, days: days.filter(({ batch }) => batch === record.batch) };
  });
  return new Map(merges.filter(isWhole).map((merge) => [merge.record.batch, merge]));
}

/** Its items are written at once, but a query may run in between. */
function isWhole({ record, days }: Merge): boolean {
  return record.joinedDays === undefined || record.joinedDays === days.length;
}
