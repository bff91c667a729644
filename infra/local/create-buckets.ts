import { CreateBucketCommand, HeadBucketCommand, NotFound, type S3Client } from '@aws-sdk/client-s3';

/** Creates missing buckets on an S3 server that was not started here. */
export async function createBuckets(s3: S3Client, names: readonly string[]): Promise<void> {
  for (const Bucket of names) {
    try {
      await s3.send(new HeadBucketCommand({ Bucket }));
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      await s3.send(new CreateBucketCommand({ Bucket }));
    }
  }
}
