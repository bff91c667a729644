import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { S3Event } from 'aws-lambda';
import { expect, test } from 'vitest';
import type { S3Options } from './server.ts';
import { clientOf, eventually, startTestServer, temporaryDirectory } from './test-server.ts';
import { BUCKET } from './test-settings.ts';

/** A server that records the keys of its events. */
async function startListening(options: Partial<S3Options> & { readonly directory: string }) {
  const told: string[] = [];
  const server = await startTestServer({
    ...options,
    onObjectCreated: async (event) => {
      told.push(...event.Records.map(({ s3 }) => s3.object.key));
      await options.onObjectCreated?.(event);
    },
  });
  const s3 = clientOf(server);
  const put = (Key: string, Bucket = BUCKET) => s3.send(new PutObjectCommand({ Bucket, Key, Body: 'content' }));
  return { server, s3, put, told };
}

const filesIn = (directory: string, folder: 'pending' | 'dead-letter') => readdir(join(directory, 'events', folder));
const never = () => new Promise<void>(() => {});

test('the event has S3’s format, the key encoded like a form field', async () => {
  const events: S3Event[] = [];
  const directory = await temporaryDirectory();
  const { put } = await startListening({ directory, onObjectCreated: async (event) => void events.push(event) });
  const { ETag } = await put('inbound/a b+ü.eml');
  await put('inbound/second');
  await eventually(() => events).toHaveLength(2);
  const [first, second] = events.flatMap((event) => event.Records);
  expect(first).toMatchObject({
    eventVersion: '2.1',
    eventSource: 'aws:s3',
    eventName: 'ObjectCreated:Put',
    eventTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    s3: {
      bucket: { name: BUCKET, arn: `arn:aws:s3:::${BUCKET}` },
      object: { key: 'inbound/a+b%2B%C3%BC.eml', size: 7, eTag: ETag?.replaceAll('"', '') },
    },
  });
  expect(first && second && first.s3.object.sequencer < second.s3.object.sequencer).toBe(true);
  await eventually(() => filesIn(directory, 'pending')).toEqual([]);
});

test('multipart uploads have an event of their own', async () => {
  const names: string[] = [];
  const directory = await temporaryDirectory();
  const { put, s3 } = await startListening({
    directory,
    onObjectCreated: async (event) => void names.push(...event.Records.map((record) => record.eventName)),
  });
  await put('original');
  const upload = { Bucket: BUCKET, Key: 'parts' };
  const { UploadId } = await s3.send(new CreateMultipartUploadCommand(upload));
  const { ETag } = await s3.send(new UploadPartCommand({ ...upload, UploadId, PartNumber: 1, Body: 'x' }));
  const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
  await s3.send(new CompleteMultipartUploadCommand({ ...upload, UploadId, MultipartUpload }));
  await eventually(() => names.toSorted()).toEqual(['ObjectCreated:CompleteMultipartUpload', 'ObjectCreated:Put']);
});

test('only the subscribed buckets and folders have events', async () => {
  const directory = await temporaryDirectory();
  const { put, told } = await startListening({
    ...{ directory, buckets: [BUCKET, 'quiet-bucket'] },
    hasEvent: ({ bucket, key }) => bucket === BUCKET && key.startsWith('loud/'),
  });
  await put('loud/1', 'quiet-bucket');
  await put('quiet/2');
  await put('loud/3');
  await eventually(() => told).toEqual(['loud/3']);
});

test('a refused put has no event', async () => {
  const directory = await temporaryDirectory();
  const { put, s3, told } = await startListening({ directory });
  const wrong = { Bucket: BUCKET, Key: 'refused', Body: 'x', ChecksumSHA256: Buffer.alloc(32).toString('base64') };
  await expect(s3.send(new PutObjectCommand(wrong))).rejects.toThrow();
  await put('taken');
  await expect(
    s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'taken', Body: 'x', IfNoneMatch: '*' })),
  ).rejects.toThrow();
  await put('last');
  await eventually(() => told).toEqual(['taken', 'last']);
});

test('the event is on disk before the put is acknowledged, and a restart delivers it', async () => {
  const directory = await temporaryDirectory();
  const first = await startListening({ directory, onObjectCreated: never });
  await first.put('unfinished');
  expect(await filesIn(directory, 'pending')).toEqual([expect.stringMatching(/^[0-9A-F]{16}\.json$/)]);
  await first.server.close();
  const second = await startListening({ directory });
  await eventually(() => second.told).toEqual(['unfinished']);
  await eventually(() => filesIn(directory, 'pending')).toEqual([]);
});

test('a failing function is called again, and other events do not wait for it', async () => {
  const directory = await temporaryDirectory();
  let failures = 2;
  const { put, told } = await startListening({
    directory,
    retryDelays: [20, 20],
    onObjectCreated: async (event) => {
      if (event.Records[0]?.s3.object.key === 'difficult' && failures-- > 0) throw new Error('not yet');
    },
  });
  await put('difficult');
  await put('easy');
  await eventually(() => told.toSorted()).toEqual(['difficult', 'difficult', 'difficult', 'easy']);
  await eventually(() => filesIn(directory, 'pending')).toEqual([]);
  expect(await filesIn(directory, 'dead-letter')).toEqual([]);
});

test('an event that cannot be delivered is set aside with its reason, and retried once at each start', async () => {
  const directory = await temporaryDirectory();
  const messages: string[] = [];
  const broken = {
    directory,
    retryDelays: [1, 1],
    log: (message: string) => void messages.push(message),
    onObjectCreated: () => Promise.reject(new Error('always broken')),
  };
  const first = await startListening(broken);
  await first.put('lost');
  await eventually(() => messages).toHaveLength(3);
  expect(messages[0]).toMatch(/lost failed and is tried again in 0.001 s: .*always broken/);
  expect(messages[2]).toMatch(/lost failed 3 times .*always broken/);
  expect(first.told).toEqual(['lost', 'lost', 'lost']);
  await first.server.close();

  await writeFile(join(directory, 'events', 'dead-letter', 'note.txt'), 'what somebody wrote beside it');
  const again = await startListening(broken);
  await eventually(() => messages).toHaveLength(4);
  expect(again.told).toEqual(['lost']);
  await again.server.close();
  const [name = '', ...others] = await filesIn(directory, 'dead-letter');
  expect(others).toEqual(['note.txt']);
  expect(JSON.parse(await readFile(join(directory, 'events', 'dead-letter', name), 'utf8'))).toMatchObject({
    created: { bucket: BUCKET, key: 'lost' },
    failures: 4,
    lastError: 'Error: always broken',
  });

  const mended = await startListening({ directory });
  await eventually(() => mended.told).toEqual(['lost']);
  await eventually(() => filesIn(directory, 'pending')).toEqual([]);
  expect(await filesIn(directory, 'dead-letter')).toEqual(['note.txt']);
});

test('retries continue after a restart instead of starting over', async () => {
  const directory = await temporaryDirectory();
  const onObjectCreated = () => Promise.reject(new Error('broken'));
  const first = await startListening({ directory, retryDelays: [1, 600_000], onObjectCreated, log: () => {} });
  await first.put('twice');
  const failures = async () => {
    const [name = ''] = await filesIn(directory, 'pending');
    return JSON.parse(await readFile(join(directory, 'events', 'pending', name), 'utf8')).failures;
  };
  await eventually(failures).toBe(2);
  await first.server.close();
  await startListening({ directory, retryDelays: [1, 600_000], onObjectCreated, log: () => {} });
  await eventually(() => filesIn(directory, 'dead-letter')).toHaveLength(1);
});
