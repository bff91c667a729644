import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { type BatchOperation, createKey, type Item } from 'dynalite/db/index.js';
import { createTable } from '#infra/local/create-table.ts';
import { itemSection, openDatabase, tableNamed } from '#infra/local/dynamodb/database.ts';
import { startDynamoDb } from '#infra/local/dynamodb/server.ts';
import type { StoredItem } from './mass-items.ts';

const BATCH = 2000;
const IDENTITY = { region: 'eu-central-1', credentials: { accessKeyId: 'AKIATEST', secretAccessKey: 'test-secret' } };

/**
 * Creates the product's table in a folder and writes items into it through the DynamoDB server's own storage layer, so
 * that a million of them takes minutes and not hours. Returns how many there were.
 */
export async function fillStore(directory: string, tableName: string, items: Iterable<StoredItem>): Promise<number> {
  await makeTable(directory, tableName);
  const database = await openDatabase(directory);
  const { description } = tableNamed(database, tableName);
  const section = itemSection(database, tableName);
  let written = 0;
  let batch: BatchOperation[] = [];
  const flush = async () => {
    await database.level.batch(batch);
    written += batch.length;
    batch = [];
  };
  for (const item of items) {
    // The SDK and the server have the same attribute values; only their type declarations differ.
    const stored = marshall(item, { removeUndefinedValues: true }) as Item;
    batch.push(section.put(createKey(stored, description), stored));
    if (batch.length === BATCH) await flush();
  }
  await flush();
  await database.level.close();
  return written;
}

async function makeTable(directory: string, tableName: string): Promise<void> {
  const server = await startDynamoDb({ port: 0, directory });
  const client = new DynamoDBClient({ ...IDENTITY, endpoint: server.endpoint });
  await createTable(client, tableName);
  client.destroy();
  await server.close();
}
