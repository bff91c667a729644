import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  ListTablesCommand,
  UpdateTableCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestTable,
  startTestDynamoDb,
  streamOfBothImages,
  type TestDynamoDb,
  testTable,
} from './test-clients.ts';

let db: TestDynamoDb;

beforeAll(async () => {
  db = await startTestDynamoDb();
});
afterAll(() => db.close());

const describeTable = async (TableName: string) =>
  (await db.client.send(new DescribeTableCommand({ TableName }))).Table;
const put = (TableName: string, Item: Record<string, unknown>) =>
  db.documents.send(new PutCommand({ TableName, Item }));
const inIndex2 = (TableName: string) =>
  db.documents.send(
    new QueryCommand({
      TableName,
      IndexName: 'gsi2',
      KeyConditionExpression: 'gsi2pk = :p',
      ExpressionAttributeValues: { ':p': 'Z' },
    }),
  );
const absent = { name: 'ResourceNotFoundException' };

test('a created table is active with its indexes, keys and capacity on demand', async () => {
  await createTestTable(db, 'created');
  await waitUntilTableExists({ client: db.client, maxWaitTime: 5, minDelay: 1 }, { TableName: 'created' });
  const table = await describeTable('created');
  expect(table).toMatchObject({
    TableName: 'created',
    TableStatus: 'ACTIVE',
    TableArn: expect.stringMatching(/^arn:aws:dynamodb:[a-z0-9-]+:\d{12}:table\/created$/),
    KeySchema: testTable('created').KeySchema,
    BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
  });
  expect(table?.GlobalSecondaryIndexes?.map(({ IndexName, IndexStatus }) => [IndexName, IndexStatus])).toEqual([
    ['gsi1', 'ACTIVE'],
    ['gsi2', 'ACTIVE'],
  ]);
});

test('a table cannot be created twice', async () => {
  await createTestTable(db, 'twice');
  await expect(createTestTable(db, 'twice')).rejects.toMatchObject({ name: 'ResourceInUseException' });
});

test('a table whose definition is not sound is refused', async () => {
  const { AttributeDefinitions: _none, ...undefinedKeys } = testTable('unsound');
  const definitions = testTable('unsound').AttributeDefinitions?.slice(0, 4);
  for (const input of [{ ...undefinedKeys, AttributeDefinitions: definitions }, { ...testTable('x') }])
    await expect(db.client.send(new CreateTableCommand(input))).rejects.toMatchObject({ name: 'ValidationException' });
});

test('tables are listed by name, page by page', async () => {
  for (const name of ['list-c', 'list-a', 'list-b']) await createTestTable(db, name);
  const list = (ExclusiveStartTableName: string | undefined) =>
    db.client.send(new ListTablesCommand({ ExclusiveStartTableName, Limit: 2 }));
  const first = await list('list-');
  expect([first.TableNames, first.LastEvaluatedTableName]).toEqual([['list-a', 'list-b'], 'list-b']);
  expect((await list(first.LastEvaluatedTableName)).TableNames?.[0]).toBe('list-c');
});

test('a deleted table takes its items with it, also for a new table of its name', async () => {
  await createTestTable(db, 'deleted');
  await put('deleted', { pk: '1', sk: '1', gsi2pk: 'Z', gsi2sk: 1 });
  await db.client.send(new DeleteTableCommand({ TableName: 'deleted' }));
  await expect(describeTable('deleted')).rejects.toMatchObject(absent);
  await createTestTable(db, 'deleted');
  const { Item } = await db.documents.send(new GetCommand({ TableName: 'deleted', Key: { pk: '1', sk: '1' } }));
  expect(Item).toBeUndefined();
  expect((await inIndex2('deleted')).Count).toBe(0);
});

test('items of a table that is not there are a ResourceNotFoundException', async () => {
  const Key = { pk: 'a', sk: 'b' };
  await expect(db.documents.send(new GetCommand({ TableName: 'nowhere', Key }))).rejects.toMatchObject(absent);
  await expect(put('nowhere', Key)).rejects.toMatchObject(absent);
  await expect(inIndex2('nowhere')).rejects.toMatchObject(absent);
});

test('an index that is added later has the items that were there, and one that is removed is gone', async () => {
  const { AttributeDefinitions, GlobalSecondaryIndexes = [] } = testTable('indexes');
  const [index1, index2] = GlobalSecondaryIndexes;
  if (!index1 || !index2) throw new Error('the test table has two indexes');
  await createTestTable(db, 'indexes', {
    AttributeDefinitions: AttributeDefinitions?.slice(0, 4),
    GlobalSecondaryIndexes: [index1],
  });
  await put('indexes', { pk: '1', sk: '1', gsi2pk: 'Z', gsi2sk: 1 });
  await put('indexes', { pk: '1', sk: '2', gsi2pk: 'Z', gsi2sk: 'not a number' });
  await expect(inIndex2('indexes')).rejects.toMatchObject({ name: 'ValidationException' });
  await db.client.send(
    new UpdateTableCommand({
      TableName: 'indexes',
      AttributeDefinitions,
      GlobalSecondaryIndexUpdates: [{ Create: index2 }],
    }),
  );
  await put('indexes', { pk: '1', sk: '3', gsi2pk: 'Z', gsi2sk: 2 });
  expect((await inIndex2('indexes')).Items?.map((item) => item.sk)).toEqual(['1', '3']);
  await db.client.send(
    new UpdateTableCommand({ TableName: 'indexes', GlobalSecondaryIndexUpdates: [{ Delete: { IndexName: 'gsi2' } }] }),
  );
  expect((await describeTable('indexes'))?.GlobalSecondaryIndexes).toHaveLength(1);
  await expect(inIndex2('indexes')).rejects.toMatchObject({ name: 'ValidationException' });
});

test('a stream is switched on and off later', async () => {
  await createTestTable(db, 'streaming');
  expect((await describeTable('streaming'))?.LatestStreamArn).toBeUndefined();
  await db.client.send(new UpdateTableCommand({ TableName: 'streaming', ...streamOfBothImages }));
  const { LatestStreamArn, LatestStreamLabel } = (await describeTable('streaming')) ?? {};
  expect(LatestStreamArn).toMatch(new RegExp(`:table/streaming/stream/${LatestStreamLabel}$`));
  await db.client.send(
    new UpdateTableCommand({ TableName: 'streaming', StreamSpecification: { StreamEnabled: false } }),
  );
  expect((await describeTable('streaming'))?.LatestStreamArn).toBeUndefined();
});
