import { S3Client } from '@aws-sdk/client-s3';

let client: S3Client | undefined;

/** The function's S3 client; the endpoint comes from the environment. */
export function s3Client(): S3Client {
  client ??= new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  return client;
}
