import { appendFile, cp, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestTable, startTestDynamoDb, type TestDynamoDb } from '../test-clients.ts';
import { damageIn } from './log-damage.ts';

const TableName = 'missing';
const WRITES = 50;
let root: string;
let directory: string;
let db: TestDynamoDb;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'dynamodb-'));
  directory = path.join(root, 'tables');
  db = await startTestDynamoDb(directory);
  await createTestTable(db, TableName);
  for (let number = 0; number < WRITES; number++) await put(number);
});
afterEach(async () => {
  await db.close();
  await rm(root, { recursive: true });
  vi.restoreAllMocks();
});

const put = (number: number) =>
  db.documents.send(new PutCommand({ TableName, Item: { pk: `item-${number}`, sk: '-', text: 'x'.repeat(1000) } }));
const count = async () => (await db.documents.send(new ScanCommand({ TableName, Select: 'COUNT' }))).Count;

/** The only log that contains this test's writes. */
async function logFile(): Promise<string> {
  const [log] = (await readdir(directory)).filter((name) => name.endsWith('.log'));
  return path.join(directory, log ?? '');
}

/** Changes the log while it is not in use, and returns the error of the next start. */
async function startAfter(change: (log: string) => Promise<void>): Promise<unknown> {
  await db.close();
  await change(await logFile());
  return startTestDynamoDb(directory).then(
    (started) => {
      db = started;
    },
    (problem) => problem,
  );
}

const accept = async () => {
  await rm(path.join(directory, 'acknowledged'));
  db = await startTestDynamoDb(directory);
};

test('a start with a truncated log fails with how many writes are missing, and continues only when told to', async () => {
  const problem = await startAfter(async (log) => truncate(log, Math.floor((await readFile(log)).length / 2)));
  expect(problem).toMatchObject({ name: 'StartProblem' });
  expect(String(problem)).toMatch(
    /The last 2\d writes that were acknowledged are missing from .*tables\.\nPut .* back/,
  );
  expect(await startTestDynamoDb(directory).catch(String)).toMatch(/The last 2\d writes/);
  await accept();
  expect(await count()).toBeGreaterThan(20);
});

test('a start without the log says how many writes are missing', async () => {
  expect(String(await startAfter((log) => rm(log)))).toContain(`The last ${WRITES + 1} writes`);
  await accept();
});

test('a start with a log that is damaged in its middle says where, and continues with the rest only when told to', async () => {
  const problem = await startAfter(async (log) => {
    const bytes = await readFile(log);
    bytes.fill(0, 20_000, 20_010);
    await writeFile(log, bytes);
  });
  expect(String(problem)).toMatch(/cannot be read: .*\.log is damaged at byte \d+/);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await accept();
  expect(String(said.mock.calls)).toContain('go on without what cannot be read');
});

test('a killed process’s partial, unacknowledged write is not damage', async () => {
  expect(await startAfter((log) => appendFile(log, Buffer.from([1, 2, 3, 4, 200, 0, 1, 9, 9])))).toBeUndefined();
  expect(await count()).toBe(WRITES);
});

test('a changed byte of a log is damage, and a truncated end is not', async () => {
  const log = await readFile(await logFile());
  // After it, a changed length may look like a truncated end; then the count tells what is missing.
  const lastBlock = log.length - (log.length % 32_768);
  expect(lastBlock).toBeGreaterThan(0);
  for (let place = 0; place < log.length; place += 97) {
    expect(damageIn(log.subarray(0, place))).toBeUndefined();
    const changed = Buffer.from(log);
    changed.writeUInt8(log.readUInt8(place) ^ 0x10, place);
    if (place < lastBlock) expect(damageIn(changed)).toBeLessThanOrEqual(place);
  }
  expect(damageIn(log)).toBeUndefined();
});

test('when the folder vanishes while the server runs, that is reported, and nothing is acknowledged until it is back', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await rename(directory, `${directory}-away`);
  await expect(put(WRITES)).rejects.toThrow('is gone, or another one is in its place');
  expect(String(said.mock.calls)).toContain('DynamoDB takes no writes');
  await cp(`${directory}-away`, directory, { recursive: true });
  await expect(put(WRITES)).rejects.toThrow('is gone, or another one is in its place');
  await rm(directory, { recursive: true });
  await rename(`${directory}-away`, directory);
  await put(WRITES);
  expect(await count()).toBe(WRITES + 1);
});
