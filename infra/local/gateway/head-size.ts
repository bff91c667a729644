import type { IncomingMessage } from 'node:http';

/** API Gateway's maximum bytes of request line and header values together ("Quotas for HTTP APIs"). */
export const MAX_HEAD_BYTES = 10_240;

/** The bytes of a request's line and of its header values; Node decodes each byte to one character. */
export function headBytes({ method = '', url = '', httpVersion, rawHeaders }: IncomingMessage): number {
  const line = `${method} ${url} HTTP/${httpVersion}`;
  return rawHeaders.filter((_, index) => index % 2 === 1).reduce((sum, value) => sum + value.length, line.length);
}
