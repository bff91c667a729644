import type { S3EventRecord } from 'aws-lambda';

/** The key of an event's object, which S3 encodes like a form field (Amazon S3 user guide: "Event message structure"). */
export function objectKeyOf({ s3 }: S3EventRecord): string {
  return decodeURIComponent(s3.object.key.replaceAll('+', ' '));
}
