import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

const METHODS = ['GET', 'HEAD', 'PUT'];

/**
 * The headers that allow a page of one of the origins to put and get objects, with any header, and read the ETag of
 * what it put (https://docs.aws.amazon.com/AmazonS3/latest/userguide/cors.html); none for other pages and other
 * methods.
 */
export function corsHeaders(request: S3Request, origins: readonly string[]): Record<string, string> {
  const { origin } = request.headers;
  const method = request.headers['access-control-request-method'] ?? request.method;
  if (origin === undefined || !origins.includes(origin) || !METHODS.includes(method)) return {};
  const requested = splitList(request.headers['access-control-request-headers']);
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': METHODS.join(', '),
    ...(requested.length > 0 ? { 'Access-Control-Allow-Headers': requested.join(', ') } : {}),
    'Access-Control-Expose-Headers': 'ETag',
    'Access-Control-Max-Age': '3000',
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
