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

/** Seconds for which what has expired since it was recorded stays in a test's table. */
const STAYS = 24 * 60 * 60;

/** An item of a recorded table as it was then: what would have expired since is there for as long as a test takes. */
export function unexpired(item: Record<string, AttributeValue>, now = Date.now() / 1000): typeof item {
  const seconds = Number(item.expiresAt?.N);
  return seconds < now + STAYS / 24 ? { ...item, expiresAt: { N: String(Math.ceil(now) + STAYS) } } : item;
}

/** Puts items of a file, one a line as DynamoDB stores them, into the table of this test's functions. */
export async function restoreTable(file: string): Promise<void> {
  const client = new DynamoDBClient({});
  const puts = readLines<Record<string, AttributeValue>>(file).map((item) => ({
    PutRequest: { Item: unexpired(item) },
  }));
  for (let from = 0; from < puts.length; from += BATCH) {
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TABLE_NAME]: puts.slice(from, from + BATCH) } }));
  }
  client.destroy();
}
