import {
  createKey,
  type Item,
  type ParsedCondition,
  type ServiceFault,
  type TableSchema,
  validateItem,
  validateKey,
} from 'dynalite/db/index.js';
import type { CapacityDetail } from './capacity.ts';
import { type Database, tableNamed } from './database.ts';
import { checkKeyBytes } from './key-size.ts';
import { validationError } from './service-error.ts';
import type { Table } from './table.ts';
import type { UpdateSection } from './update-order.ts';

/** The fields that all writes of one item share, after its expressions have been parsed. */
interface WriteRequest {
  TableName: string;
  ReturnValues?: string;
  ReturnConsumedCapacity?: CapacityDetail;
  ReturnValuesOnConditionCheckFailure?: 'ALL_OLD' | 'NONE';
  _condition?: ParsedCondition | undefined;
}
export type PutRequest = WriteRequest & { Item: Item };
export type KeyedWriteRequest = WriteRequest & { Key: Item; _updates?: { sections: UpdateSection[] } };

export type WriteIntent =
  | { kind: 'PutItem'; request: PutRequest }
  | { kind: 'UpdateItem' | 'DeleteItem' | 'ConditionCheck'; request: KeyedWriteRequest };

/** A write with its item's current state. */
export type Write = WriteIntent & { table: Table; key: string };

/** An item before and after: absent before it is created, and after it is deleted. */
export interface ItemChange {
  table: Table;
  key: string;
  before: Item | undefined;
  after: Item | undefined;
}

/** Finds the write's table and item, and refuses a key that does not fit the table. */
export function locate(database: Database, intent: WriteIntent): Write {
  const table = tableNamed(database, intent.request.TableName);
  const { description } = table;
  const [item, fault] =
    intent.kind === 'PutItem'
      ? [intent.request.Item, validateItem(intent.request.Item, description)]
      : [intent.request.Key, validateKey(intent.request.Key, description)];
  return { ...intent, table, key: checkedKey(description, item, fault) };
}

/** Refuses writes with two on the same item. */
export function refuseSameItem(writes: readonly Write[], message: string): void {
  const items = new Set(writes.map(({ table, key }) => `${table.description.TableName}~${key}`));
  if (items.size < writes.length) throw validationError(message);
}

/** The storage key of a Get's key. */
export function locateKey(table: Table, key: Item): string {
  return checkedKey(table.description, key, validateKey(key, table.description));
}

function checkedKey(table: TableSchema, item: Item, fault: ServiceFault | null | undefined): string {
  if (fault) throw fault;
  for (const { AttributeName, KeyType } of table.KeySchema) checkKeyBytes(item[AttributeName] ?? {}, KeyType);
  return createKey(item, table);
}
