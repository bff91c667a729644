import { Readable } from 'node:stream';
import type { ActionStore } from 'dynalite/actions/putItem.js';
import type query from 'dynalite/actions/query.js';
import type scan from 'dynalite/actions/scan.js';
import { createKey, type Item, type KeyRange, matchesFilter, type ParsedCondition } from 'dynalite/db/index.js';
import { type CapacityDetail, consumedCapacity, readUnits } from './capacity.ts';
import { meetsCondition } from './condition.ts';
import { type Database, itemSection, tableNamed } from './database.ts';
import { type Selection, select } from './get-item.ts';
import { itemBytes } from './item-size.ts';
import type { Section } from './section.ts';
import type { Table } from './table.ts';

/** The fields that Query and Scan share. */
export interface PageRequest extends Selection {
  TableName: string;
  Select?: string;
  Limit?: number;
  ExclusiveStartKey?: Item;
  ScanIndexForward?: boolean;
  ConsistentRead?: boolean;
  QueryFilter?: object;
  ScanFilter?: object;
  ConditionalOperator?: string;
  ReturnConsumedCapacity?: CapacityDetail;
  _filter?: ParsedCondition;
}

/** A page ends with the item that fills it. */
const PAGE_BYTES = 1024 * 1024;

/** Reads one page: dynalite validates the request and computes the range of keys, which is then read here. */
export async function readPage(
  database: Database,
  action: typeof query | typeof scan,
  request: PageRequest,
): Promise<object> {
  const table = tableNamed(database, request.TableName);
  const range = continued(table, request, await keyRange(action, table, request));
  const { items, bytes, full } = await readRange(itemSection(database, request.TableName), range, request.Limit);
  const last = full ? items.at(-1) : undefined;
  const found = items.filter((item) => passes(request, item)).map((item) => select(request, item));
  const units = readUnits(bytes, request.ConsistentRead === true);
  return {
    Count: found.length,
    ScannedCount: items.length,
    ...(request.Select === 'COUNT' ? {} : { Items: found }),
    LastEvaluatedKey: last && startKey(table, last),
    ConsumedCapacity: consumedCapacity(request.ReturnConsumedCapacity, {
      table: request.TableName,
      units,
    }),
  };
}

async function readRange(
  section: Section<Item>,
  range: KeyRange,
  limit = Number.POSITIVE_INFINITY,
): Promise<{ items: Item[]; bytes: number; full: boolean }> {
  const items: Item[] = [];
  let bytes = 0;
  for await (const item of section.values(range)) {
    items.push(item);
    bytes += itemBytes(item);
    if (items.length >= limit || bytes >= PAGE_BYTES) return { items, bytes, full: true };
  }
  return { items, bytes, full: false };
}

function keyRange(action: typeof query | typeof scan, table: Table, request: PageRequest): Promise<KeyRange> {
  return new Promise((resolve, reject) => {
    const createValueStream = (range: KeyRange) => {
      resolve(range);
      return Readable.from([]);
    };
    action(rangeStore(table, createValueStream), { ...request, ReturnConsumedCapacity: undefined }, (error) => {
      if (error) reject(error);
    });
  });
}

/** An empty storage that records where an action would read. */
function rangeStore(table: Table, createValueStream: (range: KeyRange) => NodeJS.ReadableStream): ActionStore {
  const done = (_key: string, _item: Item, callback: (error: null) => void) => callback(null);
  const section = {
    lock: (_key: string, locked: (release: <F>(callback: F) => F) => void) => locked((callback) => callback),
    get: (_key: string, callback: (error: null) => void) => callback(null),
    put: done,
    del: (_key: string, callback: (error: null) => void) => callback(null),
    createValueStream,
  };
  return {
    options: { maxItemSize: Number.POSITIVE_INFINITY },
    getTable: (_name, callback) => callback(null, table.description),
    getItemDb: () => section,
  };
}

/** The range after the start key. */
function continued(table: Table, request: PageRequest, { limit: _limit, ...range }: KeyRange): KeyRange {
  if (!request.ExclusiveStartKey) return range;
  const start = createKey(request.ExclusiveStartKey, table.description);
  const { gt, gte, lt, lte } = range;
  if (request.ScanIndexForward !== false) {
    return { gt: start, ...(lt === undefined ? {} : { lt }), ...(lte === undefined ? {} : { lte }) };
  }
  return { reverse: true, lt: start, ...(gt === undefined ? {} : { gt }), ...(gte === undefined ? {} : { gte }) };
}

function passes(request: PageRequest, item: Item): boolean {
  const filter = request.QueryFilter ?? request.ScanFilter;
  if (request._filter) return meetsCondition(item, request._filter.expression);
  return !filter || matchesFilter(item, filter, request.ConditionalOperator);
}

function startKey({ description }: Table, item: Item): Item {
  const names = new Set(description.KeySchema.map(({ AttributeName }) => AttributeName));
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)));
}
