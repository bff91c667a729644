import { readCorsRules } from './cors.ts';
import type { Operation } from './operation.ts';
import { receiveText } from './receive-body.ts';
import { S3Error } from './s3-error.ts';
import { element, readXml } from './xml.ts';

const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

export const listBuckets: Operation = async ({ storage }) => ({
  status: 200,
  document: element(
    'ListAllMyBucketsResult',
    element(
      'Buckets',
      ...storage.buckets
        .list()
        .map(({ name, createdAt }) => element('Bucket', element('Name', name), element('CreationDate', createdAt))),
    ),
  ),
});

export const createBucket: Operation = async ({ request, caller, storage }) => {
  // A region constraint may be in the body; there is one region here.
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

export const deleteBucket: Operation = async ({ request, storage }) => {
  await storage.buckets.delete(storage.buckets.get(request.bucket));
  return { status: 204 };
};

export const putBucketCors: Operation = async ({ request, caller, storage }) => {
  const bucket = storage.buckets.get(request.bucket);
  const configuration = readXml(await receiveText(request, caller), 'CORSConfiguration');
  await storage.buckets.setCors(bucket, readCorsRules(configuration));
  return { status: 200 };
};

export const getBucketCors: Operation = async ({ request, storage }) => {
  const { cors } = storage.buckets.get(request.bucket);
  if (!cors) throw new S3Error(404, 'NoSuchCORSConfiguration', 'The CORS configuration does not exist');
  const rules = cors.map((rule) =>
    element(
      'CORSRule',
      ...rule.allowedOrigins.map((origin) => element('AllowedOrigin', origin)),
      ...rule.allowedMethods.map((method) => element('AllowedMethod', method)),
      ...rule.allowedHeaders.map((header) => element('AllowedHeader', header)),
      ...rule.exposeHeaders.map((header) => element('ExposeHeader', header)),
      ...(rule.maxAgeSeconds === undefined ? [] : [element('MaxAgeSeconds', rule.maxAgeSeconds)]),
    ),
  );
  return { status: 200, document: element('CORSConfiguration', ...rules) };
};

export const deleteBucketCors: Operation = async ({ request, storage }) => {
  await storage.buckets.setCors(storage.buckets.get(request.bucket), undefined);
  return { status: 204 };
};
