import type { BatchOperation, Item } from 'dynalite/db/index.js';
import { type Database, expirySection } from './database.ts';
import type { Table } from './table.ts';

/** Items that expired longer ago than this count as a mistake and stay, as the developer guide says of time to live. */
const OLDEST_EXPIRY_SECONDS = 5 * 365 * 24 * 60 * 60;
const DIGITS = 12;

/** When the item expires, in seconds since 1970; undefined when it does not. */
function expiryOf(table: Table, item: Item | undefined): number | undefined {
  const number = table.timeToLiveAttribute === undefined ? undefined : item?.[table.timeToLiveAttribute]?.N;
  if (number === undefined) return undefined;
  const seconds = Math.floor(Number(number));
  return seconds >= 0 && seconds < 10 ** DIGITS ? seconds : undefined;
}

export function hasExpired(table: Table, item: Item | undefined, now: number): boolean {
  const seconds = expiryOf(table, item);
  return seconds !== undefined && seconds <= now && seconds > now - OLDEST_EXPIRY_SECONDS;
}

/** An item of the table, before and after a write. */
interface Changed {
  readonly key: string;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/** Updates the expiry index when an item changes. */
export function expiryOperations(database: Database, table: Table, { key, before, after }: Changed): BatchOperation[] {
  const section = expirySection(database, table.description.TableName);
  const from = expiryOf(table, before);
  const to = expiryOf(table, after);
  if (from === to) return [];
  return [
    ...(from === undefined ? [] : [section.del(expiryKey(from, key))]),
    ...(to === undefined ? [] : [section.put(expiryKey(to, key), 1)]),
  ];
}

/** The keys of at most `limit` expired items. */
export async function expiredKeys(database: Database, table: Table, now: number, limit: number): Promise<string[]> {
  const range = { gte: expiryKey(Math.max(0, now - OLDEST_EXPIRY_SECONDS), ''), lt: expiryKey(now + 1, ''), limit };
  const keys: string[] = [];
  for await (const key of expirySection(database, table.description.TableName).keys(range))
    keys.push(key.slice(DIGITS + 1));
  return keys;
}

function expiryKey(seconds: number, itemKey: string): string {
  return `${String(seconds).padStart(DIGITS, '0')}/${itemKey}`;
}
