import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateTableCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type RunningDynamoDb, startDynamoDb } from '../dynamodb/server.ts';
import { connectClients } from '../dynamodb/test-clients.ts';
import { startStreamPump } from './stream-pump.ts';

/** Timeout for a machine that is busy with other tests. */
const PATIENCE = { timeout: 20_000 };

const Event = z.object({
  Records: z.array(
    z.object({
      eventName: z.string(),
      eventSourceARN: z.string(),
      dynamodb: z.object({
        ApproximateCreationDateTime: z.number(),
        SequenceNumber: z.string(),
        NewImage: z.looseObject({ pk: z.object({ S: z.string() }) }),
      }),
    }),
  ),
});
const namesIn = (event: unknown) => Event.parse(event).Records.map(({ dynamodb }) => dynamodb.NewImage.pk.S);

let folder: string;
let server: RunningDynamoDb;
let clients: ReturnType<typeof connectClients>;
let streamArn: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stream-pump-'));
  server = await startDynamoDb({ port: 0, directory: undefined });
  clients = connectClients(server.endpoint);
  const { TableDescription } = await clients.client.send(
    new CreateTableCommand({
      TableName: 'table',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  );
  streamArn = TableDescription?.LatestStreamArn ?? '';
});
afterEach(async () => {
  clients.client.destroy();
  clients.streams.destroy();
  await server.close();
  await rm(folder, { recursive: true });
});

const put = (pk: string) =>
  clients.client.send(
    new PutItemCommand({ TableName: 'table', Item: { pk: { S: pk }, raw: { B: Buffer.from('bytes') } } }),
  );
const start = (
  deliver: (event: unknown) => Promise<unknown>,
  attempts = 100,
  log: (message: string) => void = () => {},
) => startStreamPump({ client: clients.streams, streamArn, folder, deliver, log, attempts });

test('changes reach the function in order, as Lambda’s event', async () => {
  const events: unknown[] = [];
  await put('a');
  await put('b');
  const pump = await start(async (event) => void events.push(event));
  await put('c');
  await expect.poll(() => events.flatMap(namesIn), PATIENCE).toEqual(['a', 'b', 'c']);
  await pump.close();
  expect(Event.parse(events[0]).Records[0]).toMatchObject({
    eventName: 'INSERT',
    eventSourceARN: streamArn,
    dynamodb: { NewImage: { pk: { S: 'a' }, raw: { B: Buffer.from('bytes').toString('base64') } } },
  });
});

test('the next start continues where the last one ended', async () => {
  const first: string[] = [];
  await put('a');
  const pump = await start(async (event) => void first.push(...namesIn(event)));
  await expect.poll(() => first, PATIENCE).toEqual(['a']);
  await expect
    .poll(() => readFile(path.join(folder, 'checkpoint.json'), 'utf8').catch(() => ''), PATIENCE)
    .not.toBe('');
  await pump.close();

  await put('b');
  const second: string[] = [];
  const again = await start(async (event) => void second.push(...namesIn(event)));
  await expect.poll(() => second, PATIENCE).toEqual(['b']);
  await again.close();
});

test('what was being delivered when the pump closed is delivered again', async () => {
  await put('a');
  let asked = 0;
  const pump = await start(async () => {
    asked++;
    throw new Error('not now');
  });
  await expect.poll(() => asked, PATIENCE).toBeGreaterThan(0);
  await pump.close();

  const names: string[] = [];
  const again = await start(async (event) => void names.push(...namesIn(event)));
  await expect.poll(() => names, PATIENCE).toEqual(['a']);
  await again.close();
});

test('a change that was set aside blocks no new one while it is retried', async () => {
  await put('bad');
  const failing = await start(async () => Promise.reject(new Error('not yet')), 1);
  await expect.poll(() => readdir(path.join(folder, 'dead-letter')), PATIENCE).toHaveLength(1);
  await failing.close();

  const names: string[] = [];
  const hanging = Promise.withResolvers<void>();
  const pump = await start(async (event) => {
    if (namesIn(event).includes('bad')) await hanging.promise;
    names.push(...namesIn(event));
  });
  await put('new');
  await expect.poll(() => names, PATIENCE).toEqual(['new']);
  hanging.resolve();
  await expect.poll(() => names, PATIENCE).toEqual(['new', 'bad']);
  await pump.close();
});

test('a change that the function never processes is set aside in a file, logged, and retried at each start', async () => {
  const [names, logged]: [string[], string[]] = [[], []];
  for (const name of ['a', 'bad', 'c']) await put(name);
  const pump = await start(
    async (event) => {
      if (namesIn(event).includes('bad')) throw new Error('cannot');
      names.push(...namesIn(event));
    },
    2,
    (message) => logged.push(message),
  );
  await expect.poll(() => names, PATIENCE).toEqual(['a', 'c']);
  await pump.close();
  const [file = ''] = await readdir(path.join(folder, 'dead-letter'));
  const kept = z
    .object({ reason: z.string(), event: Event })
    .parse(JSON.parse(await readFile(path.join(folder, 'dead-letter', file), 'utf8')));
  expect(namesIn(kept.event)).toEqual(['bad']);
  expect(kept.reason).toContain('cannot');
  expect(logged).toEqual([expect.stringContaining(file)]);

  const still = await start(
    async () => ({ batchItemFailures: [{ itemIdentifier: 'any' }] }),
    1,
    (message) => logged.push(message),
  );
  await expect.poll(() => logged, PATIENCE).toHaveLength(2);
  expect(logged[1]).toContain(file);
  await still.close();
  const mended = await start(async (event) => void names.push(...namesIn(event)));
  await expect.poll(() => names, PATIENCE).toEqual(['a', 'c', 'bad']);
  await expect.poll(() => readdir(path.join(folder, 'dead-letter')), PATIENCE).toEqual([]);
  await mended.close();
});
