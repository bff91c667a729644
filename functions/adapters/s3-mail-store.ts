import { DeleteObjectCommand, GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { MailArchive } from '../ports/mail-store.ts';
import { type BucketRights, isMissing } from './is-missing.ts';

/** Received messages in the bucket that the SES inbound rule writes to. */
export function s3MailStore(s3: S3Client, bucket: string, rights: BucketRights = {}): MailArchive {
  const unlessMissing = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await read();
    } catch (error) {
      if (isMissing(error, rights)) return undefined;
      throw error;
    }
  };
  return {
    read: (key, maxBytes) =>
      unlessMissing(async () => {
        const { Body, ContentLength = 0 } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        if (ContentLength <= maxBytes) return Body?.transformToByteArray();
        await Body?.transformToWebStream().cancel();
        return 'too-large' as const;
      }),

    readStart: (key, bytes) =>
      unlessMissing(async () => {
        const Range = `bytes=0-${bytes - 1}`;
        const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }));
        return Body?.transformToByteArray();
      }),

    async delete(key) {
      await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}
