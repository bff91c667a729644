import { listKeys } from './list-keys.ts';
import type { Operation } from './operation.ts';
import { invalidArgument, notImplemented } from './s3-error.ts';
import { parameter } from './s3-request.ts';
import { element } from './xml.ts';

const LARGEST_PAGE = 1000;

/** ListObjectsV2: https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
export const listObjects: Operation = async ({ request, storage }) => {
  if (parameter(request, 'list-type') !== '2') throw notImplemented('ListObjects; use ListObjectsV2');
  const bucket = storage.buckets.get(request.bucket);
  const prefix = parameter(request, 'prefix') ?? '';
  const delimiter = parameter(request, 'delimiter') ?? '';
  const token = parameter(request, 'continuation-token');
  const limit = Number(parameter(request, 'max-keys') ?? LARGEST_PAGE);
  if (!(limit >= 0)) throw invalidArgument('Provided max-keys not an integer or within integer range');
  const after = token === undefined ? (parameter(request, 'start-after') ?? '') : readToken(token);
  const page = listKeys(bucket.objects.keys(), { prefix, delimiter, after, limit: Math.min(limit, LARGEST_PAGE) });
  const text =
    parameter(request, 'encoding-type') === 'url'
      ? (key: string) => encodeURIComponent(key).replaceAll('%2F', '/')
      : (key: string) => key;
  const contents = page.keys.flatMap((key) => {
    const object = bucket.objects.get(key);
    if (!object) return [];
    return [
      element(
        'Contents',
        element('Key', text(key)),
        element('LastModified', object.lastModified),
        element('ETag', `"${object.eTag}"`),
        element('Size', object.size),
        element('StorageClass', 'STANDARD'),
      ),
    ];
  });
  return {
    status: 200,
    document: element(
      'ListBucketResult',
      element('Name', bucket.name),
      element('Prefix', text(prefix)),
      ...(delimiter === '' ? [] : [element('Delimiter', text(delimiter))]),
      element('MaxKeys', limit),
      element('KeyCount', page.keys.length + page.commonPrefixes.length),
      element('IsTruncated', page.next !== undefined),
      ...(page.next === undefined ? [] : [element('NextContinuationToken', writeToken(page.next))]),
      ...contents,
      ...page.commonPrefixes.map((common) => element('CommonPrefixes', element('Prefix', text(common)))),
    ),
  };
};

const writeToken = (key: string) => Buffer.from(key).toString('base64url');
const readToken = (token: string) => Buffer.from(token, 'base64url').toString();
