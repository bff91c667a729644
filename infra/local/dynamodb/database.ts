import type { Item, Level } from 'dynalite/db/index.js';
import { MemoryLevel } from 'memory-level';
import type { Consumption } from './capacity.ts';
import { createExclusive, type Exclusive } from './exclusive.ts';
import { type Section, section } from './section.ts';
import { dynamoDbError } from './service-error.ts';
import { openDurableLevel } from './storage/durable-level.ts';
import type { StreamRecord } from './stream-record.ts';
import type { Table } from './table.ts';

/** A transaction that was written, so that the same request is not written again. */
export interface WrittenTransaction {
  /** Milliseconds since 1970. */
  at: number;
  digest: string;
  /** Read units of its items. */
  reads: Consumption[];
}

export interface Database {
  level: Level;
  /** All tables, by name; reloaded whenever the store is opened. */
  tables: Map<string, Table>;
  /**
   * Writes are serialized. So a condition holds until its write is stored, and stream records become visible in the
   * order of their numbers: a reader that has seen one has seen all before it.
   */
  exclusive: Exclusive;
  /** The number of the last stream record stored. It outlives the records, so that no number is reused. */
  lastSequence: number;
  /** Closes it after the last write. */
  close(): Promise<void>;
}

/** Opens the database in a folder, which is created if missing (see `openDurableLevel`), or in memory. */
export async function openDatabase(directory: string | undefined): Promise<Database> {
  const held = { tables: new Map<string, Table>(), lastSequence: 0 };
  const run = createExclusive();
  if (directory === undefined) {
    // As texts, not as bytes of texts, which takes a tenth of the time of what reads much.
    const level: Level = new MemoryLevel({ storeEncoding: 'utf8', valueEncoding: 'json' });
    await level.open();
    return Object.assign(held, { level, exclusive: run, close: () => run(() => level.close()) });
  }
  const level = await openDurableLevel(directory, async (stored) => {
    held.tables.clear();
    for await (const [name, table] of tableSection({ level: stored }).entries()) held.tables.set(name, table);
    held.lastSequence = (await counterSection({ level: stored }).get('sequence')) ?? 0;
  });
  const exclusive: Exclusive = (work) => run(() => level.beWhole().then(work));
  return Object.assign(held, { level, exclusive, close: () => run(() => level.close()) });
}

/** The table, or the service's error when it does not exist. */
export function tableNamed(database: Database, name: string): Table {
  const table = database.tables.get(name);
  if (!table) throw dynamoDbError('ResourceNotFoundException', { message: 'Requested resource not found' });
  return table;
}

type Stored = Pick<Database, 'level'>;

export function tableSection({ level }: Stored): Section<Table> {
  return section(level, 'table');
}

export function counterSection({ level }: Stored): Section<number> {
  return section(level, 'counter');
}

export function itemSection({ level }: Stored, table: string): Section<Item> {
  return section(level, 'item', table);
}

/** A stream's records by their sequence numbers. */
export function streamSection({ level }: Stored, table: string, label: string): Section<StreamRecord> {
  return section(level, 'stream', table, label);
}

/** Item keys by the time of expiry: `<seconds since 1970, 12 digits>/<item key>`. */
export function expirySection({ level }: Stored, table: string): Section<1> {
  return section(level, 'expiry', table);
}

/** Transactions by the client's request token. */
export function transactionSection({ level }: Stored): Section<WrittenTransaction> {
  return section(level, 'transaction');
}

/** Request tokens by the time of their transaction: `<milliseconds since 1970, 15 digits>/<token>`. */
export function transactionAgeSection({ level }: Stored): Section<1> {
  return section(level, 'transaction-age');
}
