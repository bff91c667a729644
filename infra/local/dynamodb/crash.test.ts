import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paginateScan, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { records, shardIterator } from './stream-reader.ts';
import {
  connectClients,
  createTestTable,
  startTestDynamoDb,
  streamOfBothImages,
  type TestDynamoDb,
} from './test-clients.ts';
import { spawnDynamoDb } from './test-server-process.ts';

const TableName = 'crash';
const TRANSACTIONS = 1000;
const WRITERS = 16;

/** Writes pairs of items until the server is killed, after this many acknowledgements. */
async function writeUntilKilled(endpoint: string, child: ChildProcess, killAt: number): Promise<Set<string>> {
  const { client, documents } = connectClients(endpoint);
  const acknowledged = new Set<string>();
  let next = 0;
  const writer = async () => {
    while (next < TRANSACTIONS) {
      const number = next++;
      const pk = `pair-${number}`;
      const pair = ['A', 'B'].map((sk) => ({
        Put: { TableName, Item: { pk, sk, text: 'y'.repeat(2000) } },
      }));
      await documents.send(new TransactWriteCommand({ TransactItems: pair }));
      acknowledged.add(pk);
      if (acknowledged.size === killAt) child.kill('SIGKILL');
    }
  };
  const exit = once(child, 'exit');
  const outcomes = await Promise.allSettled(Array.from({ length: WRITERS }, writer));
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  await exit;
  client.destroy();
  return acknowledged;
}

async function keysIn(db: TestDynamoDb): Promise<string[]> {
  const keys = [];
  for await (const { Items = [] } of paginateScan({ client: db.documents }, { TableName }))
    keys.push(...Items.map(({ pk, sk }) => `${pk} ${sk}`));
  return keys.sort();
}

async function keysInStream(db: TestDynamoDb): Promise<string[]> {
  const keys = [];
  let iterator = await shardIterator(db, TableName, { ShardIteratorType: 'TRIM_HORIZON' });
  for (;;) {
    const portion = await records(db, iterator);
    if (portion.records.length === 0) return keys.sort();
    keys.push(...portion.records.map(({ dynamodb }) => `${dynamodb?.Keys?.pk?.S} ${dynamodb?.Keys?.sk?.S}`));
    iterator = portion.next;
  }
}

test.each([50, 500, 950])(
  'a server killed after %i of a thousand transactions has lost no acknowledged one, and torn none',
  async (killAt) => {
    const directory = await mkdtemp(join(tmpdir(), 'dynamodb-'));
    const { child, endpoint } = await spawnDynamoDb(directory);
    onTestFinished(() => void child.kill('SIGKILL'));
    const clients = connectClients(endpoint);
    await createTestTable(clients, TableName, streamOfBothImages);
    const acknowledged = await writeUntilKilled(endpoint, child, killAt);
    clients.client.destroy();

    const db = await startTestDynamoDb(directory);
    const items = await keysIn(db);
    const pairs = new Set(items.map((key) => key.slice(0, -2)));
    expect(items).toEqual([...pairs].flatMap((pk) => [`${pk} A`, `${pk} B`]).sort());
    expect([...acknowledged].filter((pk) => !pairs.has(pk))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThanOrEqual(killAt);
    expect(await keysInStream(db)).toEqual(items);
    await db.close();
    await rm(directory, { recursive: true });
  },
);
