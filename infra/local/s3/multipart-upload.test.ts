import { createHash } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { clientOf, startTestServer, temporaryDirectory } from './test-server.ts';
import { BUCKET } from './test-settings.ts';

const MIB = 1024 ** 2;
const s3 = clientOf(await startTestServer());

async function begin(Key: string): Promise<{ Bucket: string; Key: string; UploadId: string | undefined }> {
  const { UploadId } = await s3.send(
    new CreateMultipartUploadCommand({ Bucket: BUCKET, Key, ContentType: 'video/mp4', Metadata: { note: '1' } }),
  );
  return { Bucket: BUCKET, Key, UploadId };
}

async function uploadPart(upload: Awaited<ReturnType<typeof begin>>, PartNumber: number, Body: Buffer) {
  const { ETag } = await s3.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
  return { PartNumber, ETag } satisfies CompletedPart;
}

const complete = (upload: Awaited<ReturnType<typeof begin>>, Parts: CompletedPart[]) =>
  s3.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));

test('the parts become one object in the order of their numbers', async () => {
  const contents = [Buffer.alloc(5 * MIB, 1), Buffer.alloc(5 * MIB, 2), Buffer.from('end')];
  const upload = await begin('video');
  const last = await uploadPart(upload, 3, contents[2] ?? Buffer.alloc(0));
  const first = await uploadPart(upload, 1, contents[0] ?? Buffer.alloc(0));
  await uploadPart(upload, 2, Buffer.from('replaced'));
  const second = await uploadPart(upload, 2, contents[1] ?? Buffer.alloc(0));
  await expect(s3.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'video' }))).rejects.toThrow();
  await complete(upload, [first, second, last]);
  const got = await s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'video' }));
  expect(got).toMatchObject({ ContentType: 'video/mp4', Metadata: { note: '1' } });
  const digests = contents.map((content) => createHash('md5').update(content).digest());
  expect(got.ETag).toBe(`"${createHash('md5').update(Buffer.concat(digests)).digest('hex')}-3"`);
  const bytes = await got.Body?.transformToByteArray();
  expect(bytes && Buffer.from(bytes).equals(Buffer.concat(contents))).toBe(true);
});

test('a part that is missing, small or out of order is refused, and the upload can continue', async () => {
  const upload = await begin('strict');
  const small = await uploadPart(upload, 1, Buffer.from('small'));
  const last = await uploadPart(upload, 2, Buffer.from('last'));
  await expect(complete(upload, [small, last])).rejects.toMatchObject({ name: 'EntityTooSmall' });
  await expect(complete(upload, [last, small])).rejects.toMatchObject({ name: 'InvalidPartOrder' });
  await expect(complete(upload, [{ ...small, PartNumber: 7 }])).rejects.toMatchObject({ name: 'InvalidPart' });
  await complete(upload, [last]);
});

test('an upload continues after a restart of the server', async () => {
  const directory = await temporaryDirectory();
  const server = await startTestServer({ directory });
  const before = clientOf(server);
  const { UploadId } = await before.send(new CreateMultipartUploadCommand({ Bucket: BUCKET, Key: 'resumed' }));
  const upload = { Bucket: BUCKET, Key: 'resumed', UploadId };
  const first = await before.send(new UploadPartCommand({ ...upload, PartNumber: 1, Body: Buffer.alloc(5 * MIB) }));
  await server.close();

  const after = clientOf(await startTestServer({ directory }));
  const second = await after.send(new UploadPartCommand({ ...upload, PartNumber: 2, Body: 'end' }));
  const Parts = [first, second].map(({ ETag }, index) => ({ PartNumber: index + 1, ETag }));
  await after.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  const head = await after.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'resumed' }));
  expect(head.ContentLength).toBe(5 * MIB + 3);
});

test('an aborted upload is gone', async () => {
  const upload = await begin('aborted');
  const part = await uploadPart(upload, 1, Buffer.from('x'));
  await s3.send(new AbortMultipartUploadCommand(upload));
  await expect(complete(upload, [part])).rejects.toMatchObject({ name: 'NoSuchUpload' });
});

test('an upload is only valid for the key it was started for', async () => {
  const upload = await begin('mine');
  const part = await uploadPart(upload, 1, Buffer.from('x'));
  await expect(complete({ ...upload, Key: 'yours' }, [part])).rejects.toMatchObject({ name: 'NoSuchUpload' });
});
