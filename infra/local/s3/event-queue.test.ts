import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEventQueue } from './event-queue.ts';
import type { ObjectCreated } from './object-created.ts';
import { eventually, temporaryDirectory } from './test-server.ts';

const created: ObjectCreated = {
  name: 'ObjectCreated:Put',
  time: '2027-01-01T00:00:00.000Z',
  bucket: 'test-bucket',
  key: 'mail',
  size: 1,
  eTag: '9dd4e461268c8034f5c8564e155c67a6',
  sequencer: '0000000000000001',
  requestId: 'A',
  accessKeyId: 'AKIATEST',
  sourceAddress: '127.0.0.1',
};

/** A queue that records what it delivered, opened after a crash when the folder was used before. */
async function openQueue(directory: string, isCommitted: boolean) {
  const delivered: string[] = [];
  const queue = await openEventQueue({
    directory,
    deliver: async (event) => void delivered.push(...event.Records.map(({ s3 }) => s3.object.key)),
    isCommitted: () => isCommitted,
    retryDelays: [],
    log: () => {},
  });
  return { queue, delivered };
}

test('an event whose object was created before a crash is delivered after it', async () => {
  const directory = await temporaryDirectory();
  await (await openQueue(directory, false)).queue.prepare(created);
  const { queue, delivered } = await openQueue(directory, true);
  queue.start();
  await eventually(() => delivered).toEqual(['mail']);
  await queue.close();
});

test('an event whose object was never created is dropped at the next start', async () => {
  const directory = await temporaryDirectory();
  await (await openQueue(directory, false)).queue.prepare(created);
  const { queue, delivered } = await openQueue(directory, false);
  expect(await readdir(join(directory, 'pending'))).toEqual([]);
  queue.start();
  await queue.close();
  expect(delivered).toEqual([]);
});

test('nothing is delivered before the start, and earlier events are delivered then', async () => {
  const { queue, delivered } = await openQueue(await temporaryDirectory(), false);
  await (await queue.prepare(created)).commit();
  await (await queue.prepare({ ...created, sequencer: '0000000000000002' })).discard();
  expect(delivered).toEqual([]);
  queue.start();
  await eventually(() => delivered).toEqual(['mail']);
  await queue.close();
});
