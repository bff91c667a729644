import * as z from 'zod/mini';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';
import type { XmlReader } from './xml.ts';

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_CORSRule.html */
export const CorsRule = z.object({
  allowedOrigins: z.array(z.string()),
  allowedMethods: z.array(z.string()),
  allowedHeaders: z.array(z.string()),
  exposeHeaders: z.array(z.string()),
  maxAgeSeconds: z.optional(z.number()),
});
export type CorsRule = z.infer<typeof CorsRule>;

export function readCorsRules(configuration: XmlReader): CorsRule[] {
  const texts = (rule: XmlReader, name: string) => rule.all(name).map((found) => found.content);
  return configuration.all('CORSRule').map((rule) => {
    const maxAge = rule.text('MaxAgeSeconds');
    return {
      allowedOrigins: texts(rule, 'AllowedOrigin'),
      allowedMethods: texts(rule, 'AllowedMethod'),
      allowedHeaders: texts(rule, 'AllowedHeader'),
      exposeHeaders: texts(rule, 'ExposeHeader'),
      ...(maxAge === undefined ? {} : { maxAgeSeconds: Number(maxAge) }),
    };
  });
}

/** What lets a page of one of the origins put and get objects, and read the ETag of what it put. */
export function uploadRules(origins: readonly string[]): CorsRule[] {
  if (origins.length === 0) return [];
  return [
    {
      allowedOrigins: [...origins],
      allowedMethods: ['GET', 'HEAD', 'PUT', 'POST'],
      allowedHeaders: ['*'],
      exposeHeaders: ['ETag'],
      maxAgeSeconds: 3000,
    },
  ];
}

/** The CORS headers of the answer; none when the request has no origin or no rule allows it. */
export function corsHeaders(request: S3Request, rules: readonly CorsRule[]): Record<string, string> {
  const origin = request.headers.origin;
  if (origin === undefined) return {};
  const method = request.headers['access-control-request-method'] ?? request.method;
  const requested = splitList(request.headers['access-control-request-headers']);
  const rule = rules.find(
    ({ allowedOrigins, allowedMethods, allowedHeaders }) =>
      allowedOrigins.some((pattern) => matches(pattern, origin)) &&
      allowedMethods.includes(method) &&
      requested.every((name) => allowedHeaders.some((pattern) => matches(pattern.toLowerCase(), name))),
  );
  if (!rule) return {};
  return {
    'Access-Control-Allow-Origin': rule.allowedOrigins.includes('*') ? '*' : origin,
    'Access-Control-Allow-Methods': rule.allowedMethods.join(', '),
    ...(requested.length > 0 ? { 'Access-Control-Allow-Headers': requested.join(', ') } : {}),
    ...(rule.exposeHeaders.length > 0 ? { 'Access-Control-Expose-Headers': rule.exposeHeaders.join(', ') } : {}),
    ...(rule.maxAgeSeconds === undefined ? {} : { 'Access-Control-Max-Age': String(rule.maxAgeSeconds) }),
    Vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

export const corsRefused = () => new S3Error(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');

function splitList(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
}

/** S3 allows one `*` in an origin or a header name. */
function matches(pattern: string, value: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return pattern === value;
  const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return value.length >= start.length + end.length && value.startsWith(start) && value.endsWith(end);
}
