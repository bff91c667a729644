import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';
import { SITEMAPS } from '#functions/data/media-keys.ts';
import { ROBOTS_FILE, robotsFile } from '#infra/robots.ts';
import { splitTarget } from './http-event.ts';
import type { Site } from './site.ts';

export interface CrawlerFilesOptions {
  readonly siteUrl: string;
  readonly s3: S3Client;
  /** The bucket that the sitemaps are written into. */
  readonly bucket: string;
}

/** A site with what search engines read: robots.txt, and the sitemaps in the bucket, as the CDN has them. */
export function withCrawlerFiles(site: Site, { siteUrl, s3, bucket }: CrawlerFilesOptions): Site {
  const read = async (key: string): Promise<Uint8Array | undefined> => {
    try {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return await Body?.transformToByteArray();
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  };
  return (request, response) => {
    const { path } = splitTarget(request.url ?? '/');
    const send = (type: string, body: Uint8Array | string) =>
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
    if (path === `/${ROBOTS_FILE}`) send('text/plain; charset=utf-8', robotsFile(siteUrl));
    else if (/^\/sitemap[^/]*\.xml$/.test(path)) {
      read(SITEMAPS + path).then(
        // S3 does not tell the CDN, which may not list the bucket, that an object is missing.
        (found) => (found ? send('application/xml', found) : response.writeHead(403).end()),
        () => response.writeHead(503).end(),
      );
    } else site(request, response);
  };
}
