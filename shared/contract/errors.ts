/** Every code of an error, with its HTTP status (RFC 9110 section 15). The list is closed. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** What If-Match named has changed since. */
  stale: 412,
  too_large: 413,
  unprocessable: 422,
  too_many_requests: 429,
  internal: 500,
  not_implemented: 501,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What is wrong with the fields of a body: from a field's dotted path to the message shown next to it. */
export type FieldErrors = Readonly<Record<string, string>>;

interface AppErrorOptions {
  readonly fields?: FieldErrors;
  /** Seconds after which the same call may succeed; sent as Retry-After. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
  /** What a stale caller should have seen; called only for the answer, which holds what the route's `current` names. */
  readonly current?: () => Promise<unknown>;
}

/** The only error whose message a traveller may read. Any other is internal and answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly current: (() => Promise<unknown>) | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.current = options.current;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
