import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, test } from 'vitest';
import { clientOf, PAGE_ORIGIN, presignerOf, startTestServer } from './test-server.ts';
import { BUCKET } from './test-settings.ts';

const server = await startTestServer();
const s3 = clientOf(server);
const document = Buffer.from('%PDF-1.7 fake');
const pdf = { 'content-type': 'application/pdf' };

/** A presigned address for the type and size of `document`. */
const presign = (Key: string, { client = presignerOf(server), expiresIn = 300, signingDate = new Date() } = {}) =>
  getSignedUrl(
    client,
    new PutObjectCommand({ Bucket: BUCKET, Key, ContentType: 'application/pdf', ContentLength: document.length }),
    { expiresIn, signingDate, signableHeaders: new Set(['content-type', 'content-length', 'host']) },
  );
const upload = (url: string, body: Buffer<ArrayBuffer> = document, headers: Record<string, string> = pdf) =>
  fetch(url, { method: 'PUT', body, headers });
const exists = (Key: string) =>
  s3.send(new HeadObjectCommand({ Bucket: BUCKET, Key })).then(
    () => true,
    () => false,
  );

describe('presigned PUT', () => {
  test('the signed type and size are stored, and the ETag is answered', async () => {
    const url = await presign('a.pdf');
    expect(url).toContain('X-Amz-SignedHeaders=content-length%3Bcontent-type%3Bhost');
    const answer = await upload(url);
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, expect.stringMatching(/^"[0-9a-f]{32}"$/)]);
    const got = await s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'a.pdf' }));
    expect(got.ContentType).toBe('application/pdf');
    expect(await got.Body?.transformToString()).toBe(document.toString());
  });

  test.each([
    ['another type', document, { 'content-type': 'text/html' }],
    ['no type', document, {}],
    ['a longer body', Buffer.concat([document, document]), pdf],
    ['a shorter body', document.subarray(1), pdf],
    ['a header that was not signed', document, { ...pdf, 'x-amz-meta-note': '1' }],
  ])('%s than what was signed is refused and not stored', async (_, body, headers) => {
    const answer = await upload(await presign('b.pdf'), body, headers);
    expect(answer.status).toBe(403);
    expect(await exists('b.pdf')).toBe(false);
  });

  test.each([
    ['signature', /X-Amz-Signature=../, 'X-Amz-Signature=zz'],
    ['key', /c\.pdf/, 'd.pdf'],
    ['expiry', /X-Amz-Expires=300/, 'X-Amz-Expires=3000'],
    ['signed headers', /content-length%3B/, ''],
  ])('a changed %s is refused', async (_, from, to) => {
    const answer = await upload((await presign('c.pdf')).replace(from, to));
    expect(answer.status).toBe(403);
    expect(await exists('c.pdf')).toBe(false);
  });

  test('an address is valid until it expires and not after', async () => {
    const signingDate = new Date(Date.now() - 60_000);
    expect((await upload(await presign('e.pdf', { signingDate, expiresIn: 50 }))).status).toBe(403);
    expect(await exists('e.pdf')).toBe(false);
    expect((await upload(await presign('e.pdf', { signingDate, expiresIn: 300 }))).status).toBe(200);
  });

  test('an address from the future or valid for more than a week is refused', async () => {
    const signingDate = new Date(Date.now() + 20 * 60_000);
    expect((await upload(await presign('f.pdf', { signingDate }))).status).toBe(403);
    const url = (await presign('f.pdf')).replace('X-Amz-Expires=300', 'X-Amz-Expires=604801');
    expect((await upload(url)).status).toBe(400);
  });

  test('a signed checksum that does not match the body is refused', async () => {
    const url = await presign('g.pdf', { client: clientOf(server) });
    expect(url).toContain('x-amz-checksum-crc32=');
    const answer = await upload(url);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('<Code>BadDigest</Code>')]);
    expect(await exists('g.pdf')).toBe(false);
  });
});

describe('CORS', () => {
  const preflight = (url: string, origin: string, headers = 'content-type') =>
    fetch(url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': headers },
    });

  test("a page of the product's own origin may upload and read the ETag", async () => {
    const url = await presign('h.pdf');
    const allowed = await preflight(url, PAGE_ORIGIN);
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(PAGE_ORIGIN);
    expect(allowed.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type');
    const answer = await upload(url, document, { ...pdf, origin: PAGE_ORIGIN });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE_ORIGIN);
    expect(answer.headers.get('access-control-expose-headers')).toContain('ETag');
  });

  test('the page can read an error response too', async () => {
    const answer = await upload(await presign('i.pdf'), document, { 'content-type': 'text/html', origin: PAGE_ORIGIN });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, PAGE_ORIGIN]);
  });

  test('a page of another origin is refused', async () => {
    const answer = await preflight(await presign('j.pdf'), 'https://evil.example');
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});
