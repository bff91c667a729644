import { Readable } from 'node:stream';
import type { ActionStore } from 'dynalite/actions/putItem.js';
import type query from 'dynalite/actions/query.js';
import type scan from 'dynalite/actions/scan.js';
import { createKey, type Item, type KeyRange, matchesFilter, type ParsedCondition } from 'dynalite/db/index.js';
import { type CapacityDetail, consumedCapacity, readUnits } from './capacity.ts';
import { meetsCondition } from './condition.ts';
import { type Database, indexSection, itemSection, tableNamed } from './database.ts';
import { type Selection, select } from './get-item.ts';
import { indexKey, projectedNames } from './index-entry.ts';
import { itemBytes } from './item-size.ts';
import type { Section } from './section.ts';
import { validationError } from './service-error.ts';
import type { Table } from './table.ts';

/** The fields that Query and Scan share. */
export interface PageRequest extends Selection {
  TableName: string;
  IndexName?: string;
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

/** Reads one page: dynalite checks the request and works out the range of keys, which is then read here. */
export async function readPage(
  database: Database,
  action: typeof query | typeof scan,
  request: PageRequest,
): Promise<object> {
  const table = tableNamed(database, request.TableName);
  const range = continued(table, request, await keyRange(action, table, request));
  checkProjected(table, request);
  const { items, bytes, full } = await readRange(sectionOf(database, request), range, request.Limit);
  const last = full ? items.at(-1) : undefined;
  const found = items.filter((item) => passes(request, item)).map((item) => select(request, item));
  const units = readUnits(bytes, request.ConsistentRead === true);
  return {
    Count: found.length,
    ScannedCount: items.length,
    ...(request.Select === 'COUNT' ? {} : { Items: found }),
    LastEvaluatedKey: last && startKey(table, request, last),
    ConsumedCapacity: consumedCapacity(request.ReturnConsumedCapacity, {
      table: request.TableName,
      tableUnits: request.IndexName === undefined ? units : 0,
      indexUnits: request.IndexName === undefined ? {} : { [request.IndexName]: units },
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

/** A storage with nothing in it, that tells where an action would read. */
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
    getIndexDb: () => section,
  };
}

/** The range from behind the start key on. dynalite's own bound does not know how index entries are sorted here. */
function continued(table: Table, request: PageRequest, { limit: _limit, ...range }: KeyRange): KeyRange {
  if (!request.ExclusiveStartKey) return range;
  const index = indexOf(table, request);
  const start = index
    ? indexKey(table.description, index, request.ExclusiveStartKey)
    : createKey(request.ExclusiveStartKey, table.description);
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

/** Refuses attributes that the index does not hold: a global index is not completed from its table. */
function checkProjected(table: Table, request: PageRequest): void {
  const index = indexOf(table, request);
  const names = index && projectedNames(table.description, index);
  const asked = request._projection?.paths.map((path) => String(path[0])) ?? request.AttributesToGet ?? [];
  const missing = names && [...new Set(asked)].filter((name) => !names.has(name));
  if (missing && missing.length > 0)
    throw validationError(
      `One or more parameter values were invalid: Global secondary index ${request.IndexName} does not project [${missing.join(', ')}]`,
    );
}

function startKey(table: Table, request: PageRequest, item: Item): Item {
  const schema = [...table.description.KeySchema, ...(indexOf(table, request)?.KeySchema ?? [])];
  const names = new Set(schema.map(({ AttributeName }) => AttributeName));
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)));
}

function indexOf(table: Table, { IndexName }: PageRequest) {
  return table.description.GlobalSecondaryIndexes?.find((index) => index.IndexName === IndexName);
}

function sectionOf(database: Database, { TableName, IndexName }: PageRequest): Section<Item> {
  return IndexName === undefined ? itemSection(database, TableName) : indexSection(database, TableName, IndexName);
}
