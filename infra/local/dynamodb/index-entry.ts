import { createKey, type Item, type SecondaryIndex, type TableSchema } from 'dynalite/db/index.js';
import { typeOf } from './attribute-value.ts';
import { validationError } from './service-error.ts';

/** An item as an index stores it. */
export interface IndexEntry {
  key: string;
  item: Item;
}

/** The item's entry in an index, which holds only items that have all of its key attributes. */
export function indexEntry(table: TableSchema, index: SecondaryIndex, item: Item | undefined): IndexEntry | undefined {
  if (!item || !index.KeySchema.every(({ AttributeName }) => isKeyValue(table, AttributeName, item))) return undefined;
  return { key: indexKey(table, index, item), item: project(table, index, item) };
}

/** Sorts by the index's key, and by the table's where that is the same: an index key need not be unique. */
export function indexKey(table: TableSchema, index: SecondaryIndex, item: Item): string {
  return createKey(item, table, index.KeySchema) + createKey(item, table);
}

/** The names of the attributes that an index holds, undefined for all. */
export function projectedNames(table: TableSchema, index: SecondaryIndex): Set<string> | undefined {
  if (index.Projection.ProjectionType === 'ALL') return undefined;
  const keys = [...table.KeySchema, ...index.KeySchema].map(({ AttributeName }) => AttributeName);
  return new Set([...keys, ...(index.Projection.NonKeyAttributes ?? [])]);
}

/** Refuses an item that has a key attribute of an index which cannot be a key. */
export function checkIndexKeys(table: TableSchema, item: Item): void {
  for (const { IndexName, KeySchema } of table.GlobalSecondaryIndexes ?? [])
    for (const { AttributeName, KeyType } of KeySchema) checkIndexKey(table, IndexName, AttributeName, KeyType, item);
}

function checkIndexKey(table: TableSchema, index: string, name: string, keyType: 'HASH' | 'RANGE', item: Item): void {
  const value = item[name];
  if (!value) return;
  const expected = keyAttributeType(table, name);
  const actual = typeOf(value);
  if (actual !== expected)
    throw validationError(
      `One or more parameter values were invalid: Type mismatch for Index Key ${name} Expected: ${expected} Actual: ${actual} IndexName: ${index}`,
    );
  if (value.S === '' || value.B === '')
    throw validationError(
      `One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty ${expected === 'S' ? 'string' : 'binary'} value. IndexName: ${index}, IndexKey: ${name}`,
    );
  checkKeyBytes(value, keyType);
}

/** Refuses a key value over the limits of 2048 bytes for a partition key and 1024 for a sort key. */
export function checkKeyBytes(value: Item[string], keyType: 'HASH' | 'RANGE'): void {
  const bytes = value.S !== undefined ? Buffer.byteLength(value.S) : Buffer.byteLength(value.B ?? '', 'base64');
  if (keyType === 'HASH' && bytes > 2048)
    throw validationError(
      'One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit of2048 bytes',
    );
  if (keyType === 'RANGE' && bytes > 1024)
    throw validationError(
      'One or more parameter values were invalid: Aggregated size of all range keys has exceeded the size limit of 1024 bytes',
    );
}

function isKeyValue(table: TableSchema, name: string, item: Item): boolean {
  const value = item[name];
  return value !== undefined && typeOf(value) === keyAttributeType(table, name) && value.S !== '' && value.B !== '';
}

function keyAttributeType(table: TableSchema, name: string): string | undefined {
  return table.AttributeDefinitions.find(({ AttributeName }) => AttributeName === name)?.AttributeType;
}

function project(table: TableSchema, index: SecondaryIndex, item: Item): Item {
  const names = projectedNames(table, index);
  return names ? Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name))) : item;
}
