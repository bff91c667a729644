import { createHash } from 'node:crypto';
import type { Caller } from './authenticate.ts';
import { decodeAwsChunked } from './aws-chunked.ts';
import { type Checksum, isChecksumHeader, startChecksum } from './checksums.ts';
import { chunkVerifier } from './chunk-signatures.ts';
import { entityTooLarge, S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

/** S3's limit for one PUT. */
const LARGEST_OBJECT = 5 * 1024 ** 3;
const LARGEST_DOCUMENT = 1024 ** 2;

export interface ReceivedBody {
  readonly size: number;
  /** MD5 in hex: the ETag of an object put in one piece. */
  readonly md5: string;
  /** Checksums sent by the client that match the content, by header. */
  readonly checksums: Readonly<Record<string, string>>;
}

/**
 * Passes the content of the request to `write` in chunks, and then verifies everything that was claimed about it:
 * signed hash, chunk signatures, length, Content-MD5, checksums in headers, query or trailers. Throws on a mismatch, so
 * nothing of what was written may be used before this resolves.
 */
export async function receiveBody(
  request: S3Request,
  caller: Caller,
  write: (piece: Buffer) => Promise<void>,
  limit = LARGEST_OBJECT,
): Promise<ReceivedBody> {
  const trailers = new Map<string, string>();
  const announced = announcedChecksums(request);
  const running = new Map([...announced.keys()].map((name): [string, Checksum] => [name, startChecksum(name)]));
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let size = 0;

  for await (const piece of content(request, caller, trailers)) {
    size += piece.length;
    if (size > limit) throw entityTooLarge();
    md5.update(piece);
    sha256.update(piece);
    for (const checksum of running.values()) checksum.update(piece);
    await write(piece);
  }

  const expectedSize = request.headers['x-amz-decoded-content-length'];
  if (expectedSize !== undefined && Number(expectedSize) !== size) {
    throw new S3Error(400, 'IncompleteBody', 'The body has not the length that x-amz-decoded-content-length says.');
  }
  if (/^[0-9a-f]{64}$/.test(caller.payloadHash) && sha256.digest('hex') !== caller.payloadHash) {
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', 'The provided x-amz-content-sha256 header does not match.');
  }
  const digest = md5.digest();
  const contentMd5 = request.headers['content-md5'];
  if (contentMd5 !== undefined && contentMd5 !== digest.toString('base64')) {
    throw new S3Error(400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.');
  }
  const checksums: Record<string, string> = {};
  for (const [name, checksum] of running) {
    const given = announced.get(name) ?? trailers.get(name);
    checksums[name] = checksum.digest();
    if (given === checksums[name]) continue;
    const algorithm = name.slice('x-amz-checksum-'.length).toUpperCase();
    throw new S3Error(400, 'BadDigest', `The ${algorithm} you specified did not match the calculated checksum.`);
  }
  return { size, md5: digest.toString('hex'), checksums };
}

/** The body as text, for the small XML documents of the API. */
export async function receiveText(request: S3Request, caller: Caller): Promise<string> {
  const pieces: Buffer[] = [];
  await receiveBody(request, caller, async (piece) => void pieces.push(piece), LARGEST_DOCUMENT);
  return Buffer.concat(pieces).toString('utf8');
}

function content(request: S3Request, caller: Caller, trailers: Map<string, string>): AsyncIterable<Buffer> {
  const chunked =
    caller.payloadHash.startsWith('STREAMING-') || /\baws-chunked\b/.test(request.headers['content-encoding'] ?? '');
  if (!chunked) return request.body;
  return decodeAwsChunked(request.body, caller.chunks && chunkVerifier(caller.chunks), trailers);
}

/**
 * By header: the checksum, or undefined when it will follow in the trailers. A presigned address has it in its query.
 */
function announcedChecksums(request: S3Request): ReadonlyMap<string, string | undefined> {
  const fromQuery = request.query.map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  const announced = new Map<string, string | undefined>();
  for (const [name, value] of [...fromQuery, ...Object.entries(request.headers)]) {
    if (isChecksumHeader(name)) announced.set(name, value);
  }
  for (const name of (request.headers['x-amz-trailer'] ?? '').split(',').map((text) => text.trim().toLowerCase())) {
    if (isChecksumHeader(name) && !announced.has(name)) announced.set(name, undefined);
  }
  return announced;
}
