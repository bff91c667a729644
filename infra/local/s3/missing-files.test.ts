import { readdir, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { bucketFile } from './bucket-store.ts';
import { clientOf, startTestServer, temporaryDirectory } from './test-server.ts';
import { BUCKET } from './test-settings.ts';

/** The error of a start after `change` was applied to the files of a server with one object. */
async function startAfter(change: (directory: string) => Promise<void>): Promise<string> {
  const directory = await temporaryDirectory();
  const server = await startTestServer({ directory });
  await clientOf(server).send(new PutObjectCommand({ Bucket: BUCKET, Key: 'photos/lake.jpg', Body: 'content' }));
  await server.close();
  await change(directory);
  return startTestServer({ directory }).then(() => 'started', String);
}

const content = async (directory: string) => {
  const folder = join(directory, 'buckets', BUCKET, 'content');
  const [name] = await readdir(folder);
  return join(folder, name ?? '');
};

test('a start names the objects whose content is missing or truncated, and what to do', async () => {
  const gone = await startAfter(async (directory) => rm(await content(directory)));
  expect(gone).toMatch(/Of 1 objects in .* gone or cut short\. Put it back.*\nphotos\/lake\.jpg \(.*\.json\)/);
  const cut = await startAfter(async (directory) => truncate(await content(directory), 3));
  expect(cut).toMatch(/Of 1 objects in .* gone or cut short/);
});

test('a bucket whose own file is missing is not taken for one that was never created', async () => {
  const said = await startAfter((directory) => rm(join(directory, bucketFile(BUCKET))));
  expect(said).toMatch(/bucket\.json is gone, so the 1 objects beside it cannot be read/);
});
