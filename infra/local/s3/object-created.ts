import type { S3Event } from 'aws-lambda';
import * as z from 'zod/mini';

/** The creation of an object, stored until the function has processed it. */
export const ObjectCreated = z.object({
  name: z.enum(['ObjectCreated:Put', 'ObjectCreated:CompleteMultipartUpload']),
  /** ISO 8601, UTC. */
  time: z.string(),
  bucket: z.string(),
  key: z.string(),
  /** Bytes. */
  size: z.number(),
  eTag: z.string(),
  /** In a versioned bucket. */
  versionId: z.optional(z.string()),
  sequencer: z.string(),
  requestId: z.string(),
  accessKeyId: z.string(),
  sourceAddress: z.string(),
});
export type ObjectCreated = z.infer<typeof ObjectCreated>;

/**
 * The message that S3 sends, version 2.1.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/notification-content-structure.html
 */
export function toS3Event(created: ObjectCreated): S3Event {
  return {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: 'us-east-1',
        eventTime: created.time,
        eventName: created.name,
        userIdentity: { principalId: `AWS:${created.accessKeyId}` },
        requestParameters: { sourceIPAddress: created.sourceAddress },
        responseElements: { 'x-amz-request-id': created.requestId, 'x-amz-id-2': created.requestId },
        s3: {
          s3SchemaVersion: '1.0',
          configurationId: 'object-created',
          bucket: {
            name: created.bucket,
            ownerIdentity: { principalId: created.accessKeyId },
            arn: `arn:aws:s3:::${created.bucket}`,
          },
          object: {
            key: formEncode(created.key),
            size: created.size,
            eTag: created.eTag,
            ...(created.versionId === undefined ? {} : { versionId: created.versionId }),
            sequencer: created.sequencer,
          },
        },
      },
    ],
  };
}

/** As S3 encodes keys in events: like a form field, except for slashes. */
function formEncode(key: string): string {
  return new URLSearchParams({ key }).toString().slice('key='.length).replaceAll('%2F', '/');
}
