import { readFileSync } from 'node:fs';
import { type AttributeValue, BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { TABLE_NAME } from './function-world.ts';

/** BatchWriteItem's maximum. */
const BATCH = 25;

/** Reads a file of JSON values, one a line. */
export function readLines<Of>(file: string): Of[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Of);
}

/** Puts items of a file, one a line as DynamoDB stores them, into the table of this test's functions. */
export async function restoreTable(file: string): Promise<void> {
  const client = new DynamoDBClient({});
  const puts = readLines<Record<string, AttributeValue>>(file).map((Item) => ({ PutRequest: { Item } }));
  for (let from = 0; from < puts.length; from += BATCH) {
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TABLE_NAME]: puts.slice(from, from + BATCH) } }));
  }
  client.destroy();
}
