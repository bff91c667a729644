import type { Bucket } from './bucket-store.ts';
import type { Operation } from './operation.ts';
import { notImplemented } from './s3-error.ts';
import { parameter } from './s3-request.ts';
import { formerVersions, versionIdOf } from './versions.ts';
import { element, type XmlElement } from './xml.ts';

const LARGEST_PAGE = 1000;

interface ListedVersion {
  readonly key: string;
  readonly versionId: string;
  readonly isLatest: boolean;
  readonly document: XmlElement;
}

/** ListObjectVersions: https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectVersions.html */
export const listVersions: Operation = async ({ request, storage }) => {
  for (const name of ['delimiter', 'encoding-type']) {
    if (parameter(request, name) !== undefined) throw notImplemented(`ListObjectVersions with ${name}`);
  }
  const bucket = storage.buckets.get(request.bucket);
  const prefix = parameter(request, 'prefix') ?? '';
  const [keyMarker = '', versionMarker] = [parameter(request, 'key-marker'), parameter(request, 'version-id-marker')];
  const limit = Math.min(Number(parameter(request, 'max-keys') ?? LARGEST_PAGE), LARGEST_PAGE);
  const isAfter = ({ key, versionId }: ListedVersion) =>
    key === keyMarker ? versionMarker !== undefined && versionId < versionMarker : byBytes(key, keyMarker) > 0;
  const keys = new Set([...bucket.objects.keys(), ...bucket.former.keys()]);
  const all = [...keys]
    .filter((key) => key.startsWith(prefix))
    .sort(byBytes)
    .flatMap((key) => versionsOf(bucket, key))
    .filter(isAfter);
  const page = all.slice(0, limit);
  const last = page.at(-1);
  const isTruncated = all.length > page.length;
  return {
    status: 200,
    document: element(
      'ListVersionsResult',
      element('Name', bucket.name),
      element('Prefix', prefix),
      element('KeyMarker', keyMarker),
      element('MaxKeys', limit),
      element('IsTruncated', isTruncated),
      ...(isTruncated && last
        ? [element('NextKeyMarker', last.key), element('NextVersionIdMarker', last.versionId)]
        : []),
      ...page.map(({ document }) => document),
    ),
  };
};

/** The versions of a key, the latest first. */
function versionsOf(bucket: Bucket, key: string): ListedVersion[] {
  const current = bucket.objects.get(key);
  const former = formerVersions(bucket, key).toReversed();
  const objects = [
    ...(current
      ? [{ versionId: versionIdOf(bucket, current), lastModified: current.lastModified, object: current }]
      : []),
    ...former,
  ];
  return objects.map(({ versionId, lastModified, object }, index) => {
    const isLatest = index === 0;
    const common = [element('Key', key), element('VersionId', versionId), element('IsLatest', isLatest)];
    const modified = element('LastModified', lastModified);
    const document =
      object === undefined
        ? element('DeleteMarker', ...common, modified)
        : element('Version', ...common, modified, element('ETag', `"${object.eTag}"`), element('Size', object.size));
    return { key, versionId, isLatest, document };
  });
}

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
