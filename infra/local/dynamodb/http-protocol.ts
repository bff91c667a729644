import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import { protocolError } from './service-error.ts';

const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** A request of the AWS JSON 1.0 protocol. */
export interface ProtocolRequest {
  /** Service version and operation, e.g. DynamoDB_20120810.GetItem. */
  target: string;
  body: unknown;
}

/** Parses a request. Its signature must be present but is not verified, since the server only listens locally. */
export async function readRequest(request: IncomingMessage): Promise<ProtocolRequest> {
  const body = await readBody(request);
  if (!/^AWS4-HMAC-SHA256 /.test(request.headers.authorization ?? ''))
    throw protocolError('MissingAuthenticationTokenException', 'Request is missing Authentication Token');
  const target = request.headers['x-amz-target'];
  return { target: typeof target === 'string' ? target : '', body: parseBody(body) };
}

export function sendAnswer(response: ServerResponse, status: number, answer: object): void {
  const body = JSON.stringify(answer);
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(body),
    'x-amz-crc32': crc32(body),
    'x-amzn-requestid': randomUUID(),
  });
  response.end(body);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw protocolError('RequestEntityTooLargeException', 'Request body is over 16 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw protocolError('SerializationException', 'The request body is not JSON');
  }
}
