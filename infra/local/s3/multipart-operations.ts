import type { Bucket } from './bucket-store.ts';
import { writeCondition } from './conditions.ts';
import { writeContent } from './content.ts';
import { type Call, causeOf, type Operation } from './operation.ts';
import { checkKey } from './put-object.ts';
import { receiveBody, receiveText } from './receive-body.ts';
import { invalidArgument, malformedXml, notImplemented, S3Error } from './s3-error.ts';
import { parameter } from './s3-request.ts';
import { keptHeaders } from './stored-object.ts';
import {
  createUpload,
  eTagOfParts,
  findUpload,
  listParts,
  readParts,
  removeUpload,
  type UploadPart,
  writePart,
} from './upload-store.ts';
import { element, readXml, type XmlReader } from './xml.ts';

const MOST_PARTS = 10_000;
/** S3's minimum size of any part but the last, in bytes. */
const LEAST_PART = 5 * 1024 ** 2;

const uploadOf = ({ request, storage }: Call) =>
  findUpload(storage.buckets.get(request.bucket), request.key, parameter(request, 'uploadId') ?? '');

export const createMultipartUpload: Operation = async ({ request, storage }) => {
  const bucket = storage.buckets.get(request.bucket);
  checkKey(request.key);
  const uploadId = await createUpload(bucket, { key: request.key, headers: keptHeaders(request.headers) });
  return {
    status: 200,
    document: element(
      'InitiateMultipartUploadResult',
      element('Bucket', bucket.name),
      element('Key', request.key),
      element('UploadId', uploadId),
    ),
  };
};

export const uploadPart: Operation = async (call) => {
  const { request, caller } = call;
  if (request.headers['x-amz-copy-source'] !== undefined) throw notImplemented('UploadPartCopy');
  const number = Number(parameter(request, 'partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > MOST_PARTS) {
    throw invalidArgument('Part number must be an integer between 1 and 10000, inclusive');
  }
  const { directory } = await uploadOf(call);
  const { md5, checksums } = await writePart(directory, number, (write) => receiveBody(request, caller, write));
  return { status: 200, headers: { etag: `"${md5}"`, ...checksums } };
};

export const abortMultipartUpload: Operation = async (call) => {
  const { directory } = await uploadOf(call);
  await removeUpload(directory);
  return { status: 204 };
};

export const completeMultipartUpload: Operation = async (call) => {
  const { request, caller, storage } = call;
  const bucket = storage.buckets.get(request.bucket);
  const { directory, headers } = await uploadOf(call);
  const document = readXml(await receiveText(request, caller), 'CompleteMultipartUpload');
  const parts = chooseParts(await listParts(directory), document.all('Part'));
  const content = await joinParts(bucket, parts);
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const stored = await storage.objects.commit({
    bucket,
    key: request.key,
    content,
    object: { headers, size, eTag: eTagOfParts(parts), checksums: {} },
    condition: writeCondition(request),
    cause: causeOf(request, caller.accessKeyId, 'ObjectCreated:CompleteMultipartUpload'),
  });
  await removeUpload(directory);
  return {
    status: 200,
    document: element(
      'CompleteMultipartUploadResult',
      element('Bucket', bucket.name),
      element('Key', stored.key),
      element('ETag', `"${stored.eTag}"`),
    ),
  };
};

/** The uploaded parts that the client lists, which must exist, be in order, and large enough. */
function chooseParts(uploaded: readonly UploadPart[], named: readonly XmlReader[]): UploadPart[] {
  if (named.length === 0) throw malformedXml();
  const chosen = named.map((reader) => {
    const number = Number(reader.text('PartNumber'));
    const eTag = reader.text('ETag')?.replaceAll('"', '');
    const part = uploaded.find((candidate) => candidate.number === number && candidate.eTag === eTag);
    if (part) return part;
    throw new S3Error(400, 'InvalidPart', 'One or more of the specified parts could not be found.');
  });
  for (const [index, part] of chosen.entries()) {
    const next = chosen[index + 1];
    if (next && next.number <= part.number) {
      throw new S3Error(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
    }
    if (next && part.size < LEAST_PART) {
      throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
    }
  }
  return chosen;
}

function joinParts(bucket: Bucket, parts: readonly UploadPart[]) {
  return writeContent(bucket, async (write) => {
    for await (const piece of readParts(parts)) await write(piece);
  });
}
