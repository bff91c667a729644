import { NoSuchKey, S3ServiceException } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { isMissing } from './is-missing.ts';

const refusal = (httpStatusCode: number) =>
  new S3ServiceException({ name: String(httpStatusCode), $fault: 'client', $metadata: { httpStatusCode } });
const gone = new NoSuchKey({ message: 'The specified key does not exist.', $metadata: { httpStatusCode: 404 } });

it('404 means that the object does not exist', () => {
  expect(isMissing(gone, {})).toBe(true);
  expect(isMissing(gone, { mayList: true })).toBe(true);
});

it('403 means the same to a function that may not list the bucket, and is an error for one that may', () => {
  expect(isMissing(refusal(403), {})).toBe(true);
  expect(isMissing(refusal(403), { mayList: true })).toBe(false);
});

it('any other status is an error', () => {
  expect(isMissing(refusal(503), {})).toBe(false);
  expect(isMissing(new Error('no connection'), {})).toBe(false);
});
