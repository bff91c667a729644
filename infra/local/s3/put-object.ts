import { writeCondition } from './conditions.ts';
import { writeContent } from './content.ts';
import { causeOf, type Operation } from './operation.ts';
import { receiveBody } from './receive-body.ts';
import { S3Error } from './s3-error.ts';
import { parameter } from './s3-request.ts';
import { keptHeaders } from './stored-object.ts';

const LONGEST_KEY = 1024;

/** Throws `KeyTooLongError`; S3 counts UTF-8 bytes. */
export function checkKey(key: string): void {
  if (Buffer.byteLength(key) > LONGEST_KEY) throw new S3Error(400, 'KeyTooLongError', 'Your key is too long');
}

export const putObject: Operation = async ({ request, caller, storage }) => {
  const bucket = storage.buckets.get(request.bucket);
  const { key } = request;
  checkKey(key);
  const condition = writeCondition(request);
  // Refused before the body is read if possible; decided when the object is written.
  condition(bucket.objects.get(key));
  const content = await writeContent(bucket, (write) => receiveBody(request, caller, write));
  const { size, md5, checksums } = content.result;
  const stored = await storage.objects.commit({
    bucket,
    key,
    content,
    object: { headers: keptHeaders(request.headers), size, eTag: md5, checksums },
    condition,
    cause: causeOf(request, caller.accessKeyId, 'ObjectCreated:Put'),
  });
  return { status: 200, headers: { etag: `"${stored.eTag}"`, ...checksums } };
};

export const deleteObject: Operation = async ({ request, storage }) => {
  const bucket = storage.buckets.get(request.bucket);
  await storage.objects.remove(bucket, request.key, writeCondition(request));
  return { status: 204 };
};

export const deleteVersion: Operation = async ({ request, storage }) => {
  const bucket = storage.buckets.get(request.bucket);
  await storage.objects.removeVersion(bucket, request.key, parameter(request, 'versionId') ?? '');
  return { status: 204 };
};
