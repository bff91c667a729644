import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

/*
 * AWS Signature Version 4 as S3 uses it: paths are encoded once and never normalised.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 */

export const ALGORITHM = 'AWS4-HMAC-SHA256';
export const EMPTY_SHA256 = createHash('sha256').digest('hex');

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The credential scope: 'YYYYMMDD/region/service/aws4_request'. */
export interface Scope {
  readonly date: string;
  readonly region: string;
  readonly text: string;
}

/** Parses 'ACCESSKEY/YYYYMMDD/region/s3/aws4_request'; undefined for another format or service. */
export function parseCredential(
  credential: string,
  service = 's3',
): { readonly accessKeyId: string; readonly scope: Scope } | undefined {
  const match = /^([^/]+)\/((\d{8})\/([a-z0-9-]+)\/([a-z0-9]+)\/aws4_request)$/.exec(credential);
  const [, accessKeyId, text, date, region, named] = match ?? [];
  if (!accessKeyId || !text || !date || !region || named !== service) return undefined;
  return { accessKeyId, scope: { date, region, text } };
}

/** Milliseconds since 1970 of '20270101T120000Z' (ISO 8601 basic format); undefined for another format. */
export function parseBasicDateTime(text: string): number | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}

export function secretOf(credentials: Credentials, accessKeyId: string): string {
  if (accessKeyId === credentials.accessKeyId) return credentials.secretAccessKey;
  throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.', {
    AWSAccessKeyId: accessKeyId,
  });
}

export function signingKey(secretAccessKey: string, scope: Scope, service = 's3'): Buffer {
  const dateKey = hmac(`AWS4${secretAccessKey}`, scope.date);
  return hmac(hmac(hmac(dateKey, scope.region), service), 'aws4_request');
}

export const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The signed parts of a request besides its body. */
export type Signed = Pick<S3Request, 'method' | 'path' | 'query' | 'headers'>;

/** The canonical query lacks `X-Amz-Signature`, which is the signature itself. */
export function canonicalRequest(request: Signed, signedHeaders: readonly string[], payloadHash: string): string {
  const query = request.query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([nameA, valueA], [nameB, valueB]) => byCodePoint(nameA, nameB) || byCodePoint(valueA, valueB))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const headers = signedHeaders.map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`);
  return [
    request.method,
    `/${request.path.map(encode).join('/')}`,
    query,
    headers.join(''),
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n');
}

/** The signature of a canonical request, in hex. */
export function signRequest(key: Buffer, dateTime: string, scope: Scope, canonical: string): string {
  return hmac(key, [ALGORITHM, dateTime, scope.text, sha256(canonical)].join('\n')).toString('hex');
}

export function sameSignature(expected: string, given: string): boolean {
  return expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}

/** RFC 3986 percent-encoding with only the unreserved characters left. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

// Both are percent-encoded, so comparing code units compares bytes.
const byCodePoint = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
