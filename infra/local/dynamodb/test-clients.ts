import { CreateTableCommand, type CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { startDynamoDb } from './server.ts';

/** A server and real SDK clients connected to it. */
export interface TestDynamoDb {
  client: DynamoDBClient;
  documents: DynamoDBDocumentClient;
  streams: DynamoDBStreamsClient;
  close(): Promise<void>;
}

export async function startTestDynamoDb(directory?: string): Promise<TestDynamoDb> {
  const server = await startDynamoDb({ port: 0, directory });
  const clients = connectClients(server.endpoint);
  return {
    ...clients,
    async close() {
      clients.client.destroy();
      clients.streams.destroy();
      await server.close();
    },
  };
}

export function connectClients(endpoint: string): Omit<TestDynamoDb, 'close'> {
  const settings = {
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'secret' },
    maxAttempts: 1,
  };
  const client = new DynamoDBClient(settings);
  return {
    client,
    documents: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
    streams: new DynamoDBStreamsClient(settings),
  };
}

/** A table with the product's keys. */
export function testTable(TableName: string, extra: Partial<CreateTableCommandInput> = {}): CreateTableCommandInput {
  return {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [
      { AttributeName: 'pk', AttributeType: 'S' },
      { AttributeName: 'sk', AttributeType: 'S' },
    ],
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    ...extra,
  };
}

export const streamOfBothImages = {
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
} as const;

export async function createTestTable(
  { client }: Pick<TestDynamoDb, 'client'>,
  TableName: string,
  extra: Partial<CreateTableCommandInput> = {},
): Promise<void> {
  await client.send(new CreateTableCommand(testTable(TableName, extra)));
}
