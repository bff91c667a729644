import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { expect, test } from 'vitest';
import { clientOf, startTestServer } from './test-server.ts';
import { BUCKET } from './test-settings.ts';

const server = await startTestServer();
const s3 = clientOf(server);
const document = Buffer.from('%PDF-1.7 fake');

interface Posting {
  readonly Expires?: number;
  readonly file?: Buffer<ArrayBuffer>;
  /** Fields to change after signing. */
  readonly changed?: Readonly<Record<string, string>>;
}

/** Uploads as a browser's form would. */
async function post({ Expires = 300, file = document, changed = {} }: Posting = {}): Promise<Response> {
  const { url, fields } = await createPresignedPost(s3, {
    Bucket: BUCKET,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: S3's own placeholder for the name of the file
    Key: 'post/${filename}',
    Conditions: [
      ['content-length-range', 2, 1000],
      ['starts-with', '$key', 'post/'],
      ['starts-with', '$Content-Type', 'application/'],
    ],
    Fields: { 'Content-Type': 'application/pdf' },
    Expires,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changed })) form.append(name, value);
  form.append('file', new Blob([file]), 'f.pdf');
  return fetch(url, { method: 'POST', body: form });
}

test('a form is stored under the name of its file, with its type', async () => {
  const answer = await post();
  expect(answer.status).toBe(204);
  expect(answer.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
  expect((await post({ changed: { key: 'post/allowed' } })).status).toBe(204);
  const got = await s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'post/f.pdf' }));
  expect([got.ContentType, await got.Body?.transformToString()]).toEqual(['application/pdf', document.toString()]);
});

test.each([
  ['a file that is too large', { file: Buffer.alloc(2000) }, 400],
  ['a file that is too small', { file: Buffer.alloc(1) }, 400],
  ['a key that the policy does not allow', { changed: { key: 'evil/f.pdf' } }, 403],
  ['a type that the policy does not allow', { changed: { 'Content-Type': 'text/html' } }, 403],
  ['a field that the policy does not know', { changed: { 'x-amz-meta-extra': '1' } }, 403],
  ['a changed signature', { changed: { 'X-Amz-Signature': '0'.repeat(64) } }, 403],
  [
    'a changed policy',
    { changed: { Policy: Buffer.from('{"expiration":"2099-01-01","conditions":[]}').toString('base64') } },
    403,
  ],
  ['an expired policy', { Expires: -1 }, 403],
])('%s is refused and not stored', async (_, posting, status) => {
  const key = `post/${crypto.randomUUID()}`;
  const answer = await post({ ...posting, changed: { key, ...('changed' in posting ? posting.changed : {}) } });
  expect(answer.status).toBe(status);
  for (const Key of [key, 'evil/f.pdf']) {
    await expect(s3.send(new HeadObjectCommand({ Bucket: BUCKET, Key }))).rejects.toThrow();
  }
});
