import { createBucket, headBucket, listBuckets } from './bucket-operations.ts';
import { listObjects } from './list-objects.ts';
import { listVersions } from './list-versions.ts';
import {
  abortMultipartUpload,
  completeMultipartUpload,
  createMultipartUpload,
  uploadPart,
} from './multipart-operations.ts';
import type { Operation } from './operation.ts';
import { deleteObject, deleteVersion, putObject } from './put-object.ts';
import { getObject, headObject } from './read-operations.ts';
import { notImplemented } from './s3-error.ts';
import { parameter, type S3Request } from './s3-request.ts';

/**
 * The operations that the product uses, by method, resource, and the query parameter that makes it another operation.
 */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  'GET service': listBuckets,
  'PUT bucket': createBucket,
  'HEAD bucket': headBucket,
  'GET bucket': listObjects,
  'GET bucket versions': listVersions,
  'PUT object': putObject,
  'GET object': getObject,
  'HEAD object': headObject,
  'DELETE object': deleteObject,
  'DELETE object versionId': deleteVersion,
  'POST object uploads': createMultipartUpload,
  'PUT object uploadId': uploadPart,
  'POST object uploadId': completeMultipartUpload,
  'DELETE object uploadId': abortMultipartUpload,
};

/** Query parameters that do not select another operation. `x-id` is added by the SDK. */
const PLAIN =
  /^(x-id|x-amz-.*|response-.*|list-type|prefix|delimiter|max-keys|continuation-token|start-after|encoding-type|fetch-owner|key-marker|version-id-marker|partNumber)$/i;

/** Throws `NotImplemented` for unsupported operations, rather than taking `PUT ?acl` for new content. */
export function findOperation(request: S3Request): { readonly name: string; readonly operation: Operation } {
  const { method, bucket, key, query, headers } = request;
  const addressed = key !== '' ? 'object' : bucket !== '' ? 'bucket' : 'service';
  const subresource = query.map(([name]) => name).find((name) => !PLAIN.test(name));
  const copies = method === 'PUT' && headers['x-amz-copy-source'] !== undefined ? 'copy' : undefined;
  const name = [method, addressed, subresource ?? copies].filter((part) => part !== undefined).join(' ');
  const operation = OPERATIONS[name];
  if (!operation || (parameter(request, 'partNumber') !== undefined && subresource !== 'uploadId')) {
    throw notImplemented(name);
  }
  return { name, operation };
}
