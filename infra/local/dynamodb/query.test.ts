import { PutCommand, paginateQuery, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const TableName = 'query';
const db = await testDatabase(TableName);

type Options = Partial<Omit<QueryCommandInput, 'TableName'>>;
const put = (Item: Record<string, unknown>) => db.documents.send(new PutCommand({ TableName, Item }));
const query = (options: Options) => db.documents.send(new QueryCommand({ TableName, ...options }));

describe('a partition', () => {
  const days = {
    KeyConditionExpression: 'pk = :p and begins_with(sk, :s)',
    ExpressionAttributeValues: { ':p': 'trip', ':s': 'DAY#' },
  };
  const values = (result: Awaited<ReturnType<typeof query>>) => result.Items?.map((item) => item.v);

  beforeAll(async () => {
    for (let day = 0; day < 30; day++)
      await put({ pk: 'trip', sk: `DAY#${String(day).padStart(3, '0')}`, v: day, l: ['a', 'b'], s: 'hello' });
    await put({ pk: 'trip', sk: 'META', v: 0 });
    await put({ pk: 'tripe', sk: 'DAY#000', v: 99 });
  });

  test('is read page by page, each item once', async () => {
    const pages = [];
    for await (const page of paginateQuery({ client: db.documents, pageSize: 7 }, { TableName, ...days }))
      pages.push(page.Items?.map((item) => item.v));
    expect(pages.map((page) => page?.length)).toEqual([7, 7, 7, 7, 2]);
    expect(pages.flat()).toEqual(Array.from({ length: 30 }, (_, day) => day));
  });

  test('can be read backwards, and continued from where it stopped', async () => {
    const first = await query({ ...days, ScanIndexForward: false, Limit: 3 });
    expect(values(first)).toEqual([29, 28, 27]);
    expect(first.LastEvaluatedKey).toEqual({ pk: 'trip', sk: 'DAY#027' });
    const next = { ScanIndexForward: false, Limit: 3, ExclusiveStartKey: first.LastEvaluatedKey };
    expect(values(await query({ ...days, ...next }))).toEqual([26, 25, 24]);
  });

  test.each([
    ['between :a and :b', [5, 6, 7, 8, 9]],
    ['> :b', [10, 11]],
    ['>= :b', [9, 10, 11]],
    ['< :a', [0, 1, 2, 3, 4]],
    ['<= :a', [0, 1, 2, 3, 4, 5]],
    ['= :a', [5]],
  ])('is limited by a sort key %s', async (condition, days) => {
    const found = await query({
      KeyConditionExpression: `pk = :p and sk ${condition}`,
      ExpressionAttributeValues: {
        ':p': 'trip',
        ...(condition.includes(':a') ? { ':a': 'DAY#005' } : {}),
        ...(condition.includes(':b') ? { ':b': 'DAY#009' } : {}),
      },
      ...(condition.startsWith('>') ? { Limit: days.length } : {}),
    });
    expect(values(found)).toEqual(days);
  });

  test('is filtered after it has been read', async () => {
    const found = await query({
      ...days,
      FilterExpression: 'v >= :min',
      ExpressionAttributeValues: { ...days.ExpressionAttributeValues, ':min': 25 },
    });
    expect([found.Count, found.ScannedCount]).toEqual([5, 30]);
  });

  test('is filtered by size, contains, attribute_type, IN, NOT and attribute_exists', async () => {
    const found = await query({
      ...days,
      FilterExpression:
        'size(l) = :two AND contains(s, :h) AND attribute_type(s, :S) AND v IN (:x, :y) AND NOT attribute_exists(zz)',
      ExpressionAttributeValues: {
        ...days.ExpressionAttributeValues,
        ':two': 2,
        ':h': 'ell',
        ':S': 'S',
        ':x': 3,
        ':y': 99,
      },
    });
    expect(values(found)).toEqual([3]);
  });

  test('is counted without its items', async () => {
    const { Count, Items } = await query({ ...days, Select: 'COUNT' });
    expect([Count, Items]).toEqual([30, undefined]);
  });

  test('returns no last key when it was read to its end', async () => {
    expect((await query(days)).LastEvaluatedKey).toBeUndefined();
    expect((await query({ ...days, Limit: 31 })).LastEvaluatedKey).toBeUndefined();
  });

  test('ends a page at 1 MB', async () => {
    for (let part = 0; part < 30; part++)
      await put({ pk: 'large', sk: String(part).padStart(3, '0'), v: 'y'.repeat(50 * 1024) });
    const all = { KeyConditionExpression: 'pk = :p', ExpressionAttributeValues: { ':p': 'large' } };
    const page = await query(all);
    expect(page.Count).toBe(21);
    const rest = await query({ ...all, ExclusiveStartKey: page.LastEvaluatedKey });
    expect([rest.Count, rest.LastEvaluatedKey]).toEqual([9, undefined]);
  });
});

test('an unknown index is a ValidationException', async () => {
  const inIndex = { IndexName: 'gsi9', KeyConditionExpression: 'a = :p', ExpressionAttributeValues: { ':p': 'x' } };
  await expect(query(inIndex)).rejects.toMatchObject({ name: 'ValidationException' });
});
