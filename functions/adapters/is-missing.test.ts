import { NoSuchKey, S3ServiceException } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { isMissing } from './is-missing.ts';

const refusal = (httpStatusCode: number) =>
  new S3ServiceException({ name: String(httpStatusCode), $fault: 'client', $metadata: { httpStatusCode } });
const gone = new NoSuchKey({ message: 'The specified key does not exist.', $metadata: { httpStatusCode: 404 } });

it('404 says that an object is not there', () => {
  expect(isMissing(gone, {})).toBe(true);
  expect(isMissing(gone, { mayList: true })).toBe(true);
});

it('403 says so too to a function that may not list the bucket, and is a fault for one that may', () => {
  expect(isMissing(refusal(403), {})).toBe(true);
  expect(isMissing(refusal(403), { mayList: true })).toBe(false);
});

it('any other answer is a fault', () => {
  expect(isMissing(refusal(503), {})).toBe(false);
  expect(isMissing(new Error('no connection'), {})).toBe(false);
});
