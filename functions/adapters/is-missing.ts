import { NoSuchKey, NotFound, S3ServiceException } from '@aws-sdk/client-s3';

/** A bucket as a function's role may use it. */
export interface BucketRights {
  /** Whether the role may list the bucket. */
  readonly mayList?: boolean;
}

/**
 * Whether S3 refuses an object because it does not exist. A role that may not list the bucket gets 403 for that instead
 * of 404 (Amazon S3 API: GetObject); for a role that may, 403 is an error.
 */
export function isMissing(error: unknown, { mayList = false }: BucketRights): boolean {
  if (error instanceof NoSuchKey || error instanceof NotFound) return true;
  return !mayList && error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403;
}

/** Whether S3 refuses a conditional request because the object is another one by now (RFC 9110, If-Match). */
export function isReplaced(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412;
}
