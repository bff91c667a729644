import { CreateTableCommand, DescribeTableCommand, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { createTestTable, testTable } from './test-clients.ts';
import { testDatabase } from './test-database.ts';

const db = await testDatabase();

const describeTable = async (TableName: string) =>
  (await db.client.send(new DescribeTableCommand({ TableName }))).Table;
const put = (TableName: string, Item: Record<string, unknown>) =>
  db.documents.send(new PutCommand({ TableName, Item }));
const absent = { name: 'ResourceNotFoundException' };

test('a created table is active with its keys, and has capacity on demand', async () => {
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
});

test('a table cannot be created twice', async () => {
  await createTestTable(db, 'twice');
  await expect(createTestTable(db, 'twice')).rejects.toMatchObject({ name: 'ResourceInUseException' });
});

test('a table with an invalid definition is refused', async () => {
  const definitions = testTable('unsound').AttributeDefinitions?.slice(0, 1);
  const index = {
    IndexName: 'index',
    KeySchema: testTable('x').KeySchema,
    Projection: { ProjectionType: 'ALL' },
  } as const;
  for (const input of [
    testTable('unsound', { AttributeDefinitions: definitions }),
    testTable('x'),
    testTable('indexed', { GlobalSecondaryIndexes: [index] }),
  ])
    await expect(db.client.send(new CreateTableCommand(input))).rejects.toMatchObject({ name: 'ValidationException' });
});

test('items of an unknown table are a ResourceNotFoundException', async () => {
  const Key = { pk: 'a', sk: 'b' };
  await expect(db.documents.send(new GetCommand({ TableName: 'nowhere', Key }))).rejects.toMatchObject(absent);
  await expect(put('nowhere', Key)).rejects.toMatchObject(absent);
});
