import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { type MediaStore, READ_WINDOW_SECONDS } from '../ports/media-store.ts';
import { type BucketRights, isMissing, isReplaced } from './is-missing.ts';
import { multipartUpload } from './multipart-upload.ts';

const UPLOAD_SECONDS = 15 * 60;
const DOWNLOAD_SECONDS = 10 * 60;

/** Photos and clips in a bucket that only our functions and presigned addresses reach. */
export function s3MediaStore(s3: S3Client, bucket: string, rights: BucketRights = {}): MediaStore {
  let origin: Promise<string> | undefined;
  /** The prefix of every key in the bucket's addresses; the SDK derives it from region and endpoint. */
  const front = () => {
    origin ??= getSignedUrl(s3, new GetObjectCommand({ Bucket: bucket, Key: 'x' })).then((signed) =>
      withoutQuery(signed).slice(0, -1),
    );
    return origin;
  };

  return {
    uploadAddress(key, { type, size }) {
      const bound = {
        ...(type === undefined ? {} : { ContentType: type }),
        ...(size === undefined ? {} : { ContentLength: size }),
      };
      // The SDK would sign a default type where none is announced.
      const signed = [
        ...(type === undefined ? [] : ['content-type']),
        ...(size === undefined ? [] : ['content-length']),
      ];
      return getSignedUrl(s3, new PutObjectCommand({ Bucket: bucket, Key: key, ...bound }), {
        expiresIn: UPLOAD_SECONDS,
        signableHeaders: new Set(['host', ...signed]),
      });
    },

    readAddress(key) {
      const window = READ_WINDOW_SECONDS * 1000;
      return getSignedUrl(
        s3,
        new GetObjectCommand({ Bucket: bucket, Key: key, ResponseCacheControl: 'private, max-age=3600, immutable' }),
        {
          signingDate: new Date(Math.floor(Date.now() / window) * window),
          expiresIn: 2 * READ_WINDOW_SECONDS,
        },
      );
    },

    downloadAddress: (key, fileName) =>
      getSignedUrl(
        s3,
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ResponseContentDisposition: `attachment; filename="${fileName}"`,
        }),
        { expiresIn: DOWNLOAD_SECONDS },
      ),

    async keyOf(address) {
      const before = await front();
      const path = withoutQuery(address);
      return path.startsWith(before) ? decodeURIComponent(path.slice(before.length)) : undefined;
    },

    async exists(key) {
      try {
        await s3.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
        return true;
      } catch (error) {
        if (isMissing(error, rights)) return false;
        throw error;
      }
    },

    async read(key, maxBytes) {
      try {
        const { Body, ContentLength = 0 } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        if (ContentLength <= maxBytes) return await Body?.transformToByteArray();
        await Body?.transformToWebStream().cancel();
        return 'too-large';
      } catch (error) {
        if (isMissing(error, rights)) return undefined;
        throw error;
      }
    },

    async write(key, bytes, type, cacheControl) {
      const described = { ContentType: type, CacheControl: cacheControl };
      await s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ...described }));
    },

    writeAll: (key, pieces, type) => multipartUpload(s3, { Bucket: bucket, Key: key }, pieces, type),

    async *list(prefix) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: bucket, Prefix: prefix })) {
        yield Contents.flatMap(({ Key }) => Key ?? []);
      }
    },

    async delete(key) {
      await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },

    async deleteVersion({ key, eTag, versionId }) {
      // Without versions the ETag tells whether it is still the same object (Amazon S3 user guide: "conditional deletes").
      const which = versionId === undefined ? { IfMatch: `"${eTag}"` } : { VersionId: versionId };
      try {
        await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key, ...which }));
      } catch (error) {
        if (!isMissing(error, rights) && !isReplaced(error)) throw error;
      }
    },

    async deleteAll(prefix) {
      const Bucket = bucket;
      for (let page: ListObjectVersionsCommandOutput | undefined; page?.IsTruncated ?? true; ) {
        const [KeyMarker, VersionIdMarker] = [page?.NextKeyMarker, page?.NextVersionIdMarker];
        page = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: prefix, KeyMarker, VersionIdMarker }));
        const found = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])];
        await Promise.all(
          found.map(({ Key, VersionId }) => s3.send(new DeleteObjectCommand({ Bucket, Key, VersionId }))),
        );
      }
    },
  };
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '');
}
