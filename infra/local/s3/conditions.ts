import type { Condition } from './object-store.ts';
import { noSuchKey, notImplemented, preconditionFailed } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';
import type { StoredObject } from './stored-object.ts';

/*
 * Conditional requests, RFC 9110 section 13, as far as S3 supports them.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-requests.html
 */

/** For a write: `If-None-Match: *` and `If-Match: "…"`. */
export function writeCondition(request: S3Request): Condition {
  const ifNoneMatch = request.headers['if-none-match'];
  const ifMatch = request.headers['if-match'];
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') throw notImplemented('If-None-Match other than * on a write');
  return (current) => {
    if (ifNoneMatch !== undefined && current) throw preconditionFailed('If-None-Match');
    if (ifMatch === undefined) return;
    if (!current) throw noSuchKey(request.key);
    if (!listsETag(ifMatch, current)) throw preconditionFailed('If-Match');
  };
}

/** For a read: true when the client's copy is still valid (304); throws `PreconditionFailed`. */
export function isNotModified({ headers }: S3Request, object: StoredObject): boolean {
  const modified = Math.floor(Date.parse(object.lastModified) / 1000) * 1000;
  const ifMatch = headers['if-match'];
  const ifUnmodifiedSince = Date.parse(headers['if-unmodified-since'] ?? '');
  if (ifMatch !== undefined) {
    if (!listsETag(ifMatch, object)) throw preconditionFailed('If-Match');
  } else if (modified > ifUnmodifiedSince) {
    throw preconditionFailed('If-Unmodified-Since');
  }
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return listsETag(ifNoneMatch, object);
  return modified <= Date.parse(headers['if-modified-since'] ?? '');
}

function listsETag(header: string, { eTag }: StoredObject): boolean {
  return header
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === eTag || tag === `"${eTag}"` || tag === `W/"${eTag}"`);
}
