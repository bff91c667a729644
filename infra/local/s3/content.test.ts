import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type Bucket, contentDirectory, contentFile } from './bucket-store.ts';
import { openObject, writeContent } from './content.ts';
import type { StoredObject } from './stored-object.ts';
import { temporaryDirectory } from './test-server.ts';

const objectOf = (contentId: string): StoredObject => ({
  ...{ key: 'key', contentId, size: 1, eTag: '', lastModified: '2027-01-01T00:00:00.000Z', sequencer: '' },
  ...{ headers: {}, checksums: {} },
});

async function emptyBucket(): Promise<Bucket> {
  const directory = await temporaryDirectory();
  const bucket: Bucket = {
    ...{ name: 'bucket', createdAt: '', directory, objects: new Map() },
    ...{ isVersioned: false, former: new Map() },
  };
  await mkdir(contentDirectory(bucket));
  return bucket;
}

test('an object that is replaced between look-up and opening is read in its new state', async () => {
  const bucket = await emptyBucket();
  await writeFile(contentFile(bucket, 'new'), 'x');
  bucket.objects.set('key', objectOf('old'));
  const opening = openObject(bucket, 'key');
  bucket.objects.set('key', objectOf('new'));
  const { object, file } = await opening;
  expect([object.contentId, await file.readFile('utf8')]).toEqual(['new', 'x']);
  await file.close();
});

test('an object whose content is lost is an error, not an endless loop', async () => {
  const bucket = await emptyBucket();
  bucket.objects.set('key', objectOf('lost'));
  await expect(openObject(bucket, 'key')).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a failed write of content leaves no file', async () => {
  const bucket = await emptyBucket();
  const fill = async (write: (piece: Buffer) => Promise<void>) => {
    await write(Buffer.from('half'));
    throw new Error('the client went away');
  };
  await expect(writeContent(bucket, fill)).rejects.toThrow('the client went away');
  expect(await readdir(contentDirectory(bucket))).toEqual([]);
});
