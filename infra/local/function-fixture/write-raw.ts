import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { TABLE_NAME } from './function-world.ts';

/** Writes an item bypassing the product's own client, as an earlier release may have. */
export async function writeRaw(item: Readonly<Record<string, unknown>>): Promise<void> {
  const client = new DynamoDBClient({});
  await client.send(new PutItemCommand({ TableName: TABLE_NAME, Item: marshall(item) }));
  client.destroy();
}
