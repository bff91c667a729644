import { writeCondition } from './conditions.ts';
import { openObject, writeContent } from './content.ts';
import { causeOf, type Operation } from './operation.ts';
import { checkKey } from './put-object.ts';
import { receiveText } from './receive-body.ts';
import { invalidArgument, invalidRequest } from './s3-error.ts';
import { decodeUri } from './s3-request.ts';
import { readAttributes } from './stored-object.ts';
import { element } from './xml.ts';

export const copyObject: Operation = async ({ request, caller, storage }) => {
  const bucket = storage.buckets.get(request.bucket);
  const { key } = request;
  checkKey(key);
  await receiveText(request, caller);
  const source = readSource(request.headers['x-amz-copy-source'] ?? '');
  const replaces = request.headers['x-amz-metadata-directive'] === 'REPLACE';
  if (!replaces && source.bucket === bucket.name && source.key === key) {
    throw invalidRequest('This copy request is illegal because it copies an object to itself without changing it.');
  }
  const { object, file } = await openObject(storage.buckets.get(source.bucket), source.key);
  try {
    const content = await writeContent(bucket, async (write) => {
      for await (const piece of file.createReadStream({ autoClose: false, start: 0 })) await write(piece);
    });
    const { headers, tags, size, checksums } = object;
    // A copy is in one piece even when its source was not, but its content, and so its MD5, is the same.
    const stored = await storage.objects.commit({
      bucket,
      key,
      content,
      object: {
        ...(replaces ? readAttributes(request.headers) : { headers, tags }),
        ...{ size, eTag: object.eTag, checksums },
      },
      condition: writeCondition(request),
      cause: causeOf(request, caller.accessKeyId, 'ObjectCreated:Copy'),
    });
    return {
      status: 200,
      document: element(
        'CopyObjectResult',
        element('ETag', `"${stored.eTag}"`),
        element('LastModified', stored.lastModified),
      ),
    };
  } finally {
    await file.close();
  }
};

/** '/bucket/key' or 'bucket/key', percent-encoded. */
function readSource(header: string): { readonly bucket: string; readonly key: string } {
  const match = /^\/?([^/]+)\/(.+)$/s.exec(header);
  const [, bucket, key] = match ?? [];
  if (!bucket || !key)
    throw invalidArgument('Copy Source must mention the source bucket and key: sourcebucket/sourcekey');
  return { bucket, key: decodeUri(key) };
}
