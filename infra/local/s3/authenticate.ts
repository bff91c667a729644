import type { ChunkSignatures } from './chunk-signatures.ts';
import { accessDenied, invalidRequest, S3Error, signatureDoesNotMatch } from './s3-error.ts';
import { parameter, type S3Request } from './s3-request.ts';
import {
  ALGORITHM,
  type Credentials,
  canonicalRequest,
  parseBasicDateTime,
  parseCredential,
  sameSignature,
  secretOf,
  signingKey,
  signRequest,
} from './signature-v4.ts';

/** Who signed the request, and what the signature covers of the body. */
export interface Caller {
  readonly accessKeyId: string;
  /** SHA-256 in hex, 'UNSIGNED-PAYLOAD' or one of the 'STREAMING-…' forms of `x-amz-content-sha256`. */
  readonly payloadHash: string;
  /** Verifies the chunk signatures of a streamed body. */
  readonly chunks: ChunkSignatures | undefined;
}

const MINUTE = 60_000;
/** Maximum clock skew. */
const TOLERANCE = 15 * MINUTE;
/** S3's limit for presigned addresses, in seconds. */
const WEEK = 7 * 24 * 60 * 60;

/** Verifies the signature in the Authorization header or the query. Throws S3's error. */
export function authenticate(request: S3Request, credentials: Credentials, now: number): Caller {
  if (parameter(request, 'X-Amz-Algorithm') !== undefined || parameter(request, 'X-Amz-Signature') !== undefined) {
    return authenticateQuery(request, credentials, now);
  }
  if (request.headers.authorization === undefined) throw accessDenied();
  return authenticateHeader(request, credentials, now);
}

function authenticateHeader(request: S3Request, credentials: Credentials, now: number): Caller {
  const authorization =
    /^AWS4-HMAC-SHA256 +Credential=([^, ]+), *SignedHeaders=([^, ]+), *Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  const [, credential = '', signedHeaders = '', signature = ''] = authorization ?? [];
  const signer = parseCredential(credential);
  if (!signer) {
    throw new S3Error(400, 'AuthorizationHeaderMalformed', 'The authorization header you provided is invalid.');
  }
  const key = signingKey(secretOf(credentials, signer.accessKeyId), signer.scope);
  const dateTime = request.headers['x-amz-date'] ?? '';
  const time = parseBasicDateTime(dateTime);
  if (time === undefined || !dateTime.startsWith(signer.scope.date)) {
    throw accessDenied('AWS authentication requires a valid Date or x-amz-date header');
  }
  if (Math.abs(time - now) > TOLERANCE) {
    throw new S3Error(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  }
  const payloadHash = request.headers['x-amz-content-sha256'];
  if (payloadHash === undefined) throw invalidRequest('Missing required header for this request: x-amz-content-sha256');
  const names = signedHeaders.split(';');
  requireSigned(request, names);
  const expected = signRequest(key, dateTime, signer.scope, canonicalRequest(request, names, payloadHash));
  if (!sameSignature(expected, signature)) throw signatureDoesNotMatch();
  return {
    accessKeyId: signer.accessKeyId,
    payloadHash,
    chunks: payloadHash.startsWith('STREAMING-AWS4-HMAC-SHA256-PAYLOAD')
      ? { key, dateTime, scope: signer.scope, seed: signature }
      : undefined,
  };
}

function authenticateQuery(request: S3Request, credentials: Credentials, now: number): Caller {
  const dateTime = parameter(request, 'X-Amz-Date') ?? '';
  const time = parseBasicDateTime(dateTime);
  const seconds = Number(parameter(request, 'X-Amz-Expires'));
  const signer = parseCredential(parameter(request, 'X-Amz-Credential') ?? '');
  if (
    parameter(request, 'X-Amz-Algorithm') !== ALGORITHM ||
    time === undefined ||
    !signer ||
    !dateTime.startsWith(signer.scope.date) ||
    !(seconds >= 1 && seconds <= WEEK)
  ) {
    throw new S3Error(
      400,
      'AuthorizationQueryParametersError',
      'Query-string authentication requires X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, ' +
        'X-Amz-SignedHeaders and an X-Amz-Expires of at most a week.',
    );
  }
  const key = signingKey(secretOf(credentials, signer.accessKeyId), signer.scope);
  if (now > time + seconds * 1000) throw accessDenied('Request has expired');
  if (time > now + TOLERANCE) throw accessDenied('Request is not yet valid');
  const names = (parameter(request, 'X-Amz-SignedHeaders') ?? '').split(';');
  requireSigned(request, names);
  const payloadHash =
    parameter(request, 'X-Amz-Content-Sha256') ?? request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD';
  const expected = signRequest(key, dateTime, signer.scope, canonicalRequest(request, names, payloadHash));
  if (!sameSignature(expected, parameter(request, 'X-Amz-Signature') ?? '')) throw signatureDoesNotMatch();
  return { accessKeyId: signer.accessKeyId, payloadHash, chunks: undefined };
}

/** An unsigned x-amz-* header could change what the signer allowed. */
function requireSigned(request: S3Request, signedHeaders: readonly string[]): void {
  const unsigned = Object.keys(request.headers).filter(
    (name) => (name === 'host' || name.startsWith('x-amz-')) && !signedHeaders.includes(name),
  );
  if (unsigned.length === 0) return;
  throw accessDenied('There were headers present in the request which were not signed', {
    HeadersNotSigned: unsigned.join(', '),
  });
}
