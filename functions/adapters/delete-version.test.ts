import { GetObjectCommand, ListObjectVersionsCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { clientOf, startTestServer } from '#infra/local/s3/test-server.ts';
import { s3MediaStore } from './s3-media-store.ts';

const [VERSIONED, PLAIN] = ['versioned-bucket', 'plain-bucket'];
const server = await startTestServer({ buckets: [VERSIONED, PLAIN], versionedBuckets: [VERSIONED] });
const s3 = clientOf(server);

/** Puts an object and returns it as S3's event names it. */
async function put(Bucket: string, key: string, Body: string) {
  const { ETag = '' } = await s3.send(new PutObjectCommand({ Bucket, Key: key, Body }));
  const { Versions = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: key }));
  const latest = Versions.find(({ IsLatest }) => IsLatest)?.VersionId;
  return { key, eTag: ETag.replaceAll('"', ''), versionId: Bucket === VERSIONED ? latest : undefined };
}

/** Everything that the bucket has under a key: content of the object, and how many versions and delete markers. */
async function stored(Bucket: string, Key: string) {
  const { Versions = [], DeleteMarkers = [] } = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: Key }));
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key })).catch(() => ({ Body: undefined }));
  return { content: await Body?.transformToString(), versions: Versions.length, markers: DeleteMarkers.length };
}

describe.each([VERSIONED, PLAIN])('deleting one version in a %s', (bucket) => {
  const media = s3MediaStore(s3, bucket);

  it('leaves nothing of it, neither a former version nor a delete marker, and is idempotent', async () => {
    const version = await put(bucket, 'a', 'large');
    await media.deleteVersion(version);
    expect(await stored(bucket, 'a')).toEqual({ content: undefined, versions: 0, markers: 0 });
    await media.deleteVersion(version);
    expect(await stored(bucket, 'a')).toEqual({ content: undefined, versions: 0, markers: 0 });
  });

  it('leaves the object that has replaced it', async () => {
    const version = await put(bucket, 'b', 'large');
    await put(bucket, 'b', 'small');
    await media.deleteVersion(version);
    expect(await stored(bucket, 'b')).toEqual({ content: 'small', versions: 1, markers: 0 });
  });
});
