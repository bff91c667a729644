import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { PlainText } from '#shared/contract/bytes.ts';
import type { Route } from '#shared/contract/define-route.ts';
import type { Reply } from './call.ts';

/**
 * The response as API Gateway expects it: JSON, or text and bytes as they are, with the headers of the reply. Fields
 * that the contract's answer does not name are dropped. The ETag of a GET is that of the reply's headers, else of what
 * it answers; it is for its caller alone, unless the reply's headers say how it may be cached.
 */
export function answer<R extends Route>(
  route: R,
  event: APIGatewayProxyEventV2,
  reply: Reply<R>,
): APIGatewayProxyStructuredResultV2 {
  const cookies = reply.cookies ? { cookies: [...reply.cookies] } : {};
  const headers = { 'cache-control': 'no-store', ...reply.headers };
  if (route.status === 302) return { statusCode: 302, headers, ...cookies };

  const parsed = route.answer.parse(reply.body);
  if (parsed instanceof Uint8Array) {
    const body = Buffer.from(parsed).toString('base64');
    return { statusCode: route.status, headers, body, isBase64Encoded: true, ...cookies };
  }
  const body = route.answer === PlainText ? String(parsed) : JSON.stringify(parsed);
  const typed = { 'content-type': 'application/json; charset=utf-8', ...headers };
  if (route.method !== 'GET') return { statusCode: route.status, headers: typed, body, ...cookies };

  const etag = reply.headers?.etag ?? etagOf(body);
  const cached = { ...typed, 'cache-control': reply.headers?.['cache-control'] ?? 'private, no-cache', etag };
  if (isTagged(event.headers['if-none-match'], etag)) return { statusCode: 304, headers: cached, ...cookies };
  return { statusCode: route.status, headers: cached, body, ...cookies };
}

/** A weak ETag: it holds for every content coding of the answer (RFC 9110, 8.8.3.3). */
export function etagOf(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether If-None-Match names this ETag, by weak comparison (RFC 9110 13.1.2). */
export function isTagged(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}
