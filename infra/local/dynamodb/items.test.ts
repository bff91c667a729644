import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DeleteCommandInput,
  GetCommand,
  PutCommand,
  type PutCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const TableName = 'items';
const db = await testDatabase(TableName);

type Options<Input> = Partial<Omit<Input, 'TableName' | 'Key' | 'Item'>>;
const put = (Item: Record<string, unknown>, options: Options<PutCommandInput> = {}) =>
  db.documents.send(new PutCommand({ TableName, Item, ...options }));
const get = async (pk: string, sk: string) =>
  (await db.documents.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }))).Item;
const update = (pk: string, sk: string, options: Options<UpdateCommandInput>) =>
  db.documents.send(new UpdateCommand({ TableName, Key: { pk, sk }, ...options }));
const remove = (pk: string, sk: string, options: Options<DeleteCommandInput> = {}) =>
  db.documents.send(new DeleteCommand({ TableName, Key: { pk, sk }, ...options }));

const ifAbsent = { ConditionExpression: 'attribute_not_exists(pk)' };
const invalid = { name: 'ValidationException' };

describe('conditions', () => {
  test('a put whose condition fails changes nothing', async () => {
    await put({ pk: 'put', sk: '1', v: 1 }, ifAbsent);
    await expect(put({ pk: 'put', sk: '1', v: 2 }, ifAbsent)).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      message: 'The conditional request failed',
    });
    expect(await get('put', '1')).toEqual({ pk: 'put', sk: '1', v: 1 });
  });

  test('a failed condition returns the item for any kind of write that asks for it', async () => {
    await put({ pk: 'old', sk: '1', v: 1 });
    const ask = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;
    const item = { pk: { S: 'old' }, sk: { S: '1' }, v: { N: '1' } };
    const failure = { name: 'ConditionalCheckFailedException', Item: item };
    await expect(put({ pk: 'old', sk: '1' }, { ...ifAbsent, ...ask })).rejects.toMatchObject(failure);
    await expect(remove('old', '1', { ...ifAbsent, ...ask })).rejects.toMatchObject(failure);
    await expect(
      update('old', '1', {
        ...ifAbsent,
        ...ask,
        UpdateExpression: 'SET v = :v',
        ExpressionAttributeValues: { ':v': 2 },
      }),
    ).rejects.toMatchObject(failure);
  });

  test('a failed condition returns no item unless asked, and none if there is none', async () => {
    await put({ pk: 'old', sk: '2' });
    await expect(put({ pk: 'old', sk: '2' }, ifAbsent)).rejects.toMatchObject({ Item: undefined });
    await expect(
      remove('old', 'absent', {
        ConditionExpression: 'attribute_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    ).rejects.toMatchObject({ name: 'ConditionalCheckFailedException', Item: undefined });
  });

  test('lists and maps are equal when their elements are', async () => {
    await put({ pk: 'documents', sk: '1', m: { a: [1, { b: null }], c: 'x' } });
    const expectMap = (m: object, operator = '=') =>
      put(
        { pk: 'documents', sk: '1', m: { a: [1, { b: null }], c: 'x' } },
        { ConditionExpression: `m ${operator} :m`, ExpressionAttributeValues: { ':m': m } },
      );
    await expectMap({ c: 'x', a: [1, { b: null }] });
    await expect(expectMap({ c: 'x', a: [{ b: null }, 1] })).rejects.toThrow('conditional');
    await expectMap({ c: 'y' }, '<>');
    await expect(expectMap({ c: 'x', a: [1, { b: null }] }, '<>')).rejects.toThrow('conditional');
  });

  test('a delete checks its condition and returns what it deleted', async () => {
    await put({ pk: 'delete', sk: '1', v: 9 });
    await expect(
      remove('delete', '1', { ConditionExpression: 'v = :v', ExpressionAttributeValues: { ':v': 1 } }),
    ).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
    const { Attributes } = await remove('delete', '1', { ReturnValues: 'ALL_OLD' });
    expect(Attributes).toEqual({ pk: 'delete', sk: '1', v: 9 });
    expect(await get('delete', '1')).toBeUndefined();
  });
});

describe('updates', () => {
  test('ADD, SET with its functions and REMOVE work together on the item as it was', async () => {
    await put({ pk: 'update', sk: '1', n: 1, l: ['x'], gone: true, m: { a: 1 } });
    const { Attributes } = await update('update', '1', {
      UpdateExpression:
        'ADD n :one SET l = list_append(l, :l), #c = if_not_exists(#c, :zero) + :one, m.b = :one REMOVE gone',
      ExpressionAttributeNames: { '#c': 'count' },
      ExpressionAttributeValues: { ':one': 1, ':zero': 0, ':l': ['y'] },
      ReturnValues: 'ALL_NEW',
    });
    expect(Attributes).toEqual({ pk: 'update', sk: '1', n: 2, l: ['x', 'y'], count: 1, m: { a: 1, b: 1 } });
  });

  test('several elements of a list are removed by their positions before the update', async () => {
    await put({ pk: 'update', sk: 'list', l: ['a', 'b', 'c', 'd'] });
    await update('update', 'list', { UpdateExpression: 'REMOVE l[0], l[1], l[3]' });
    expect(await get('update', 'list')).toMatchObject({ l: ['c'] });
  });

  test('elements are added to a set and deleted from it', async () => {
    await update('update', 'set', {
      UpdateExpression: 'ADD tags :t',
      ExpressionAttributeValues: { ':t': new Set(['a', 'b']) },
    });
    const { Attributes } = await update('update', 'set', {
      UpdateExpression: 'DELETE tags :t',
      ExpressionAttributeValues: { ':t': new Set(['a']) },
      ReturnValues: 'ALL_NEW',
    });
    expect(Attributes?.tags).toEqual(new Set(['b']));
  });

  test.each([
    ['a reserved word', 'SET status = :v', {}],
    ['a value that is not used', 'SET zz = :v', { ':unused': 2 }],
    ['a key attribute', 'SET sk = :v', {}],
    ['a path into what is no map', 'SET nomap.x = :v', {}],
  ])('%s in an update expression is refused', async (_what, UpdateExpression, more) => {
    await put({ pk: 'update', sk: 'refused' });
    await expect(
      update('update', 'refused', { UpdateExpression, ExpressionAttributeValues: { ':v': 'x', ...more } }),
    ).rejects.toMatchObject(invalid);
  });
});

describe('values', () => {
  test('an item may have 400 KB, counted in UTF-8', async () => {
    await put({ pk: 'size', sk: '1', v: 'x'.repeat(399 * 1024) });
    await expect(put({ pk: 'size', sk: '2', v: 'x'.repeat(401 * 1024) })).rejects.toMatchObject(invalid);
    await expect(put({ pk: 'size', sk: '3', v: '€'.repeat(200 * 1024) })).rejects.toMatchObject(invalid);
    const grow = { UpdateExpression: 'SET w = :w', ExpressionAttributeValues: { ':w': 'x'.repeat(2 * 1024) } };
    await expect(update('size', '1', grow)).rejects.toThrow('Item size to update has exceeded');
  });

  test('a key may not be empty, other strings may, sets may not', async () => {
    await expect(put({ pk: '', sk: '1' })).rejects.toMatchObject(invalid);
    await expect(put({ pk: 'empty', sk: '' })).rejects.toMatchObject(invalid);
    await put({ pk: 'empty', sk: '1', v: '' });
    expect(await get('empty', '1')).toMatchObject({ v: '' });
    const emptySet = { pk: { S: 'empty' }, sk: { S: '2' }, s: { SS: [] } };
    await expect(db.client.send(new PutItemCommand({ TableName, Item: emptySet }))).rejects.toMatchObject(invalid);
  });

  test('a key that is too long is refused', async () => {
    await expect(put({ pk: 'ü'.repeat(1025), sk: '1' })).rejects.toThrow('2048 bytes');
    await expect(put({ pk: 'long', sk: 'ü'.repeat(513) })).rejects.toThrow('1024 bytes');
  });

  test('a number keeps 38 digits', async () => {
    const N = '12345678901234567890123456789012345678';
    const key = { pk: { S: 'number' }, sk: { S: '1' } };
    await db.client.send(new PutItemCommand({ TableName, Item: { ...key, n: { N } } }));
    const { Item } = await db.client.send(new GetItemCommand({ TableName, Key: key }));
    expect(Item?.n).toEqual({ N });
  });

  test('binary, null, lists and maps are returned unchanged', async () => {
    const item = { pk: 'kinds', sk: '1', b: new Uint8Array([0, 255, 1]), m: { l: [1, { x: null }], t: true } };
    await put(item);
    expect(await get('kinds', '1')).toEqual(item);
  });

  test('a projection returns the paths that it names', async () => {
    await put({ pk: 'projection', sk: '1', m: { a: 1, b: 2 }, v: 3 });
    const { Item } = await db.documents.send(
      new GetCommand({ TableName, Key: { pk: 'projection', sk: '1' }, ProjectionExpression: 'sk, m.b' }),
    );
    expect(Item).toEqual({ sk: '1', m: { b: 2 } });
  });
});
