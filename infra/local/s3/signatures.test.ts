import { Sha256 } from '@aws-crypto/sha256-js';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { SignatureV4 } from '@smithy/signature-v4';
import { describe, expect, test } from 'vitest';
import { clientOf, presignerOf, startTestServer } from './test-server.ts';
import { BUCKET, CREDENTIALS } from './test-settings.ts';

const server = await startTestServer();
const s3 = clientOf(server);
const presigner = presignerOf(server);
await s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'secret', Body: 'content' }));

const signer = new SignatureV4({
  service: 's3',
  region: 'us-east-1',
  credentials: CREDENTIALS,
  sha256: Sha256,
  uriEscapePath: false,
});

/** The headers of a request signed by the SDK's own signer. */
async function signHeaders(method: string, key: string, body: string, query: Record<string, string> = {}) {
  const { protocol, hostname, port, host } = new URL(server.endpoint);
  const signed = await signer.sign({
    ...{ method, protocol, hostname, query, body },
    port: Number(port),
    path: `/${BUCKET}/${key}`,
    headers: { host },
  });
  return signed.headers;
}

const forbidden = { $metadata: expect.objectContaining({ httpStatusCode: 403 }) };
const errorCode = async (answer: Response) => /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];

describe('header signatures', () => {
  test('a wrong secret is refused', async () => {
    const client = clientOf(server, { credentials: { ...CREDENTIALS, secretAccessKey: 'wrong' } });
    await expect(client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'secret' }))).rejects.toMatchObject(
      forbidden,
    );
    await expect(client.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'secret' }))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
  });

  test('an unknown access key is refused', async () => {
    const client = clientOf(server, { credentials: { ...CREDENTIALS, accessKeyId: 'AKIANOBODY' } });
    await expect(client.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'secret' }))).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
      ...forbidden,
    });
  });

  test('an unsigned request is refused, for reading and writing', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await fetch(`${server.endpoint}/${BUCKET}/secret`, { method });
      expect([method, answer.status, await errorCode(answer)]).toEqual([method, 403, 'AccessDenied']);
    }
  });

  test('a request signed more than 15 minutes ago is refused', async () => {
    const client = clientOf(server, { systemClockOffset: -16 * 60_000 });
    await expect(client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'secret' }))).rejects.toMatchObject(
      forbidden,
    );
  });

  test('a body other than the signed one is refused and not stored', async () => {
    const headers = await signHeaders('PUT', 'tampered', 'original');
    const answer = await fetch(`${server.endpoint}/${BUCKET}/tampered`, { method: 'PUT', headers, body: 'tampered' });
    expect([answer.status, await errorCode(answer)]).toEqual([400, 'XAmzContentSHA256Mismatch']);
    await expect(s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'tampered' }))).rejects.toMatchObject({
      name: 'NoSuchKey',
    });
  });

  test('an unsigned x-amz- header is refused', async () => {
    const headers = { ...(await signHeaders('PUT', 'added', 'x')), 'x-amz-meta-added': '1' };
    const answer = await fetch(`${server.endpoint}/${BUCKET}/added`, { method: 'PUT', headers, body: 'x' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('<HeadersNotSigned>x-amz-meta-added</HeadersNotSigned>');
  });

  test('an unsupported operation is refused rather than taken for new content', async () => {
    const headers = await signHeaders('PUT', 'secret', 'x', { acl: '' });
    const answer = await fetch(`${server.endpoint}/${BUCKET}/secret?acl=`, { method: 'PUT', headers, body: 'x' });
    expect([answer.status, await errorCode(answer)]).toEqual([501, 'NotImplemented']);
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'secret' }));
    expect(await Body?.transformToString()).toBe('content');
  });
});

describe('checksums', () => {
  test('a wrong checksum is refused and nothing stored', async () => {
    const wrong = { ChecksumSHA256: Buffer.alloc(32).toString('base64') };
    await expect(
      s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'wrong', Body: 'abc', ...wrong })),
    ).rejects.toMatchObject({ name: 'BadDigest' });
    await expect(
      s3.send(
        new PutObjectCommand({ Bucket: BUCKET, Key: 'wrong', Body: 'abc', ContentMD5: 'AAAAAAAAAAAAAAAAAAAAAA==' }),
      ),
    ).rejects.toMatchObject({ name: 'BadDigest' });
    await expect(s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'wrong' }))).rejects.toMatchObject({
      name: 'NoSuchKey',
    });
  });

  test.each(['CRC32', 'CRC32C', 'SHA1', 'SHA256'] as const)(
    '%s is verified, stored and returned',
    async (algorithm) => {
      const put = new PutObjectCommand({ Bucket: BUCKET, Key: algorithm, Body: 'abc', ChecksumAlgorithm: algorithm });
      const { [`Checksum${algorithm}` as const]: checksum } = await s3.send(put);
      expect(checksum).toMatch(/^[A-Za-z0-9+/]+=*$/);
      const got = await s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: algorithm, ChecksumMode: 'ENABLED' }));
      expect(got[`Checksum${algorithm}`]).toBe(checksum);
      expect(await got.Body?.transformToString()).toBe('abc');
    },
  );
});

describe('presigned reading', () => {
  test('a presigned GET serves the object with the headers in its address, to anyone who has it', async () => {
    const command = new GetObjectCommand({
      Bucket: BUCKET,
      Key: 'secret',
      ResponseContentDisposition: 'attachment; filename="x.txt"',
    });
    const url = await getSignedUrl(presigner, command, { expiresIn: 60 });
    const answer = await fetch(url);
    expect([answer.status, await answer.text()]).toEqual([200, 'content']);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="x.txt"');
    expect((await fetch(url.replace('x.txt', 'y.txt'))).status).toBe(403);
    expect((await fetch(url.replace(/X-Amz-Signature=../, 'X-Amz-Signature=zz'))).status).toBe(403);
  });
});
