import { S3Client } from '@aws-sdk/client-s3';
import { waitingFor } from '../runtime/waits.ts';

let client: S3Client | undefined;

/** The function's S3 client; the endpoint comes from the environment. */
export function s3Client(): S3Client {
  client ??= timedClient();
  return client;
}

function timedClient(): S3Client {
  const made = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  made.middlewareStack.add(waitingFor('s3'), { step: 'initialize', name: 'waitingForS3' });
  return made;
}
