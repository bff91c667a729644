import {
  PutCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const TableName = 'capacity';
const db = await testDatabase(TableName, 'other');

/** An item of exactly this many KB: `pk`, `sk`, `v` and the partition's name have 6 bytes. */
const sized = (sk: string, kilobytes: number) => ({ pk: 'p', sk, v: 'x'.repeat(kilobytes * 1024 - 6 - sk.length) });
const put = (Item: Record<string, unknown>) => db.documents.send(new PutCommand({ TableName, Item }));
const key = (sk: string) => ({ TableName, Key: { pk: 'p', sk } });
const write = async (TransactItems: TransactWriteCommandInput['TransactItems'], more = {}) => {
  const command = new TransactWriteCommand({ TransactItems, ReturnConsumedCapacity: 'TOTAL', ...more });
  return (await db.documents.send(command)).ConsumedCapacity;
};
const writeUnits = (units: number) => [{ TableName, CapacityUnits: units, WriteCapacityUnits: units }];
const readUnits = (units: number) => [{ TableName, CapacityUnits: units, ReadCapacityUnits: units }];
const exists = { ConditionExpression: 'attribute_exists(pk)' };

test('a transaction writes at two units per started KB, including what it deletes and checks', async () => {
  expect(await write([{ Put: { TableName, Item: sized('a', 1) } }])).toEqual(writeUnits(2));
  expect(await write([{ Put: { TableName, Item: { ...sized('a', 3), w: '' } } }])).toEqual(writeUnits(8));
  expect(await write([{ ConditionCheck: { ...key('a'), ...exists } }])).toEqual(writeUnits(8));
  expect(await write([{ Delete: { ...key('a'), ...exists } }])).toEqual(writeUnits(8));
  expect(await write([{ Delete: key('a') }])).toEqual(writeUnits(2));
  const several = ['b', 'c', 'd'].map((sk) => ({ Put: { TableName, Item: sized(sk, 1) } }));
  expect(await write(several)).toEqual(writeUnits(6));
});

test('a transaction reports the capacity consumed of each table', async () => {
  const puts = [TableName, 'other'].map((name) => ({ Put: { TableName: name, Item: sized('1', 1) } }));
  const units = { CapacityUnits: 2, WriteCapacityUnits: 2 };
  expect(await write(puts, { ReturnConsumedCapacity: 'INDEXES' })).toEqual([
    { TableName, ...units, Table: units },
    { TableName: 'other', ...units, Table: units },
  ]);
});

test('a repeated transaction costs reading its items', async () => {
  await put(sized('token', 9));
  const remove = [{ Delete: key('token') }];
  expect(await write(remove, { ClientRequestToken: 'again' })).toEqual(writeUnits(18));
  expect(await write(remove, { ClientRequestToken: 'again' })).toEqual(readUnits(6));
});

test('a transaction reads at two units per started 4 KB, including missing items', async () => {
  await put(sized('small', 1));
  await put(sized('large', 5));
  const read = async (...sorts: string[]) => {
    const TransactItems = sorts.map((sk) => ({ Get: key(sk) }));
    const command = new TransactGetCommand({ TransactItems, ReturnConsumedCapacity: 'TOTAL' });
    return (await db.documents.send(command)).ConsumedCapacity;
  };
  expect(await read('small')).toEqual(readUnits(2));
  expect(await read('none')).toEqual(readUnits(2));
  expect(await read('small', 'large', 'none')).toEqual(readUnits(8));
});
