import type { Context } from 'aws-lambda';
import { s3Client } from '../adapters/s3-client.ts';
import { s3MediaStore } from '../adapters/s3-media-store.ts';
import { type ListedTrip, type ListedTripRepository, listedTripRepository } from '../data/listed-trip-repository.ts';
import { SITEMAPS } from '../data/media-keys.ts';
import { table } from '../data/table.ts';
import type { MediaStore } from '../ports/media-store.ts';
import { environment } from '../runtime/environment.ts';
import { logEvent } from '../runtime/log-event.ts';
import { logger } from '../runtime/logger.ts';
import { MOST_ADDRESSES, partName, SITEMAP_INDEX, writeIndex, writePart } from './sitemap.ts';

interface Dependencies {
  readonly listed: ListedTripRepository;
  readonly media: Pick<MediaStore, 'write' | 'list' | 'delete'>;
  readonly siteUrl: string;
}

const keyOf = (file: string) => `${SITEMAPS}/${file}`;

/**
 * Writes the sitemap of all public trips anew. Idempotent: the parts first, in their places, then the index that names
 * them, and what neither of them is goes at last. Ended at any point, what is there can be read, and the next run does
 * all of it again.
 */
export async function writeSitemap({
  listed,
  media,
  siteUrl,
}: Dependencies): Promise<{ trips: number; parts: number }> {
  const write = (file: string, text: string) =>
    media.write(keyOf(file), Buffer.from(text), 'application/xml', 'public, max-age=3600');
  const changedOn: (string | undefined)[] = [];
  let trips = 0;
  for await (const part of partsOf(listed.all())) {
    trips += part.length;
    changedOn.push(part.map((trip) => trip.changedOn).reduce(later, undefined));
    await write(partName(changedOn.length), writePart(siteUrl, changedOn.length, part));
  }
  await write(SITEMAP_INDEX, writeIndex(siteUrl, changedOn));
  const written = new Set([SITEMAP_INDEX, ...changedOn.map((_, index) => partName(index + 1))].map(keyOf));
  for await (const keys of media.list(`${SITEMAPS}/`)) {
    for (const key of keys) if (!written.has(key)) await media.delete(key);
  }
  return { trips, parts: changedOn.length };
}

/** The trips of each part; the first has one fewer, for the site's own page, and is there without any. */
async function* partsOf(trips: AsyncIterable<ListedTrip>): AsyncGenerator<readonly ListedTrip[]> {
  let [part, room]: [ListedTrip[], number] = [[], MOST_ADDRESSES - 1];
  let isFirst = true;
  for await (const trip of trips) {
    if (part.length === room) {
      yield part;
      [part, room, isFirst] = [[], MOST_ADDRESSES, false];
    }
    part.push(trip);
  }
  if (isFirst || part.length > 0) yield part;
}

const later = (a: string | undefined, b: string) => (a === undefined || a < b ? b : a);

/** Started by a schedule; what fails is thrown, so that Lambda tries again. */
export async function handler(_event: unknown, context?: Pick<Context, 'awsRequestId'>): Promise<void> {
  logEvent('writeSitemap', context);
  const { MEDIA_BUCKET, SITE_URL: siteUrl } = environment();
  const media = s3MediaStore(s3Client(), MEDIA_BUCKET);
  const written = await writeSitemap({ listed: listedTripRepository(table()), media, siteUrl });
  logger.info('the sitemap is written', { code: 'sitemap_written', ...written });
}
