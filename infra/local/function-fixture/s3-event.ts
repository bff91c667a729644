import { createHash } from 'node:crypto';
import type { S3Event } from 'aws-lambda';

/** S3's event for a new object (Amazon S3 user guide, "Event message structure"): its key is form-encoded. */
export function s3Event(bucket: string, key: string, eventTime = new Date().toISOString(), size = 1): S3Event {
  const encoded = encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+');
  return {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: 'eu-central-1',
        eventTime,
        eventName: 'ObjectCreated:Put',
        userIdentity: { principalId: 'AWS:AIDAEXAMPLE' },
        requestParameters: { sourceIPAddress: '127.0.0.1' },
        responseElements: { 'x-amz-request-id': 'C3D13FE58DE4C810', 'x-amz-id-2': 'FMyUVURIY8' },
        s3: {
          s3SchemaVersion: '1.0',
          configurationId: 'mail',
          bucket: { name: bucket, ownerIdentity: { principalId: 'A3NL1KOZZKExample' }, arn: `arn:aws:s3:::${bucket}` },
          object: {
            key: encoded,
            size,
            eTag: createHash('md5').update(key).digest('hex'),
            sequencer: '0055AED6DCD90281E5',
          },
        },
      },
    ],
  };
}
