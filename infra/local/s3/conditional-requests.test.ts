import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  PutObjectCommand,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { clientOf, startTestServer } from './test-server.ts';
import { BUCKET } from './test-settings.ts';

const s3 = clientOf(await startTestServer());

const put = (Key: string, Body: string, more: Partial<PutObjectCommandInput> = {}) =>
  s3.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body, ...more }));
const get = (Key: string, more: Partial<GetObjectCommandInput> = {}) =>
  s3.send(new GetObjectCommand({ Bucket: BUCKET, Key, ...more }));
const status = (code: number) => ({ $metadata: expect.objectContaining({ httpStatusCode: code }) });

describe('ranges', () => {
  test.each([
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-100', '89', 'bytes 8-9/10'],
    ['bytes=-100', '0123456789', 'bytes 0-9/10'],
  ])('%s returns %s', async (Range, text, ContentRange) => {
    await put('digits', '0123456789');
    const answer = await get('digits', { Range });
    expect(answer).toMatchObject({ ContentRange, ContentLength: text.length, ...status(206) });
    expect(await answer.Body?.transformToString()).toBe(text);
  });

  test('an unsatisfiable range is refused', async () => {
    await put('digits', '0123456789');
    await expect(get('digits', { Range: 'bytes=50-60' })).rejects.toMatchObject({
      name: 'InvalidRange',
      ...status(416),
    });
  });

  test('several ranges return the whole, as on S3', async () => {
    await put('digits', '0123456789');
    const answer = await get('digits', { Range: 'bytes=0-1,4-5' });
    expect(await answer.Body?.transformToString()).toBe('0123456789');
  });
});

describe('conditional writes', () => {
  test('If-None-Match: * creates once, however many try at the same time', async () => {
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => put('once', `${index}`, { IfNoneMatch: '*' })),
    );
    const winner = attempts.findIndex(({ status }) => status === 'fulfilled');
    const losers = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(losers).toHaveLength(19);
    for (const { reason } of losers) expect(reason).toMatchObject({ name: 'PreconditionFailed', ...status(412) });
    expect(await (await get('once')).Body?.transformToString()).toBe(`${winner}`);
  });

  test('If-Match replaces only what the writer has read', async () => {
    const { ETag } = await put('matched', '1');
    await put('matched', '2', { IfMatch: ETag });
    await expect(put('matched', '3', { IfMatch: ETag })).rejects.toMatchObject(status(412));
    await expect(put('never', '1', { IfMatch: ETag })).rejects.toMatchObject(status(404));
    await expect(
      s3.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'matched', IfMatch: ETag })),
    ).rejects.toMatchObject(status(412));
    expect(await (await get('matched')).Body?.transformToString()).toBe('2');
  });
});

describe('conditional reads', () => {
  test('If-None-Match with the ETag, or If-Modified-Since, answers 304', async () => {
    const { ETag } = await put('read', 'x');
    const { LastModified } = await get('read');
    await expect(get('read', { IfNoneMatch: ETag })).rejects.toMatchObject(status(304));
    await expect(get('read', { IfModifiedSince: LastModified })).rejects.toMatchObject(status(304));
    expect(await (await get('read', { IfNoneMatch: '"another"' })).Body?.transformToString()).toBe('x');
  });

  test('If-Match with another ETag, or If-Unmodified-Since before the change, answers 412', async () => {
    await put('read', 'x');
    await expect(get('read', { IfMatch: '"another"' })).rejects.toMatchObject(status(412));
    await expect(get('read', { IfUnmodifiedSince: new Date(0) })).rejects.toMatchObject(status(412));
  });
});
