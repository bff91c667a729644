import type { Operation } from './operation.ts';
import { receiveText } from './receive-body.ts';
import { S3Error } from './s3-error.ts';
import { element } from './xml.ts';

const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

export const listBuckets: Operation = async ({ storage }) => {
  const buckets = storage.buckets
    .list()
    .map(({ name, createdAt }) => element('Bucket', element('Name', name), element('CreationDate', createdAt)));
  return { status: 200, document: element('ListAllMyBucketsResult', element('Buckets', ...buckets)) };
};

export const createBucket: Operation = async ({ request, caller, storage }) => {
  // The body may have a region constraint; there is one region here.
  await receiveText(request, caller);
  if (!BUCKET_NAME.test(request.bucket)) {
    throw new S3Error(400, 'InvalidBucketName', 'The specified bucket is not valid.', { BucketName: request.bucket });
  }
  if (storage.buckets.has(request.bucket)) {
    throw new S3Error(
      409,
      'BucketAlreadyOwnedByYou',
      'Your previous request to create the named bucket succeeded and you already own it.',
    );
  }
  await storage.buckets.create(request.bucket);
  return { status: 200, headers: { Location: `/${request.bucket}` } };
};

export const headBucket: Operation = async ({ request, storage }) => {
  storage.buckets.get(request.bucket);
  return { status: 200, headers: { 'x-amz-bucket-region': 'us-east-1' } };
};
