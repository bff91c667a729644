import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { clientOf, startTestServer, temporaryDirectory } from './test-server.ts';
import { BUCKET } from './test-settings.ts';

const Bucket = BUCKET;
const versioned = { versionedBuckets: [BUCKET] };

const put = (s3: S3Client, Key: string, Body: string) => s3.send(new PutObjectCommand({ Bucket, Key, Body }));
const remove = (s3: S3Client, Key: string, VersionId?: string) =>
  s3.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
const read = async (s3: S3Client, Key: string) =>
  (await s3.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();

interface Listed {
  readonly key: string;
  readonly id: string;
  readonly isLatest: boolean;
  readonly isMarker: boolean;
}

/** All versions, by key and the latest first, in pages of so many. */
async function list(s3: S3Client, Prefix = '', MaxKeys = 1000): Promise<Listed[]> {
  const found: Listed[] = [];
  let [KeyMarker, VersionIdMarker]: (string | undefined)[] = [];
  for (let more = true; more; ) {
    const page: ListObjectVersionsCommandOutput = await s3.send(
      new ListObjectVersionsCommand({ Bucket, Prefix, MaxKeys, KeyMarker, VersionIdMarker }),
    );
    const markers = page.DeleteMarkers ?? [];
    expect((page.Versions ?? []).length + markers.length).toBeLessThanOrEqual(MaxKeys);
    for (const each of [...(page.Versions ?? []), ...markers]) {
      const { Key: key = '', VersionId: id = '', IsLatest: isLatest = false } = each;
      found.push({ key, id, isLatest, isMarker: !('Size' in each) });
    }
    more = page.IsTruncated ?? false;
    [KeyMarker, VersionIdMarker] = [page.NextKeyMarker, page.NextVersionIdMarker];
  }
  return found.toSorted((a, b) => (a.key === b.key ? (a.id < b.id ? 1 : -1) : a.key < b.key ? -1 : 1));
}

describe('a versioned bucket', () => {
  it('keeps what is replaced or deleted, and hides what has a delete marker', async () => {
    const s3 = clientOf(await startTestServer(versioned));
    await put(s3, 'a', 'one');
    await put(s3, 'a', 'two');
    await remove(s3, 'a');
    await expect(read(s3, 'a')).rejects.toMatchObject({ name: 'NoSuchKey' });
    const versions = await list(s3);
    expect(versions.map(({ isLatest, isMarker }) => [isLatest, isMarker])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  it('shows again what was before, when the version on top of it is deleted', async () => {
    const s3 = clientOf(await startTestServer(versioned));
    await put(s3, 'a', 'one');
    await put(s3, 'a', 'two');
    await remove(s3, 'a');
    const [marker, two, one] = await list(s3);
    await remove(s3, 'a', marker?.id);
    expect(await read(s3, 'a')).toBe('two');
    await remove(s3, 'a', two?.id);
    expect(await read(s3, 'a')).toBe('one');
    await remove(s3, 'a', one?.id);
    expect(await list(s3)).toEqual([]);
  });

  it('marks the deletion of a missing object too', async () => {
    const s3 = clientOf(await startTestServer(versioned));
    await remove(s3, 'nothing');
    expect(await list(s3)).toMatchObject([{ key: 'nothing', isLatest: true, isMarker: true }]);
  });

  it('lists versions below a prefix in pages, each once', async () => {
    const s3 = clientOf(await startTestServer(versioned));
    for (const key of ['a/1', 'a/2', 'b/1']) for (const body of ['one', 'two', 'three']) await put(s3, key, body);
    await remove(s3, 'a/2');
    const all = await list(s3, 'a/');
    expect(all.map(({ key }) => key)).toEqual(['a/1', 'a/1', 'a/1', 'a/2', 'a/2', 'a/2', 'a/2']);
    for (const size of [1, 2, 3]) expect(await list(s3, 'a/', size)).toEqual(all);
  });

  it('has the same versions with their content after a restart', async () => {
    const directory = await temporaryDirectory();
    const first = await startTestServer({ ...versioned, directory });
    await put(clientOf(first), 'a', 'one');
    await put(clientOf(first), 'a', 'two');
    await remove(clientOf(first), 'a');
    const before = await list(clientOf(first));
    await first.close();
    const s3 = clientOf(await startTestServer({ ...versioned, directory }));
    expect(await list(s3)).toEqual(before);
    await remove(s3, 'a', before[0]?.id);
    expect(await read(s3, 'a')).toBe('two');
  });
});

it('a bucket without versions has one of each object, called null, which deletes it', async () => {
  const s3 = clientOf(await startTestServer());
  await put(s3, 'a', 'one');
  await put(s3, 'a', 'two');
  expect(await list(s3)).toEqual([{ key: 'a', id: 'null', isLatest: true, isMarker: false }]);
  await remove(s3, 'a', 'null');
  expect(await list(s3)).toEqual([]);
});
