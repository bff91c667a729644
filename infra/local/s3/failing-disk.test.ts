import type { FileHandle } from 'node:fs/promises';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clientOf, startTestServer, temporaryDirectory } from './test-server.ts';
import { BUCKET } from './test-settings.ts';

/** Counts disk changes; the call with this number fails, and all after it if the disk stays full. */
const disk = vi.hoisted(() => ({ calls: 0, failsAt: Number.POSITIVE_INFINITY, staysFull: false }));

vi.mock(import('node:fs/promises'), async (importOriginal) => {
  const real = await importOriginal();
  const change =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      disk.calls += 1;
      if (disk.staysFull ? disk.calls >= disk.failsAt : disk.calls === disk.failsAt)
        throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      return call(...args);
    };
  const watched = (file: FileHandle): FileHandle =>
    Object.assign(file, {
      sync: change(file.sync.bind(file)),
      appendFile: change(file.appendFile.bind(file)),
      writeFile: change(file.writeFile.bind(file)),
    });
  return {
    ...real,
    open: change(async (...args: Parameters<typeof real.open>) => watched(await real.open(...args))),
    rename: change(real.rename),
  };
});

const Key = 'photos/lake.jpg';
const put = (s3: S3Client, Body: string) => s3.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body }));

async function read(s3: S3Client): Promise<string | undefined> {
  try {
    return await (await s3.send(new GetObjectCommand({ Bucket: BUCKET, Key }))).Body?.transformToString();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

test.each([
  { what: 'replaced', staysFull: false, change: (s3: S3Client) => put(s3, 'new content') },
  { what: 'replaced', staysFull: true, change: (s3: S3Client) => put(s3, 'new content') },
  {
    what: 'deleted',
    staysFull: false,
    change: (s3: S3Client) => s3.send(new DeleteObjectCommand({ Bucket: BUCKET, Key })),
  },
])(
  'an object that is being $what when the disk fails at any point is whole, and the next start finds what was there (stays full: $staysFull)',
  async ({ what, staysFull, change }) => {
    onTestFinished(() => {
      disk.failsAt = Number.POSITIVE_INFINITY;
    });
    let failures = 0;
    for (let at = 1; ; at++) {
      const directory = await temporaryDirectory();
      const s3 = clientOf(await startTestServer({ directory, log: () => undefined }));
      await put(s3, 'content of before');
      Object.assign(disk, { calls: 0, failsAt: at, staysFull });
      const done = await change(s3).then(
        () => true,
        () => false,
      );
      const reached = disk.calls >= at;
      disk.failsAt = Number.POSITIVE_INFINITY;
      const now = await read(s3);
      const after = what === 'deleted' ? undefined : 'new content';
      expect(done ? [after] : ['content of before', after]).toContain(now);

      // A copy of the disk's state at this moment, as found by a process that starts after this one was killed.
      const copy = join(await temporaryDirectory(), 'copy');
      await cp(directory, copy, { recursive: true });
      expect(await read(clientOf(await startTestServer({ directory: copy })))).toBe(now);
      if (!reached) break;
      failures += 1;
    }
    expect(failures).toBeGreaterThan(what === 'deleted' ? 1 : 5);
  },
);
