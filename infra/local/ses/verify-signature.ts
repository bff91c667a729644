import type { IncomingMessage } from 'node:http';
import {
  type Credentials,
  canonicalRequest,
  parseBasicDateTime,
  parseCredential,
  sameSignature,
  sha256,
  signingKey,
  signRequest,
} from '../s3/signature-v4.ts';
import { SesError } from './ses-error.ts';

/** Maximum clock skew in milliseconds. */
const TOLERANCE = 15 * 60_000;
const HEADER = /^AWS4-HMAC-SHA256 +Credential=([^, ]+), *SignedHeaders=([^, ]+), *Signature=([0-9a-f]{64})$/;

/** Verifies the Signature Version 4 of a request to SES. Throws SES's error. */
export function verifySignature(message: IncomingMessage, body: string, credentials: Credentials, now: number): void {
  const { authorization } = message.headers;
  if (authorization === undefined) {
    throw new SesError(403, 'MissingAuthenticationToken', 'Request is missing Authentication Token');
  }
  const [, credential = '', names = '', signature = ''] = HEADER.exec(authorization) ?? [];
  const signer = parseCredential(credential, 'ses');
  const dateTime = String(message.headers['x-amz-date'] ?? '');
  const time = parseBasicDateTime(dateTime);
  if (!signer || time === undefined || !dateTime.startsWith(signer.scope.date)) {
    throw new SesError(400, 'IncompleteSignature', 'The Authorization header or its date is not complete.');
  }
  if (signer.accessKeyId !== credentials.accessKeyId) {
    throw new SesError(403, 'InvalidClientTokenId', 'The security token included in the request is invalid.');
  }
  if (Math.abs(time - now) > TOLERANCE) throw new SesError(403, 'RequestExpired', 'Signature expired.');
  const signedHeaders = names.split(';');
  const key = signingKey(credentials.secretAccessKey, signer.scope, 'ses');
  const canonical = canonicalRequest(
    { method: message.method ?? '', path: [''], query: [], headers: plain(message) },
    signedHeaders,
    sha256(body),
  );
  if (signedHeaders.includes('host') && sameSignature(signRequest(key, dateTime, signer.scope, canonical), signature)) {
    return;
  }
  throw new SesError(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided.',
  );
}

function plain({ headers }: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
}
