import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DescribeTableCommand, DescribeTimeToLiveCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { records, recordsFrom, shardIterator } from './stream-reader.ts';
import { createTestTable, startTestDynamoDb, streamOfBothImages, type TestDynamoDb } from './test-clients.ts';

const TableName = 'restart';
let directory: string;
let db: TestDynamoDb;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dynamodb-'));
  db = await startTestDynamoDb(directory);
  await createTestTable(db, TableName, streamOfBothImages);
});
afterEach(async () => {
  await db.close();
  await rm(directory, { recursive: true });
});

const restart = async () => {
  await db.close();
  db = await startTestDynamoDb(directory);
};
const put = (sk: string, more: Record<string, unknown> = {}) =>
  db.documents.send(new PutCommand({ TableName, Item: { pk: 'p', sk, ...more } }));
const get = async (sk: string) => (await db.documents.send(new GetCommand({ TableName, Key: { pk: 'p', sk } }))).Item;
const sorts = (found: Awaited<ReturnType<typeof recordsFrom>>) => found.map(({ dynamodb }) => dynamodb?.Keys?.sk?.S);

test('tables and items survive a restart', async () => {
  await put('1', { v: 1 });
  const before = await db.client.send(new DescribeTableCommand({ TableName }));
  await restart();
  expect((await db.client.send(new DescribeTableCommand({ TableName }))).Table).toEqual(before.Table);
  expect(await get('1')).toMatchObject({ v: 1 });
});

test('a reader of the stream continues after a restart from where it was', async () => {
  for (const sk of ['1', '2', '3']) await put(sk);
  const first = await records(db, await shardIterator(db, TableName, { ShardIteratorType: 'TRIM_HORIZON' }), 2);
  const SequenceNumber = first.records.at(-1)?.dynamodb?.SequenceNumber;
  await restart();
  const latest = await shardIterator(db, TableName, { ShardIteratorType: 'LATEST' });
  await put('4');
  expect(sorts((await records(db, latest)).records)).toEqual(['4']);
  expect(sorts((await records(db, first.next)).records)).toEqual(['3', '4']);
  const from = (ShardIteratorType: 'AT_SEQUENCE_NUMBER' | 'AFTER_SEQUENCE_NUMBER') =>
    recordsFrom(db, TableName, { ShardIteratorType, SequenceNumber });
  expect(sorts(await from('AFTER_SEQUENCE_NUMBER'))).toEqual(['3', '4']);
  expect(sorts(await from('AT_SEQUENCE_NUMBER'))).toEqual(['2', '3', '4']);
  const all = await recordsFrom(db, TableName, { ShardIteratorType: 'TRIM_HORIZON' });
  expect(sorts(all)).toEqual(['1', '2', '3', '4']);
});

test('items expire after a restart', async () => {
  const TimeToLiveSpecification = { Enabled: true, AttributeName: 'expires' };
  await db.client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  await put('1', { expires: Math.floor(Date.now() / 1000) + 1 });
  await put('2', { expires: Math.floor(Date.now() / 1000) + 3600 });
  await restart();
  const { TimeToLiveDescription } = await db.client.send(new DescribeTimeToLiveCommand({ TableName }));
  expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expires' });
  await expect.poll(() => get('1'), { timeout: 15_000, interval: 50 }).toBeUndefined();
  expect(await get('2')).toBeDefined();
});

test('a transaction that is repeated after a restart is not written again', async () => {
  const add = { TableName, Key: { pk: 'p', sk: 'n' }, UpdateExpression: 'ADD n :one' };
  const transaction = {
    TransactItems: [{ Update: { ...add, ExpressionAttributeValues: { ':one': 1 } } }],
    ClientRequestToken: 'token',
  };
  await db.documents.send(new TransactWriteCommand(transaction));
  await restart();
  await db.documents.send(new TransactWriteCommand(transaction));
  expect(await get('n')).toMatchObject({ n: 1 });
});
