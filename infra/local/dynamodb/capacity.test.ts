import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const TableName = 'capacity';
const db = await testDatabase(TableName, 'empty');

const detailed = { TableName, ReturnConsumedCapacity: 'INDEXES' } as const;
/** An item of exactly this many KB: `pk`, `sk`, `v` and the partition's name have 6 bytes. */
const sized = (sk: string, kilobytes: number) => ({ pk: 'p', sk, v: 'x'.repeat(kilobytes * 1024 - 6 - sk.length) });
const put = async (Item: Record<string, unknown>) =>
  (await db.documents.send(new PutCommand({ ...detailed, Item }))).ConsumedCapacity;
const update = async (sk: string, UpdateExpression: string, values?: Record<string, unknown>) => {
  const more = { UpdateExpression, ExpressionAttributeValues: values };
  return (await db.documents.send(new UpdateCommand({ ...detailed, Key: { pk: 'p', sk }, ...more }))).ConsumedCapacity;
};
const remove = async (sk: string) =>
  (await db.documents.send(new DeleteCommand({ ...detailed, Key: { pk: 'p', sk } }))).ConsumedCapacity;
const get = async (sk: string, ConsistentRead: boolean) =>
  (await db.documents.send(new GetCommand({ ...detailed, Key: { pk: 'p', sk }, ConsistentRead }))).ConsumedCapacity;
const tableOnly = (CapacityUnits: number) => ({ TableName, CapacityUnits, Table: { CapacityUnits } });

describe('reads', () => {
  test('a consistent read costs a unit per started 4 KB, any other half of that, and a miss one unit', async () => {
    await put(sized('a', 4));
    await put({ ...sized('b', 4), w: '' });
    expect([await get('a', true), await get('a', false)]).toEqual([tableOnly(1), tableOnly(0.5)]);
    expect([await get('b', true), await get('b', false)]).toEqual([tableOnly(2), tableOnly(1)]);
    expect([await get('none', true), await get('none', false)]).toEqual([tableOnly(1), tableOnly(0.5)]);
  });

  test('sizes are UTF-8 bytes of names and values', async () => {
    await put({ pk: 'p', sk: 'utf', ü: '€'.repeat(1365) });
    expect(await get('utf', true)).toEqual(tableOnly(2));
  });

  test('a batch rounds each of its items', async () => {
    await put(sized('c', 1));
    const Keys = ['a', 'b', 'c', 'none'].map((sk) => ({ pk: 'p', sk }));
    const read = async (ConsistentRead: boolean) => {
      const RequestItems = { [TableName]: { Keys, ConsistentRead } };
      return db.documents.send(new BatchGetCommand({ RequestItems, ReturnConsumedCapacity: 'TOTAL' }));
    };
    expect((await read(true)).ConsumedCapacity).toEqual([{ TableName, CapacityUnits: 5 }]);
    expect((await read(false)).ConsumedCapacity).toEqual([{ TableName, CapacityUnits: 2.5 }]);
  });

  test('a query rounds the sum of what it read, including items filtered out or not returned', async () => {
    for (const number of [1, 2, 3, 4, 5]) await put(sized(`q${number}`, 1));
    const query = async (more: Partial<QueryCommandInput>) => {
      const ofQuery = { KeyConditionExpression: 'pk = :p and begins_with(sk, :s)' };
      const values = { ':p': 'p', ':s': 'q' };
      const input = { ...detailed, ...ofQuery, ExpressionAttributeValues: values, ...more };
      return (await db.documents.send(new QueryCommand(input))).ConsumedCapacity;
    };
    expect(await query({ ConsistentRead: true })).toEqual(tableOnly(2));
    expect(await query({})).toEqual(tableOnly(1));
    expect(await query({ Limit: 3 })).toEqual(tableOnly(0.5));
    expect(await query({ FilterExpression: 'attribute_exists(absent)' })).toEqual(tableOnly(1));
    expect(await query({ Select: 'COUNT' })).toEqual(tableOnly(1));
    expect(await query({ ProjectionExpression: 'pk' })).toEqual(tableOnly(1));
    expect(await query({ ExpressionAttributeValues: { ':p': 'p', ':s': 'none' } })).toEqual(tableOnly(0.5));
  });

  test('an empty scan costs the same as an empty query', async () => {
    const { ConsumedCapacity } = await db.documents.send(new ScanCommand({ ...detailed, TableName: 'empty' }));
    expect(ConsumedCapacity).toEqual({ ...tableOnly(0.5), TableName: 'empty' });
  });
});

describe('writes', () => {
  test('a write costs a unit per started KB of the larger of the item before and after', async () => {
    expect(await put(sized('w', 1))).toEqual(tableOnly(1));
    expect(await put({ ...sized('w', 3), w: '' })).toEqual(tableOnly(4));
    expect(await put(sized('w', 1))).toEqual(tableOnly(4));
    expect(await update('w', 'SET w = :w', { ':w': 'x'.repeat(1024) })).toEqual(tableOnly(3));
    expect(await update('w', 'REMOVE w')).toEqual(tableOnly(3));
    expect(await put(sized('w', 1))).toEqual(tableOnly(1));
    expect(await remove('w')).toEqual(tableOnly(1));
    expect(await remove('w')).toEqual(tableOnly(1));
  });

  test('a batch costs the sum of its writes', async () => {
    const requests = [sized('x', 1), sized('y', 2), { ...sized('z', 1), w: '' }];
    const { ConsumedCapacity } = await db.documents.send(
      new BatchWriteCommand({
        RequestItems: {
          [TableName]: [
            ...requests.map((Item) => ({ PutRequest: { Item } })),
            { DeleteRequest: { Key: { pk: 'p', sk: 'none' } } },
          ],
          empty: [{ DeleteRequest: { Key: { pk: 'p', sk: 'none' } } }],
        },
        ReturnConsumedCapacity: 'INDEXES',
      }),
    );
    expect(ConsumedCapacity).toEqual([
      { TableName, CapacityUnits: 6, Table: { CapacityUnits: 6 } },
      { TableName: 'empty', CapacityUnits: 1, Table: { CapacityUnits: 1 } },
    ]);
  });

  test('capacity is returned only on request', async () => {
    const { ConsumedCapacity } = await db.documents.send(new PutCommand({ TableName, Item: sized('quiet', 1) }));
    expect(ConsumedCapacity).toBeUndefined();
  });
});
