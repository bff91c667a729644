import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { authenticate } from './authenticate.ts';
import { corsHeaders, corsRefused } from './cors.ts';
import { findOperation } from './find-operation.ts';
import type { ObjectAccess, S3Answer, Storage } from './operation.ts';
import { accessDenied, S3Error } from './s3-error.ts';
import { readRequest, type S3Request } from './s3-request.ts';
import type { Credentials } from './signature-v4.ts';
import { element, renderXml } from './xml.ts';

export interface AnswerOptions {
  readonly storage: Storage;
  readonly credentials: Credentials;
  /** What callers may do; by default everything. */
  readonly access: ObjectAccess | undefined;
  /** Whose pages may put and get objects. */
  readonly corsOrigins: readonly string[];
  readonly log: (message: string) => void;
}

export async function answerRequest(
  message: IncomingMessage,
  response: ServerResponse,
  options: AnswerOptions,
): Promise<void> {
  try {
    const request = readRequest(message);
    response.setHeader('x-amz-request-id', request.id);
    response.setHeader('server', 'AmazonS3');
    const origins = options.storage.buckets.has(request.bucket) ? options.corsOrigins : [];
    const cors = corsHeaders(request, origins);
    for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
    await send(message, response, await perform(request, cors, options));
  } catch (cause) {
    // The client disconnected: nobody is left to answer.
    if (response.destroyed || (message.destroyed && !message.complete)) return;
    if (!(cause instanceof S3Error)) options.log(`${message.method} ${message.url} failed: ${stackOf(cause)}`);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const error =
      cause instanceof S3Error
        ? cause
        : new S3Error(500, 'InternalError', 'We encountered an internal error. Please try again.');
    await send(message, response, errorAnswer(error, String(response.getHeader('x-amz-request-id') ?? '')));
  }
}

async function perform(
  request: S3Request,
  cors: Readonly<Record<string, string>>,
  { storage, credentials, access }: AnswerOptions,
): Promise<S3Answer> {
  if (request.method === 'OPTIONS') {
    if (Object.keys(cors).length === 0) throw corsRefused();
    return { status: 200 };
  }
  const caller = authenticate(request, credentials, Date.now());
  const { name, operation } = findOperation(request);
  if (access && !access.allows(request, name)) throw accessDenied();
  try {
    return await operation({ request, caller, storage });
  } catch (cause) {
    const isMissing = cause instanceof S3Error && cause.code === 'NoSuchKey';
    throw isMissing && access && !access.tellsMissing(request) ? accessDenied() : cause;
  }
}

function errorAnswer({ status, code, message, details }: S3Error, requestId: string): S3Answer {
  const further = Object.entries(details).map(([name, value]) => element(name, value));
  return {
    status,
    document: element(
      'Error',
      element('Code', code),
      element('Message', message),
      ...further,
      element('RequestId', requestId),
    ),
  };
}

async function send(message: IncomingMessage, response: ServerResponse, answer: S3Answer): Promise<void> {
  // The unread rest of the body would be taken for the next request.
  message.resume();
  const headers: Record<string, string> = { ...answer.headers };
  const body = answer.document && Buffer.from(renderXml(answer.document));
  if (body) {
    headers['content-type'] = 'application/xml';
    headers['content-length'] = String(body.length);
  }
  response.writeHead(answer.status, headers);
  if (!answer.content) {
    response.end(message.method === 'HEAD' ? undefined : body);
    return;
  }
  const { open, start, end } = answer.content;
  try {
    if (end < start) response.end();
    else await pipeline(open.file.createReadStream({ start, end, autoClose: false }), response);
  } finally {
    await open.file.close();
  }
}

const stackOf = (cause: unknown) => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
