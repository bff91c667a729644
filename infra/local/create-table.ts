import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { TABLE } from '#functions/data/table-definition.ts';

const PATIENCE_SECONDS = 60;

/** Creates the product's table when it does not exist; returns the ARN of its stream, undefined when it has none. */
export async function createTable(client: DynamoDBClient, name: string): Promise<string | undefined> {
  const table = (await find(client, name)) ?? (await create(client, name));
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: name }));
  if (TimeToLiveDescription?.TimeToLiveStatus === 'DISABLED') {
    const specification = { AttributeName: TABLE.timeToLive, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: specification }));
  }
  return table.LatestStreamArn;
}

async function find(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function create(client: DynamoDBClient, name: string): Promise<TableDescription> {
  const { partitionKey, sortKey } = TABLE;
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: partitionKey, AttributeType: 'S' },
        { AttributeName: sortKey, AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: partitionKey, KeyType: 'HASH' },
        { AttributeName: sortKey, KeyType: 'RANGE' },
      ],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: PATIENCE_SECONDS, minDelay: 1 }, { TableName: name });
  const created = await find(client, name);
  if (!created) throw new Error(`The table ${name} is gone as soon as it was made`);
  return created;
}
