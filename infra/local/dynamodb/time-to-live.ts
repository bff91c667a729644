import type { BatchOperation } from 'dynalite/db/index.js';
import { currentItems, store } from './commit.ts';
import { type Database, expirySection, itemSection } from './database.ts';
import { expiredKeys, expiryOperations, hasExpired } from './expiry.ts';
import { type Operation, parseRequest, type RequestSchema, tableName } from './request.ts';
import { validationError } from './service-error.ts';
import type { Table } from './table.ts';
import { managedTable, putTable } from './table-catalogue.ts';

interface UpdateTimeToLiveRequest {
  TableName: string;
  TimeToLiveSpecification: { Enabled: boolean; AttributeName: string };
}

const schema: RequestSchema<UpdateTimeToLiveRequest> = {
  types: {
    TableName: tableName,
    TimeToLiveSpecification: {
      type: 'FieldStruct<TimeToLiveSpecification>',
      notNull: true,
      children: {
        Enabled: { type: 'Boolean', notNull: true },
        AttributeName: { type: 'String', notNull: true, lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 255 },
      },
    },
  },
};

/** Enables or disables time to live; as on AWS, an error if it already is. */
export const updateTimeToLiveOperation: Operation = async (database, body) => {
  const { TableName, TimeToLiveSpecification: wanted } = parseRequest(body, schema);
  return database.exclusive(async () => {
    const { description, timeToLiveAttribute: current } = managedTable(database, TableName);
    if (wanted.Enabled === (current !== undefined))
      throw validationError(`TimeToLive is already ${wanted.Enabled ? 'enabled' : 'disabled'}`);
    if (!wanted.Enabled && wanted.AttributeName !== current)
      throw validationError(`TimeToLive is active on a different AttributeName: current AttributeName is ${current}`);
    await expirySection(database, TableName).clear();
    const table = wanted.Enabled ? { description, timeToLiveAttribute: wanted.AttributeName } : { description };
    await listExpiries(database, table);
    await putTable(database, table);
    return { TimeToLiveSpecification: wanted };
  });
};

export const describeTimeToLiveOperation: Operation = async (database, body) => {
  const { TableName } = parseRequest<{ TableName: string }>(body, { types: { TableName: tableName } });
  const AttributeName = managedTable(database, TableName).timeToLiveAttribute;
  return {
    TimeToLiveDescription:
      AttributeName === undefined ? { TimeToLiveStatus: 'DISABLED' } : { TimeToLiveStatus: 'ENABLED', AttributeName },
  };
};

async function listExpiries(database: Database, table: Table): Promise<void> {
  let batch: BatchOperation[] = [];
  for await (const [key, item] of itemSection(database, table.description.TableName).entries()) {
    batch.push(...expiryOperations(database, table, { key, before: undefined, after: item }));
    if (batch.length < 500) continue;
    await database.level.batch(batch);
    batch = [];
  }
  if (batch.length > 0) await database.level.batch(batch);
}

const EXPIRED_AT_ONCE = 100;

/** Deletes expired items; AWS may take days, here they are deleted when this is called. */
export async function deleteExpiredItems(database: Database, now: number): Promise<void> {
  for (const name of database.tables.keys()) {
    let deleted: number;
    do deleted = await database.exclusive(() => deleteSomeExpired(database, name, now));
    while (deleted === EXPIRED_AT_ONCE);
  }
}

/** How many were deleted. The expiry index changes with the items, so each of its keys belongs to an expired item. */
async function deleteSomeExpired(database: Database, name: string, now: number): Promise<number> {
  const table = database.tables.get(name);
  if (table?.timeToLiveAttribute === undefined) return 0;
  const keys = await expiredKeys(database, table, now, EXPIRED_AT_ONCE);
  const items = await currentItems(
    database,
    keys.map((key) => ({ table, key })),
  );
  const changes = keys.flatMap((key, position) => {
    const before = items[position];
    if (!before || !hasExpired(table, before, now)) return [];
    return [{ table, key, before, after: undefined }];
  });
  await store(database, changes, { expired: true });
  return changes.length;
}
