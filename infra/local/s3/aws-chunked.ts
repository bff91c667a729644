import { createHash } from 'node:crypto';
import { byteReader } from './byte-reader.ts';
import type { ChunkVerifier } from './chunk-signatures.ts';
import { invalidRequest } from './s3-error.ts';

const CHUNK_HEADER = /^([0-9a-fA-F]{1,8})(?:;chunk-signature=([0-9a-f]{64}))?$/;

/**
 * Decodes a body with `Content-Encoding: aws-chunked`, verifying each chunk's signature if there is a verifier, and
 * puts the trailing headers (names in lower case) into `trailers`.
 */
export async function* decodeAwsChunked(
  source: AsyncIterable<Buffer>,
  verifier: ChunkVerifier | undefined,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  const reader = byteReader(source);
  for (;;) {
    const match = CHUNK_HEADER.exec((await reader.line()) ?? '');
    if (!match) throw invalidRequest('The aws-chunked encoding of the body is malformed.');
    const size = Number.parseInt(match[1] ?? '', 16);
    const digest = createHash('sha256');
    for await (const piece of reader.bytes(size)) {
      digest.update(piece);
      yield piece;
    }
    verifier?.chunk(digest.digest('hex'), match[2]);
    if (size === 0) break;
    if ((await reader.line()) !== '') throw invalidRequest('A chunk does not end where its size says.');
  }
  for (let line = await reader.line(); line; line = await reader.line()) {
    const colon = line.indexOf(':');
    trailers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  const signature = trailers.get('x-amz-trailer-signature');
  trailers.delete('x-amz-trailer-signature');
  if (verifier && (trailers.size > 0 || signature !== undefined)) {
    verifier.trailer([...trailers].map(([name, value]) => `${name}:${value}\n`).join(''), signature);
  }
}
