import type { ObjectAccess } from '../s3/operation.ts';
import { parameter } from '../s3/s3-request.ts';
import { actingFunction } from './acting-function.ts';
import { mayDetectMissing, mayUseObject, type ObjectUse } from './role.ts';

/** The actions that S3's operations need (Amazon S3 user guide: "Required permissions for Amazon S3 API operations"). */
const ACTIONS: Readonly<Record<string, string>> = {
  'GET bucket': 'ListBucket',
  'GET bucket versions': 'ListBucketVersions',
  'GET object': 'GetObject',
  'HEAD object': 'GetObject',
  'PUT object': 'PutObject',
  'DELETE object': 'DeleteObject',
  'DELETE object versionId': 'DeleteObjectVersion',
  'POST object uploads': 'PutObject',
  'PUT object uploadId': 'PutObject',
  'POST object uploadId': 'PutObject',
  'DELETE object uploadId': 'AbortMultipartUpload',
};

interface Buckets {
  readonly mediaBucket: string;
  readonly mailBucket: string;
}

/**
 * Checks requests of functions to the buckets against their roles. Presigned addresses are used by browsers, so not
 * here.
 */
export function objectAccess({ mediaBucket, mailBucket }: Buckets): ObjectAccess {
  const kinds: ReadonlyMap<string, ObjectUse['bucket']> = new Map([
    [mediaBucket, 'media'],
    [mailBucket, 'mail'],
  ]);
  return {
    allows(request, operation) {
      const name = actingFunction(request.headers);
      if (name === undefined) return true;
      const [action, bucket] = [ACTIONS[operation], kinds.get(request.bucket)];
      if (action === undefined || bucket === undefined) return false;
      const key = operation.startsWith('GET bucket') ? (parameter(request, 'prefix') ?? '') : request.key;
      // Comparing ETags is reading (Amazon S3 user guide: "How to perform conditional deletes").
      const actions = request.method === 'DELETE' && request.headers['if-match'] ? [action, 'GetObject'] : [action];
      return actions.every((each) => mayUseObject(name, { action: each, bucket, key }));
    },
    tellsMissing(request) {
      const [name, bucket] = [actingFunction(request.headers), kinds.get(request.bucket)];
      return name === undefined || (bucket !== undefined && mayDetectMissing(name, bucket));
    },
  };
}
