import { NoSuchKey, NotFound, S3ServiceException } from '@aws-sdk/client-s3';

/** What a function's role lets it know of a bucket. */
export interface BucketRights {
  /** Whether it may list the bucket. */
  readonly mayList?: boolean;
}

/**
 * Whether S3 refuses an object because it is not there. Whoever may not list the bucket is told 403 for that instead of
 * 404 (Amazon S3 API: GetObject); for whoever may, 403 is a fault.
 */
export function isMissing(error: unknown, { mayList = false }: BucketRights): boolean {
  if (error instanceof NoSuchKey || error instanceof NotFound) return true;
  return !mayList && error instanceof S3ServiceException && error.$metadata.httpStatusCode === 403;
}
