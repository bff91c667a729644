import { createHash, createHmac } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod/mini';
import '#shared/contract/zod-messages.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { IdempotencyKey } from '../data/idempotency.ts';
import type { CallEvent } from './call-event.ts';

/** Maximum size of a JSON body in bytes. */
const MAX_BODY_BYTES = 1024 * 1024;
const REVISION_TAG = /^"r(\d{1,9})"$/;
const MAX_TAGS = 10;
const IDEMPOTENCY_KEY = /^[\w.:-]{1,100}$/;

/** Parses path, query and body by the contract; a refused body's first message becomes the response's message. */
export function readInput(route: Route): MiddlewareObj<CallEvent, APIGatewayProxyStructuredResultV2, Error, Context> {
  return {
    before: (request) => {
      const { event } = request;
      const params = pathParameters(route, event);
      if (!params.success) throw new AppError('not_found', firstMessage(params.error));
      const query = route.query.safeParse(event.queryStringParameters ?? {});
      if (!query.success) throw new AppError('bad_request', firstMessage(query.error));
      const body = route.body.safeParse(takesBody(route) ? jsonBody(event) : undefined);
      if (!body.success) {
        throw new AppError('bad_request', firstMessage(body.error), { fields: fieldMessages(body.error) });
      }
      event.call = {
        params: params.data,
        query: query.data,
        body: body.data,
        caller: event.caller,
        idempotencyKey: idempotencyKey(route, event, { params: params.data, body: body.data }),
        ifMatch: route.current && revisionsIn(event.headers['if-match']),
        headers: event.headers,
        cookies: event.cookies ?? [],
      };
    },
  };
}

/** The path parameters, by the route's own schema. */
export function pathParameters<R extends Route>(route: R, event: APIGatewayProxyEventV2) {
  return z.safeParse<R['params']>(route.params, decoded(event.pathParameters));
}

/** API Gateway passes path parameters still percent-encoded. */
function decoded(params: APIGatewayProxyEventV2['pathParameters']): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== undefined) out[name] = safelyDecoded(value);
  }
  return out;
}

function safelyDecoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return value;
    throw error;
  }
}

function takesBody(route: Route): boolean {
  return !(route.body instanceof z.ZodMiniUndefined);
}

function jsonBody(event: APIGatewayProxyEventV2): unknown {
  if (!event.body) return undefined;
  const bytes = Buffer.from(event.body, event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength > MAX_BODY_BYTES)
    throw new AppError('too_large', 'This is too large: at most 1 MB can be sent.');
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return value;
  } catch (error) {
    throw new AppError('bad_request', 'The body is not valid JSON', { cause: error });
  }
}

/** '"r3"', or several; weak tags and others match nothing, and '*' matches anything (RFC 9110, 13.1.1). */
function revisionsIn(ifMatch: string | undefined): readonly number[] | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const tags = ifMatch.split(',').slice(0, MAX_TAGS);
  return tags.flatMap((tag) => {
    const revision = REVISION_TAG.exec(tag.trim())?.[1];
    return revision === undefined ? [] : Number(revision);
  });
}

/** The key with a hash of the request, to detect a key that is reused for another request. */
function idempotencyKey(
  route: Route,
  event: APIGatewayProxyEventV2,
  input: { readonly params: unknown; readonly body: unknown },
): IdempotencyKey | undefined {
  const key = event.headers['idempotency-key'];
  if (key === undefined || !route.idempotent) return undefined;
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new AppError('bad_request', 'Idempotency-Key can have up to 100 letters, digits and . _ : - only');
  }
  const text = JSON.stringify([route.name, input]);
  if (route.access === 'signed-in') return { key, request: sha256(text) };
  // Whoever has no session yet sends a password. A record of it must not allow to guess the password, so that the request
  // is hashed with the key, of which only a hash is stored.
  return { key: sha256(key), request: createHmac('sha256', key).update(text).digest('base64url') };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function firstMessage(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  if (issue?.code === 'invalid_type' && issue.path.length === 0) return 'The body must be a JSON object';
  return issue?.message ?? 'This is not valid';
}

function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    if (path.length > 0) fields[path.join('.')] ??= message;
  }
  return fields;
}
