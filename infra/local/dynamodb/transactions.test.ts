import {
  GetCommand,
  PutCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const TableName = 'transactions';
const db = await testDatabase(TableName, 'other');

type Actions = NonNullable<TransactWriteCommandInput['TransactItems']>;
const write = (TransactItems: Actions, ClientRequestToken?: string) =>
  db.documents.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));
const put = (Item: Record<string, unknown>) => db.documents.send(new PutCommand({ TableName, Item }));
const get = async (pk: string, sk: string) =>
  (await db.documents.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }))).Item;
const key = (pk: string, sk: string) => ({ TableName, Key: { pk, sk } });
const add = (pk: string, sk: string, n: number) => ({
  Update: { ...key(pk, sk), UpdateExpression: 'ADD n :n', ExpressionAttributeValues: { ':n': n } },
});
const invalid = { name: 'ValidationException' };

describe('a transaction that is written', () => {
  test('puts, updates, deletes and checks at once', async () => {
    await put({ pk: 'all', sk: 'delete' });
    await put({ pk: 'all', sk: 'check', ok: true });
    await put({ pk: 'all', sk: 'update', n: 5 });
    await write([
      { Put: { TableName, Item: { pk: 'all', sk: 'put' }, ConditionExpression: 'attribute_not_exists(pk)' } },
      {
        Update: {
          ...key('all', 'update'),
          UpdateExpression: 'SET n = n + :one',
          ConditionExpression: 'n = :five',
          ExpressionAttributeValues: { ':one': 1, ':five': 5 },
        },
      },
      { Delete: key('all', 'delete') },
      {
        ConditionCheck: {
          ...key('all', 'check'),
          ConditionExpression: 'ok = :ok',
          ExpressionAttributeValues: { ':ok': true },
        },
      },
    ]);
    expect(await get('all', 'put')).toEqual({ pk: 'all', sk: 'put' });
    expect(await get('all', 'update')).toMatchObject({ n: 6 });
    expect(await get('all', 'delete')).toBeUndefined();
    expect(await get('all', 'check')).toEqual({ pk: 'all', sk: 'check', ok: true });
  });

  test('can span tables', async () => {
    await write([
      { Put: { TableName, Item: { pk: 'tables', sk: '1', v: 1 } } },
      { Put: { TableName: 'other', Item: { pk: 'tables', sk: '2' } } },
    ]);
    const { Responses } = await db.documents.send(
      new TransactGetCommand({
        TransactItems: [
          { Get: key('tables', '1') },
          { Get: { TableName: 'other', Key: { pk: 'tables', sk: '2' }, ProjectionExpression: 'sk' } },
          { Get: { TableName: 'other', Key: { pk: 'tables', sk: 'none' } } },
        ],
      }),
    );
    expect(Responses?.map(({ Item }) => Item)).toEqual([{ pk: 'tables', sk: '1', v: 1 }, { sk: '2' }, undefined]);
  });

  test('has at most 100 actions when writing, and 100 when reading', async () => {
    const sorts = Array.from({ length: 101 }, (_, number) => String(number).padStart(3, '0'));
    const puts = sorts.map((sk) => ({ Put: { TableName, Item: { pk: 'hundred', sk } } }));
    await expect(write(puts)).rejects.toMatchObject(invalid);
    await write(puts.slice(1));
    const gets = sorts.map((sk) => ({ Get: key('hundred', sk) }));
    const { Responses } = await db.documents.send(new TransactGetCommand({ TransactItems: gets.slice(1) }));
    expect(Responses?.filter(({ Item }) => Item)).toHaveLength(100);
    await expect(db.documents.send(new TransactGetCommand({ TransactItems: gets }))).rejects.toMatchObject(invalid);
  });

  test('is written once however often it is sent with one token', async () => {
    await put({ pk: 'token', sk: '1', n: 0 });
    await write([add('token', '1', 1)], 'token-1');
    await write([add('token', '1', 1)], 'token-1');
    expect(await get('token', '1')).toMatchObject({ n: 1 });
    await expect(write([add('token', '1', 2)], 'token-1')).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
    await Promise.all([1, 2, 3].map(() => write([add('token', '1', 10)], 'token-2')));
    expect(await get('token', '1')).toMatchObject({ n: 11 });
  });
});

describe('a transaction that is cancelled', () => {
  test('writes nothing and gives a reason for each of its actions', async () => {
    await put({ pk: 'cancel', sk: 'u', n: 6 });
    const cancelled = write([
      { Put: { TableName, Item: { pk: 'cancel', sk: 'never' } } },
      { ConditionCheck: { ...key('cancel', 'none'), ConditionExpression: 'attribute_exists(pk)' } },
      {
        Update: {
          ...key('cancel', 'u'),
          UpdateExpression: 'SET n = :zero',
          ConditionExpression: 'n = :no',
          ExpressionAttributeValues: { ':zero': 0, ':no': 99 },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
    ]);
    await expect(cancelled).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      message:
        'Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed, ConditionalCheckFailed]',
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
        {
          Code: 'ConditionalCheckFailed',
          Message: 'The conditional request failed',
          Item: { pk: { S: 'cancel' }, sk: { S: 'u' }, n: { N: '6' } },
        },
      ],
    });
    expect(await get('cancel', 'never')).toBeUndefined();
    expect(await get('cancel', 'u')).toMatchObject({ n: 6 });
  });

  test('names what its data does not allow', async () => {
    await put({ pk: 'cancel', sk: 'text', n: 'six' });
    await expect(write([add('cancel', 'text', 1)])).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'ValidationError' }],
    });
  });

  test('does not use up its token', async () => {
    const Put = {
      TableName,
      Item: { pk: 'cancel', sk: 'retry' },
      ConditionExpression: 'attribute_not_exists(pk)',
    };
    await put({ pk: 'cancel', sk: 'retry' });
    await expect(write([{ Put }], 'token-3')).rejects.toMatchObject({ name: 'TransactionCanceledException' });
    await write([{ Delete: key('cancel', 'retry') }]);
    await write([{ Put }], 'token-3');
    expect(await get('cancel', 'retry')).toBeDefined();
  });
});

describe('a transaction is refused', () => {
  test('when two of its actions are about one item', async () => {
    const both = [{ Put: { TableName, Item: { pk: 'twice', sk: '1' } } }, add('twice', '1', 1)];
    await expect(write(both)).rejects.toMatchObject(invalid);
  });

  test('when its items are more than 4 MB', async () => {
    const big = 'x'.repeat(390 * 1024);
    const puts = (count: number) =>
      Array.from({ length: count }, (_, number) => ({
        Put: { TableName, Item: { pk: 'big', sk: String(number), big } },
      }));
    await write(puts(10));
    await expect(write(puts(12))).rejects.toMatchObject(invalid);
  });

  test('when its table does not exist, its key does not fit or its expression is invalid', async () => {
    const Item = { pk: '1', sk: '1' };
    await expect(write([{ Put: { TableName: 'nowhere', Item } }])).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
    await expect(write([{ Put: { TableName, Item: { pk: '1' } } }])).rejects.toMatchObject(invalid);
    await expect(write([{ Put: { TableName, Item, ConditionExpression: 'nonsense' } }])).rejects.toMatchObject(invalid);
    await expect(write([{}])).rejects.toMatchObject(invalid);
    await expect(write([])).rejects.toMatchObject(invalid);
  });
});
