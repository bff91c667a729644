import { signatureDoesNotMatch } from './s3-error.ts';
import { EMPTY_SHA256, hmac, type Scope, sameSignature, sha256 } from './signature-v4.ts';

/** The inputs of a chunk's signature besides the chunk: the seed is the request's own signature. */
export interface ChunkSignatures {
  readonly key: Buffer;
  /** ISO 8601 basic format. */
  readonly dateTime: string;
  readonly scope: Scope;
  readonly seed: string;
}

/** Verifies one chunk after the other; each signature covers the one before, so none can be left out or moved. */
export interface ChunkVerifier {
  chunk(payloadSha256: string, signature: string | undefined): void;
  /** `trailers` are the trailing headers as signed: 'name:value\n' each. */
  trailer(trailers: string, signature: string | undefined): void;
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming.html */
export function chunkVerifier({ key, dateTime, scope, seed }: ChunkSignatures): ChunkVerifier {
  let previous = seed;
  const verify = (parts: readonly string[], signature: string | undefined) => {
    const expected = hmac(key, parts.join('\n')).toString('hex');
    if (!sameSignature(expected, signature ?? '')) throw signatureDoesNotMatch();
    previous = expected;
  };
  return {
    chunk(payloadSha256, signature) {
      verify(['AWS4-HMAC-SHA256-PAYLOAD', dateTime, scope.text, previous, EMPTY_SHA256, payloadSha256], signature);
    },
    trailer(trailers, signature) {
      verify(['AWS4-HMAC-SHA256-TRAILER', dateTime, scope.text, previous, sha256(trailers)], signature);
    },
  };
}
