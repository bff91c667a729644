import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { records, shardIterator } from '../stream-reader.ts';
import { connectClients, createTestTable, startTestDynamoDb, streamOfBothImages } from '../test-clients.ts';
import { type DynamoDbProcess, spawnDynamoDb } from '../test-server-process.ts';

const TableName = 'full';
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'dynamodb-'));
});
afterEach(() => rm(directory, { recursive: true }));

/** Limits the size of the process's files from now on, in bytes; undefined for no limit. */
function limitFiles({ child }: DynamoDbProcess, bytes: number | undefined): void {
  execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`]);
}

async function logBytes(): Promise<number> {
  const logs = (await readdir(directory)).filter((name) => name.endsWith('.log'));
  const sizes = await Promise.all(logs.map(async (name) => (await stat(path.join(directory, name))).size));
  return Math.max(...sizes);
}

test.skipIf(process.platform !== 'linux')(
  'no acknowledged write is lost when the disk is full at any byte, has room again, and the process is killed',
  async () => {
    const server = await spawnDynamoDb(directory);
    onTestFinished(() => void server.child.kill('SIGKILL'));
    const { client, documents } = connectClients(server.endpoint);
    await createTestTable({ client }, TableName, streamOfBothImages);
    const acknowledged: string[] = [];
    let next = 0;
    const put = async () => {
      const pk = `item-${next++}`;
      await documents.send(new PutCommand({ TableName, Item: { pk, sk: '-', text: 'x'.repeat(300) } }));
      acknowledged.push(pk);
    };
    const putAtOnce = () => Promise.allSettled(Array.from({ length: 4 }, put));

    for (const room of [0, 1, 6, 7, 8, 30, 100, 700, 1500, 2500, 5000]) {
      await put();
      limitFiles(server, (await logBytes()) + room);
      const before = acknowledged.length;
      while ((await putAtOnce()).every(({ status }) => status === 'fulfilled'));
      // Most of these would fit into the space that a torn record has left.
      expect((await putAtOnce()).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
      limitFiles(server, undefined);
      await put();
      expect(acknowledged.length - before).toBeLessThan(20);
    }
    expect(server.errors()).toContain(`DynamoDB takes no writes until what it has stored in ${directory} is whole`);
    expect(server.errors()).toContain('DynamoDB takes writes again');
    server.child.kill('SIGKILL');
    await once(server.child, 'exit');
    client.destroy();

    const db = await startTestDynamoDb(directory);
    const kept: string[] = [];
    for await (const { Items = [] } of paginateScan({ client: db.documents }, { TableName }))
      kept.push(...Items.map(({ pk }) => String(pk)));
    expect(acknowledged.filter((pk) => !kept.includes(pk))).toEqual([]);
    const iterator = await shardIterator(db, TableName, { ShardIteratorType: 'TRIM_HORIZON' });
    const changes = (await records(db, iterator)).records.map(({ dynamodb }) => dynamodb?.Keys?.pk?.S);
    expect(changes.sort()).toEqual(kept.sort());
    await db.close();
  },
);
