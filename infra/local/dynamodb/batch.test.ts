import { BatchGetCommand, BatchWriteCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const TableName = 'batch';
const db = await testDatabase(TableName);

const puts = (pk: string, count: number, more: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, number) => ({ PutRequest: { Item: { pk, sk: String(number), ...more } } }));
const write = (requests: NonNullable<BatchWriteCommand['input']['RequestItems']>[string]) =>
  db.documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
const keys = (pk: string, count: number) => Array.from({ length: count }, (_, number) => ({ pk, sk: String(number) }));
const invalid = { name: 'ValidationException' };

test('a batch puts and deletes 25 items and no more', async () => {
  expect((await write(puts('batch', 25))).UnprocessedItems).toEqual({});
  await expect(write(puts('batch', 26))).rejects.toMatchObject(invalid);
  await write([...puts('more', 1), { DeleteRequest: { Key: { pk: 'batch', sk: '24' } } }]);
  const { Count } = await db.documents.send(
    new QueryCommand({ TableName, KeyConditionExpression: 'pk = :p', ExpressionAttributeValues: { ':p': 'batch' } }),
  );
  expect(Count).toBe(24);
});

test('a batch with a duplicate or invalid item writes nothing', async () => {
  await expect(write([...puts('refused', 1), ...puts('refused', 1)])).rejects.toMatchObject(invalid);
  await expect(write([...puts('refused', 1), { PutRequest: { Item: { pk: '', sk: '1' } } }])).rejects.toMatchObject(
    invalid,
  );
  const { Responses } = await db.documents.send(
    new BatchGetCommand({ RequestItems: { [TableName]: { Keys: keys('refused', 1) } } }),
  );
  expect(Responses?.[TableName]).toEqual([]);
});

test('a batch read leaves out missing items', async () => {
  await write(puts('read', 25));
  const { Responses, UnprocessedKeys } = await db.documents.send(
    new BatchGetCommand({ RequestItems: { [TableName]: { Keys: keys('read', 30), ConsistentRead: true } } }),
  );
  expect(Responses?.[TableName]).toHaveLength(25);
  expect(UnprocessedKeys).toEqual({});
});

test('a read of more than 16 MB returns the rest of its keys as unprocessed', async () => {
  const v = 'x'.repeat(390 * 1024);
  for (let first = 0; first < 50; first += 25)
    await write(
      keys('huge', 50)
        .slice(first, first + 25)
        .map((key) => ({ PutRequest: { Item: { ...key, v } } })),
    );
  const asked = { Keys: keys('huge', 50), ProjectionExpression: 'sk', ConsistentRead: true };
  const { Responses, UnprocessedKeys } = await db.documents.send(
    new BatchGetCommand({ RequestItems: { [TableName]: asked } }),
  );
  const left = UnprocessedKeys?.[TableName];
  expect(left).toMatchObject({ ProjectionExpression: 'sk', ConsistentRead: true });
  expect(Responses?.[TableName]).toHaveLength(42);
  const found = [...(Responses?.[TableName] ?? []), ...(left?.Keys ?? [])].map(({ sk }) => sk);
  expect(new Set(found)).toEqual(new Set(keys('huge', 50).map(({ sk }) => sk)));
});

test('a batch has at most 100 keys, without duplicates', async () => {
  const get = (Keys: Record<string, unknown>[]) =>
    db.documents.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }));
  await expect(get(keys('read', 101))).rejects.toMatchObject(invalid);
  await expect(get([...keys('read', 1), ...keys('read', 1)])).rejects.toMatchObject(invalid);
});

test('the segments of a scan are the whole table', async () => {
  const scan = async (segment: { Segment?: number; TotalSegments?: number }) => {
    const found = [];
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await db.documents.send(
        new ScanCommand({ TableName, ProjectionExpression: 'pk, sk', ...segment, ExclusiveStartKey, Limit: 20 }),
      );
      found.push(...(page.Items ?? []).map(({ pk, sk }) => `${pk} ${sk}`));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return found.sort();
  };
  const segments = await Promise.all([0, 1, 2, 3].map((Segment) => scan({ Segment, TotalSegments: 4 })));
  const whole = await scan({});
  expect(segments.flat().sort()).toEqual(whole);
  expect(new Set(whole).size).toBe(whole.length);
});
