import { GetCommand, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const TableName = 'concurrency';
const db = await testDatabase(TableName);

const put = (Item: Record<string, unknown>, ConditionExpression?: string) =>
  db.documents.send(new PutCommand({ TableName, Item, ConditionExpression }));
const get = async (pk: string, sk: string) =>
  (await db.documents.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }))).Item;
const atOnce = <T>(count: number, work: (number: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, number) => work(number)));

test('60 concurrent transfers neither lose nor create money', async () => {
  await put({ pk: 'account', sk: 'A', balance: 100 });
  await put({ pk: 'account', sk: 'B', balance: 100 });
  const outcomes = await atOnce(60, (number) => {
    const [from, to] = number % 3 ? ['A', 'B'] : ['B', 'A'];
    const Update = { TableName, UpdateExpression: 'ADD balance :d' };
    return db.documents.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Update: {
              ...Update,
              Key: { pk: 'account', sk: from },
              ConditionExpression: 'balance >= :min',
              ExpressionAttributeValues: { ':d': -7, ':min': 7 },
            },
          },
          { Update: { ...Update, Key: { pk: 'account', sk: to }, ExpressionAttributeValues: { ':d': 7 } } },
        ],
      }),
    );
  });
  const done = (ways: boolean) =>
    outcomes.filter(({ status }, number) => status === 'fulfilled' && Boolean(number % 3) === ways).length;
  const [a, b] = [await get('account', 'A'), await get('account', 'B')];
  expect(a?.balance).toBe(100 - 7 * done(true) + 7 * done(false));
  expect(a?.balance + b?.balance).toBe(200);
  expect(b?.balance).toBeGreaterThanOrEqual(0);
  expect(done(true)).toBeGreaterThan(0);
});

test('30 concurrent writers that check the version they read lose no increment', async () => {
  await put({ pk: 'version', sk: '1', n: 0, version: 0 });
  const increment = async (): Promise<void> => {
    const item = await get('version', '1');
    const command = new UpdateCommand({
      TableName,
      Key: { pk: 'version', sk: '1' },
      UpdateExpression: 'SET n = :n, version = :next',
      ConditionExpression: 'version = :read',
      ExpressionAttributeValues: { ':n': item?.n + 1, ':next': item?.version + 1, ':read': item?.version },
    });
    return db.documents.send(command).then(
      () => undefined,
      (error) => {
        if (error.name !== 'ConditionalCheckFailedException') throw error;
        return increment();
      },
    );
  };
  const outcomes = await atOnce(30, increment);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(await get('version', '1')).toMatchObject({ n: 30, version: 30 });
});

test('200 concurrent additions add up', async () => {
  await put({ pk: 'sum', sk: '1', n: 0 });
  await atOnce(200, () =>
    db.documents.send(
      new UpdateCommand({
        TableName,
        Key: { pk: 'sum', sk: '1' },
        UpdateExpression: 'ADD n :one',
        ExpressionAttributeValues: { ':one': 1 },
      }),
    ),
  );
  expect(await get('sum', '1')).toMatchObject({ n: 200 });
});

test('of 100 concurrent claims of one name exactly one wins', async () => {
  const outcomes = await atOnce(100, (owner) => put({ pk: 'name', sk: '1', owner }, 'attribute_not_exists(pk)'));
  const winners = outcomes.flatMap(({ status }, owner) => (status === 'fulfilled' ? [owner] : []));
  expect(winners).toHaveLength(1);
  expect(await get('name', '1')).toMatchObject({ owner: winners[0] });
});
