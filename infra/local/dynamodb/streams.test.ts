import { DescribeTableCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DeleteCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { records, recordsFrom, shardIterator } from './stream-reader.ts';
import { createTestTable, streamOfBothImages } from './test-clients.ts';
import { testDatabase } from './test-database.ts';

const db = await testDatabase();

const put = (TableName: string, sk: string, more: Record<string, unknown> = {}) =>
  db.documents.send(new PutCommand({ TableName, Item: { pk: 'p', sk, ...more } }));
const all = (TableName: string) => recordsFrom(db, TableName, { ShardIteratorType: 'TRIM_HORIZON' });
const sorts = (found: Awaited<ReturnType<typeof all>>) => found.map((record) => record.dynamodb?.Keys?.sk?.S);

test('a stream has every change in order with the item before and after', async () => {
  await createTestTable(db, 'changes', streamOfBothImages);
  await put('changes', '1', { v: 1 });
  await put('changes', '1', { v: 2 });
  await db.documents.send(new DeleteCommand({ TableName: 'changes', Key: { pk: 'p', sk: '1' } }));
  const Keys = { pk: { S: 'p' }, sk: { S: '1' } };
  const [one, two] = [1, 2].map((v) => ({ ...Keys, v: { N: String(v) } }));
  const found = await all('changes');
  expect(found.map(({ eventName, dynamodb }) => ({ eventName, ...dynamodb }))).toMatchObject([
    { eventName: 'INSERT', Keys, NewImage: one, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    { eventName: 'MODIFY', Keys, OldImage: one, NewImage: two },
    { eventName: 'REMOVE', Keys, OldImage: two },
  ]);
  expect(found.map(({ dynamodb }) => [dynamodb?.OldImage !== undefined, dynamodb?.NewImage !== undefined])).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
  const numbers = found.map(({ dynamodb }) => BigInt(dynamodb?.SequenceNumber ?? ''));
  expect(numbers).toEqual([...numbers].sort((left, right) => (left < right ? -1 : 1)));
  expect(new Set(found.map(({ eventID }) => eventID)).size).toBe(3);
});

test('a write that changes nothing leaves no record, nor does one that fails', async () => {
  await createTestTable(db, 'unchanged', streamOfBothImages);
  await put('unchanged', '1', { m: { a: 1, b: new Set(['x', 'y']) } });
  await put('unchanged', '1', { m: { b: new Set(['y', 'x']), a: 1 } });
  await db.documents.send(new DeleteCommand({ TableName: 'unchanged', Key: { pk: 'p', sk: 'absent' } }));
  const conditional = new PutCommand({
    TableName: 'unchanged',
    Item: { pk: 'p', sk: '1' },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  await expect(db.documents.send(conditional)).rejects.toThrow('conditional');
  expect(await all('unchanged')).toHaveLength(1);
});

test('batches and transactions are in the stream', async () => {
  await createTestTable(db, 'several', streamOfBothImages);
  const item = (sk: string) => ({ Item: { pk: 'p', sk } });
  await db.documents.send(
    new BatchWriteCommand({ RequestItems: { several: [{ PutRequest: item('1') }, { PutRequest: item('2') }] } }),
  );
  await db.documents.send(
    new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName: 'several', ...item('3') } },
        { Delete: { TableName: 'several', Key: item('1').Item } },
      ],
    }),
  );
  expect(sorts(await all('several'))).toEqual(['1', '2', '3', '1']);
});

test('a stream is read from its end, from a record and after one', async () => {
  await createTestTable(db, 'positions', streamOfBothImages);
  for (const sk of ['1', '2', '3']) await put('positions', sk);
  const latest = await shardIterator(db, 'positions', { ShardIteratorType: 'LATEST' });
  const empty = await records(db, latest);
  expect(empty.records).toEqual([]);
  await put('positions', '4');
  expect(sorts((await records(db, empty.next)).records)).toEqual(['4']);
  const SequenceNumber = (await all('positions'))[1]?.dynamodb?.SequenceNumber;
  const at = { ShardIteratorType: 'AT_SEQUENCE_NUMBER', SequenceNumber } as const;
  expect(sorts(await recordsFrom(db, 'positions', at))).toEqual(['2', '3', '4']);
  const after = { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber } as const;
  expect(sorts(await recordsFrom(db, 'positions', after))).toEqual(['3', '4']);
});

test('a stream is read in pages of the requested size, and of 1 MB at most', async () => {
  await createTestTable(db, 'portions', streamOfBothImages);
  for (let number = 0; number < 10; number++) await put('portions', String(number), { v: 'x'.repeat(300 * 1024) });
  let iterator = await shardIterator(db, 'portions', { ShardIteratorType: 'TRIM_HORIZON' });
  const portions = [];
  for (const limit of [2, undefined, undefined, undefined]) {
    const portion = await records(db, iterator, limit);
    portions.push(sorts(portion.records).join(''));
    iterator = portion.next;
  }
  expect(portions).toEqual(['01', '2345', '6789', '']);
});

test('every record reaches a reader that follows while 200 writes run at once', async () => {
  await createTestTable(db, 'following', streamOfBothImages);
  const writing = Promise.all(Array.from({ length: 200 }, (_, number) => put('following', String(number))));
  const seen: (string | undefined)[] = [];
  let iterator = await shardIterator(db, 'following', { ShardIteratorType: 'TRIM_HORIZON' });
  const follow = async () => {
    const portion = await records(db, iterator);
    iterator = portion.next;
    seen.push(...sorts(portion.records));
    return seen.length;
  };
  await expect.poll(follow, { timeout: 20_000, interval: 1 }).toBe(200);
  await writing;
  expect(new Set(seen).size).toBe(200);
});

test('a deletion by time to live is marked as the service’s', async () => {
  await createTestTable(db, 'expiring', streamOfBothImages);
  const TimeToLiveSpecification = { Enabled: true, AttributeName: 'expires' };
  await db.client.send(new UpdateTimeToLiveCommand({ TableName: 'expiring', TimeToLiveSpecification }));
  await put('expiring', '1', { expires: Math.floor(Date.now() / 1000) - 60 });
  await expect.poll(async () => (await all('expiring')).length, { timeout: 15_000, interval: 50 }).toBe(2);
  const [insert, removal] = await all('expiring');
  expect(insert?.userIdentity).toBeUndefined();
  expect(removal).toMatchObject({
    eventName: 'REMOVE',
    userIdentity: { Type: 'Service', PrincipalId: 'dynamodb.amazonaws.com' },
    dynamodb: { OldImage: { sk: { S: '1' } } },
  });
});

test('a table created without a stream has none', async () => {
  await createTestTable(db, 'plain');
  const { Table } = await db.client.send(new DescribeTableCommand({ TableName: 'plain' }));
  expect(Table?.LatestStreamArn).toBeUndefined();
});
