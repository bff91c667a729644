import {
  createBucket,
  deleteBucket,
  deleteBucketCors,
  getBucketCors,
  headBucket,
  listBuckets,
  putBucketCors,
} from './bucket-operations.ts';
import { deleteObject, deleteObjects, deleteObjectTagging, putObjectTagging } from './change-operations.ts';
import { copyObject } from './copy-object.ts';
import { listObjects } from './list-objects.ts';
import {
  abortMultipartUpload,
  completeMultipartUpload,
  createMultipartUpload,
  listUploadParts,
  uploadPart,
} from './multipart-operations.ts';
import type { Operation } from './operation.ts';
import { putObject } from './put-object.ts';
import { getObject, getObjectTagging, headObject } from './read-operations.ts';
import { notImplemented } from './s3-error.ts';
import { parameter, type S3Request } from './s3-request.ts';

/** Method, what is addressed, and the query parameter that makes it another operation. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  'GET service': listBuckets,
  'PUT bucket': createBucket,
  'HEAD bucket': headBucket,
  'DELETE bucket': deleteBucket,
  'GET bucket': listObjects,
  'GET bucket cors': getBucketCors,
  'PUT bucket cors': putBucketCors,
  'DELETE bucket cors': deleteBucketCors,
  'POST bucket delete': deleteObjects,
  'PUT object': putObject,
  'GET object': getObject,
  'HEAD object': headObject,
  'DELETE object': deleteObject,
  'PUT object copy': copyObject,
  'GET object tagging': getObjectTagging,
  'PUT object tagging': putObjectTagging,
  'DELETE object tagging': deleteObjectTagging,
  'POST object uploads': createMultipartUpload,
  'PUT object uploadId': uploadPart,
  'GET object uploadId': listUploadParts,
  'POST object uploadId': completeMultipartUpload,
  'DELETE object uploadId': abortMultipartUpload,
};

/** Query parameters that do not name another operation. `x-id` is the SDK's own remark. */
const PLAIN =
  /^(x-id|x-amz-.*|response-.*|list-type|prefix|delimiter|max-keys|continuation-token|start-after|encoding-type|fetch-owner|partNumber)$/i;

/** Throws `NotImplemented` for what this server has not, rather than taking `PUT ?acl` for a new content. */
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
