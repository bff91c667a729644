import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** Reads one key and nothing else: the lower bound for functions that read the table. */
export const handler = async () => {
  const read = new GetCommand({ TableName: process.env.TABLE_NAME, Key: { pk: 'NOBODY', sk: 'NOTHING' } });
  const { Item } = await client.send(read);
  return { statusCode: Item === undefined ? 200 : 500 };
};
