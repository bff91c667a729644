import { type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';

export async function tableIsEmpty(client: DynamoDBClient, name: string): Promise<boolean> {
  const { Count } = await client.send(new ScanCommand({ TableName: name, Limit: 1, Select: 'COUNT' }));
  return Count === 0;
}
