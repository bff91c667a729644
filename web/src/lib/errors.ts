import * as z from 'zod/mini';
import { ErrorBody } from '#shared/contract/error-body.ts';

/** A response outside 2xx. `message` begins with '401: ' when nobody is signed in. */
export class ApiError extends Error {
  /** HTTP status. */
  readonly status: number;
  /** The response's unprefixed message, to be shown. */
  readonly serverMessage: string;
  /** Messages by field of the body. */
  readonly fields: Readonly<Record<string, string>>;
  /** Of a stale call: what it would have changed, as it is now. */
  readonly current: unknown;

  constructor(
    status: number,
    serverMessage: string,
    { fields = {}, current }: Partial<Pick<ErrorBody, 'fields' | 'current'>> = {},
  ) {
    super(status === 401 ? `401: ${serverMessage}` : serverMessage);
    this.name = 'ApiError';
    this.status = status;
    this.serverMessage = serverMessage;
    this.fields = fields;
    this.current = current;
  }
}

/** A call without a response. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('No connection. Check your network and try again.', { cause });
    this.name = 'ConnectionError';
  }
}

/** The error of a non-OK response: the JSON message, else the response text, else the status text. */
export async function errorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  const body = z.partial(ErrorBody).safeParse(parseJson(text));
  const message = body.data?.message || text || response.statusText || `Request failed (${response.status})`;
  return new ApiError(response.status, message, body.data);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Text that is not JSON is not an error here: it is the message itself.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether the session is gone: the message begins with 401 and contains Unauthorized. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('401') && error.message.includes('Unauthorized');
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The server's own message, if the error is a response. */
export function serverMessageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined;
}

/** A sentence to show for any error: the server's, or our own. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage;
  if (error instanceof ConnectionError) return error.message;
  return 'Something went wrong. Please try again.';
}
