import { randomUUID } from 'node:crypto';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { S3Event } from 'aws-lambda';
import { toS3Event } from '../s3/object-created.ts';

/**
 * Announces each object that this client stores in the mail bucket, for S3 servers that send no events here. A put
 * succeeds only when `tell` has: otherwise the sender of the mail is asked to retry, so that none is lost.
 */
export function announceStoredMail(s3: S3Client, bucket: string, tell: (event: S3Event) => Promise<void>): void {
  s3.middlewareStack.add(
    (next, context) => async (args) => {
      const stored = await next(args);
      const { input } = args;
      const isPut = context.commandName === PutObjectCommand.name;
      if (isPut && 'Bucket' in input && input.Bucket === bucket && 'Key' in input) {
        await tell(objectCreated(bucket, String(input.Key)));
      }
      return stored;
    },
    { step: 'initialize', name: 'announceStoredMail' },
  );
}

function objectCreated(bucket: string, key: string): S3Event {
  return toS3Event({
    name: 'ObjectCreated:Put',
    time: new Date().toISOString(),
    bucket,
    key,
    size: 0,
    eTag: '',
    sequencer: '',
    requestId: randomUUID(),
    accessKeyId: '',
    sourceAddress: '127.0.0.1',
  });
}
