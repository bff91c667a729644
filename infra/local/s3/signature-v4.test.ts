import { expect, test } from 'vitest';
import { decodeAwsChunked } from './aws-chunked.ts';
import { chunkVerifier } from './chunk-signatures.ts';
import type { S3Request } from './s3-request.ts';
import { canonicalRequest, EMPTY_SHA256, parseCredential, signingKey, signRequest } from './signature-v4.ts';

/*
 * The examples with known signatures in
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html,
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html and
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming.html
 */
const DATE_TIME = '20130524T000000Z';
const SCOPE = { date: '20130524', region: 'us-east-1', text: '20130524/us-east-1/s3/aws4_request' };
const KEY = signingKey('wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', SCOPE);
const HOST = 'examplebucket.s3.amazonaws.com';
const SEED = '4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9';

const request = (parts: Partial<S3Request>): S3Request => ({
  id: '',
  method: 'GET',
  path: [''],
  bucket: '',
  key: '',
  query: [],
  headers: { host: HOST },
  sourceAddress: '127.0.0.1',
  body: bufferStream([]),
  ...parts,
});

async function* bufferStream(buffers: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* buffers;
}

const sign = (signed: S3Request, names: readonly string[], payloadHash: string) =>
  signRequest(KEY, DATE_TIME, SCOPE, canonicalRequest(signed, names, payloadHash));

test('GET of an object with a range has the documented signature', () => {
  const headers = { host: HOST, range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY_SHA256, 'x-amz-date': DATE_TIME };
  const signature = sign(request({ path: ['test.txt'], headers }), Object.keys(headers), EMPTY_SHA256);
  expect(signature).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
});

test('GET of a list has the documented signature', () => {
  const headers = { host: HOST, 'x-amz-content-sha256': EMPTY_SHA256, 'x-amz-date': DATE_TIME };
  const query = [['max-keys', '2'] as const, ['prefix', 'J'] as const];
  const signature = sign(request({ headers, query }), Object.keys(headers), EMPTY_SHA256);
  expect(signature).toBe('34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7');
});

test('a presigned GET has the documented signature', () => {
  const query = [
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'] as const,
    ['X-Amz-Credential', `AKIAIOSFODNN7EXAMPLE/${SCOPE.text}`] as const,
    ['X-Amz-Date', DATE_TIME] as const,
    ['X-Amz-Expires', '86400'] as const,
    ['X-Amz-SignedHeaders', 'host'] as const,
  ];
  const signature = sign(request({ path: ['test.txt'], query }), ['host'], 'UNSIGNED-PAYLOAD');
  expect(signature).toBe('aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404');
});

test('a credential is parsed only when it is for S3', () => {
  expect(parseCredential(`AKIA/${SCOPE.text}`)).toEqual({ accessKeyId: 'AKIA', scope: SCOPE });
  expect(parseCredential('AKIA/20130524/us-east-1/dynamodb/aws4_request')).toBeUndefined();
  expect(parseCredential('')).toBeUndefined();
});

const CHUNKS = [
  [65_536, 'ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648'],
  [1024, '0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497'],
  [0, 'b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9'],
] as const;
const FRAMED = CHUNKS.map(
  ([size, signature]) => `${size.toString(16)};chunk-signature=${signature}\r\n${'a'.repeat(size)}\r\n`,
).join('');

async function decode(framed: string, pieceSize: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let at = 0; at < framed.length; at += pieceSize) pieces.push(Buffer.from(framed.slice(at, at + pieceSize)));
  const verifier = chunkVerifier({ key: KEY, dateTime: DATE_TIME, scope: SCOPE, seed: SEED });
  const decoded: Buffer[] = [];
  for await (const piece of decodeAwsChunked(bufferStream(pieces), verifier, new Map())) decoded.push(piece);
  return Buffer.concat(decoded);
}

test.each([7, 1000, 100_000])(
  'a chunked upload with the documented signatures is accepted, in chunks of %i',
  async (size) => {
    expect((await decode(FRAMED, size)).equals(Buffer.alloc(66_560, 'a'))).toBe(true);
  },
);

test.each([
  ['a changed byte', FRAMED.replace('aaaa', 'aaab'), /signature/],
  ['a chunk left out', FRAMED.replace(/400;chunk-signature=\w+\r\na+\r\n/, ''), /signature/],
  ['a chunk without a signature', FRAMED.replace(/;chunk-signature=b6c6\w+/, ''), /signature/],
  ['an end that is missing', FRAMED.slice(0, -100), /malformed|number of bytes/],
  ['a size that is wrong', FRAMED.replace('400;', '3ff;'), /signature|size/],
])('a chunked upload with %s is refused', async (_, framed, message) => {
  await expect(decode(framed, 4096)).rejects.toThrow(message);
});
