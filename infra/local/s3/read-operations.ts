import { byteRange } from './byte-range.ts';
import { isNotModified } from './conditions.ts';
import { openObject } from './content.ts';
import type { Operation } from './operation.ts';
import { noSuchKey } from './s3-error.ts';
import { parameter, type S3Request } from './s3-request.ts';
import type { StoredObject } from './stored-object.ts';

export const headObject: Operation = async ({ request, storage }) => {
  const object = storage.buckets.get(request.bucket).objects.get(request.key);
  if (!object) throw noSuchKey(request.key);
  const headers = objectHeaders(request, object);
  if (isNotModified(request, object)) return { status: 304, headers };
  const range = byteRange(request.headers.range, object.size);
  return {
    status: range.partial ? 206 : 200,
    headers: { ...headers, ...rangeHeaders(request, object, range) },
  };
};

export const getObject: Operation = async ({ request, storage }) => {
  const open = await openObject(storage.buckets.get(request.bucket), request.key);
  try {
    const headers = objectHeaders(request, open.object);
    if (isNotModified(request, open.object)) {
      await open.file.close();
      return { status: 304, headers };
    }
    const range = byteRange(request.headers.range, open.object.size);
    return {
      status: range.partial ? 206 : 200,
      headers: { ...headers, ...rangeHeaders(request, open.object, range) },
      content: { open, start: range.start, end: range.end },
    };
  } catch (cause) {
    await open.file.close();
    throw cause;
  }
};

/** A signed address may set response headers, `response-content-disposition` for one. */
const OVERRIDABLE = [
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'cache-control',
  'expires',
];

function objectHeaders(request: S3Request, object: StoredObject): Record<string, string> {
  const headers: Record<string, string> = { ...object.headers };
  for (const name of OVERRIDABLE) {
    const override = parameter(request, `response-${name}`);
    if (override !== undefined) headers[name] = override;
  }
  return {
    ...headers,
    etag: `"${object.eTag}"`,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'accept-ranges': 'bytes',
  };
}

function rangeHeaders(request: S3Request, object: StoredObject, range: ReturnType<typeof byteRange>) {
  const length = { 'content-length': String(range.end - range.start + 1) };
  if (range.partial) return { ...length, 'content-range': `bytes ${range.start}-${range.end}/${object.size}` };
  // A checksum of the whole is not valid for a part.
  return { ...length, ...(request.headers['x-amz-checksum-mode'] === 'ENABLED' ? object.checksums : {}) };
}
