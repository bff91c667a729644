import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { clientOf, presignerOf, startTestServer, temporaryDirectory } from './test-server.ts';
import { BUCKET } from './test-settings.ts';

const directory = await temporaryDirectory();
const server = await startTestServer({ directory });
const s3 = clientOf(server);

const put = (Key: string, Body: string | Buffer, more: Partial<PutObjectCommandInput> = {}) =>
  s3.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body, ...more }));
const get = (Key: string, more = {}) => s3.send(new GetObjectCommand({ Bucket: BUCKET, Key, ...more }));
const textOf = async (answer: ReturnType<typeof get>) => (await answer).Body?.transformToString();
const status = (code: number) => ({ $metadata: expect.objectContaining({ httpStatusCode: code }) });

describe('buckets', () => {
  test('a bucket exists once it is created, and any other does not', async () => {
    await s3.send(new CreateBucketCommand({ Bucket: 'another-bucket' }));
    await s3.send(new HeadBucketCommand({ Bucket: 'another-bucket' }));
    await expect(s3.send(new HeadBucketCommand({ Bucket: 'missing-bucket' }))).rejects.toMatchObject(status(404));
    await expect(
      s3.send(new PutObjectCommand({ Bucket: 'missing-bucket', Key: 'k', Body: 'x' })),
    ).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });
});

describe('objects', () => {
  test('content, type and metadata are returned as they were put, under any key', async () => {
    const key = 'a/b c+ü ☃ (1)!*\'&<>".txt';
    await put(key, 'hello', { ContentType: 'text/plain', Metadata: { note: '1' }, CacheControl: 'no-store' });
    const answer = await get(key);
    expect(await answer.Body?.transformToString()).toBe('hello');
    expect(answer).toMatchObject({ ContentType: 'text/plain', Metadata: { note: '1' }, CacheControl: 'no-store' });
  });

  test('a streamed body is stored without its aws-chunked framing, its trailing checksum verified', async () => {
    const body = Readable.from([Buffer.alloc(70_000, 1), Buffer.alloc(5, 2)]);
    await s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'stream', Body: body, ContentLength: 70_005 }));
    const bytes = await (await get('stream')).Body?.transformToByteArray();
    expect(bytes && Buffer.from(bytes).equals(Buffer.concat([Buffer.alloc(70_000, 1), Buffer.alloc(5, 2)]))).toBe(true);
    expect((await get('stream')).ContentEncoding).toBeUndefined();
  });

  test('20 MB are returned byte for byte', async () => {
    const body = Buffer.alloc(20 * 1024 * 1024, 'twenty megabytes ');
    await put('large', body);
    const bytes = await (await get('large')).Body?.transformToByteArray();
    expect(bytes && Buffer.from(bytes).equals(body)).toBe(true);
  });

  test('an empty object is an object', async () => {
    await put('empty', Buffer.alloc(0));
    expect(await textOf(get('empty'))).toBe('');
    expect((await s3.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'empty' }))).ContentLength).toBe(0);
  });

  test('the ETag is the MD5 of the content', async () => {
    const answer = await put('etag', 'x');
    const head = await s3.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'etag' }));
    expect(head).toMatchObject({ ETag: `"${createHash('md5').update('x').digest('hex')}"`, ContentLength: 1 });
    expect(answer.ETag).toBe(head.ETag);
  });

  test('a missing object is NoSuchKey', async () => {
    await expect(get('missing')).rejects.toMatchObject({ name: 'NoSuchKey', ...status(404) });
    await expect(s3.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'missing' }))).rejects.toMatchObject(status(404));
  });

  test('200 puts at once are all stored', async () => {
    const keys = Array.from({ length: 200 }, (_, index) => `parallel/${index}`);
    const client = presignerOf(server);
    await Promise.all(keys.map((Key) => client.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body: Key }))));
    expect(await Promise.all(keys.map((key) => textOf(get(key))))).toEqual(keys);
  });

  test('a reader gets the old content or the new while it is replaced, never a mix or nothing', async () => {
    const contents = ['a', 'b'].map((letter) => letter.repeat(200_000));
    await put('replaced', contents[0] ?? '');
    const writes = Array.from({ length: 20 }, (_, index) => put('replaced', contents[index % 2] ?? ''));
    const reads = Array.from({ length: 40 }, () => textOf(get('replaced')));
    await Promise.all(writes);
    for (const content of await Promise.all(reads)) expect(contents).toContain(content);
    expect(await readdir(join(directory, 'buckets', BUCKET, 'content'))).toHaveLength(
      (await readdir(join(directory, 'buckets', BUCKET, 'objects'))).length,
    );
  });

  test('a key that looks like a path out of the folder stays inside', async () => {
    await put('../../../escape', 'x').catch((cause) => expect(cause).toMatchObject(status(400)));
    expect(await readdir(directory)).toEqual(['buckets']);
    expect(await readdir(join(directory, 'buckets'))).not.toContain('escape');
  });

  test('a key above 1024 bytes is refused', async () => {
    await expect(put('ü'.repeat(513), 'x')).rejects.toMatchObject({ name: 'KeyTooLongError' });
  });

  test('deleting is idempotent', async () => {
    await put('gone', 'x');
    await s3.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'gone' }));
    await s3.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'gone' }));
    await expect(get('gone')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});
