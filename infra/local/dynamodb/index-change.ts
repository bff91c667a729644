import type { BatchOperation } from 'dynalite/db/index.js';
import { sameItem } from './attribute-value.ts';
import { writeUnits } from './capacity.ts';
import { type Database, indexSection } from './database.ts';
import { type IndexEntry, indexEntry } from './index-entry.ts';
import { itemBytes } from './item-size.ts';
import type { ItemChange } from './write.ts';

/** What a change does to one index. */
export interface IndexChange {
  index: string;
  before: IndexEntry | undefined;
  after: IndexEntry | undefined;
}

/** The indexes whose entry of the item changes; one that projects none of what changed is not touched. */
export function indexChanges({ table: { description }, before, after }: ItemChange): IndexChange[] {
  return (description.GlobalSecondaryIndexes ?? [])
    .map((index) => ({
      index: index.IndexName,
      before: indexEntry(description, index, before),
      after: indexEntry(description, index, after),
    }))
    .filter(({ before: from, after: to }) => from?.key !== to?.key || (from && to && !sameItem(from.item, to.item)));
}

export function indexOperations(database: Database, table: string, change: IndexChange): BatchOperation[] {
  const section = indexSection(database, table, change.index);
  const { before, after } = change;
  return [
    ...(before && before.key !== after?.key ? [section.del(before.key)] : []),
    ...(after ? [section.put(after.key, after.item)] : []),
  ];
}

/**
 * The units that the index consumes: an entry that stays in its place costs its larger state once, an entry that
 * moves costs its removal and its insertion (developer guide, "Provisioned throughput considerations for GSIs").
 */
export function indexUnits({ before, after }: IndexChange): number {
  const [from, to] = [before, after].map((entry) => (entry ? itemBytes(entry.item) : undefined));
  if (from !== undefined && to !== undefined && before?.key === after?.key) return writeUnits(Math.max(from, to));
  return (from === undefined ? 0 : writeUnits(from)) + (to === undefined ? 0 : writeUnits(to));
}
