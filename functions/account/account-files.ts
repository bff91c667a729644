import type { DayRepository } from '../data/day-repository.ts';
import type { EmailItem } from '../data/email-item.ts';
import type { EmailRepository } from '../data/email-repository.ts';
import type { FollowRepository } from '../data/follow-repository.ts';
import { keyOfMediaPath } from '../data/media-keys.ts';
import type { Page } from '../data/page.ts';
import type { TravellerRepository } from '../data/traveller-repository.ts';
import type { TripRepository } from '../data/trip-repository.ts';
import { dayView } from '../days/day-view.ts';
import type { MailStore } from '../ports/mail-store.ts';
import type { MediaStore } from '../ports/media-store.ts';
import { followRow, ownProfile } from '../travellers/traveller-view.ts';
import { tripDetail } from '../trips/trip-view.ts';
import type { ArchiveFile } from './zip-stream.ts';

export interface ExportSources {
  readonly travellers: Pick<TravellerRepository, 'own' | 'findAll'>;
  readonly trips: Pick<TripRepository, 'listAllOfOwner' | 'read'>;
  readonly days: Pick<DayRepository, 'list'>;
  readonly emails: Pick<EmailRepository, 'list'>;
  readonly follows: Pick<FollowRepository, 'followerIds' | 'followedIds'>;
  readonly media: Pick<MediaStore, 'read'>;
  readonly mail: Pick<MailStore, 'read'>;
}

/** No photo or clip is larger than 10 MB, but one that grew in being saved must not get lost. */
const LARGEST_PHOTO = 50 * 1024 * 1024;
const PAGE = 100;

/**
 * Everything of an account as files: the profile, whom one follows and is followed by, the inbox with the messages as
 * they arrived, and each trip with its days, activities and photos, all in the forms that the API answers.
 */
export async function* accountFiles(travellerId: string, sources: ExportSources): AsyncGenerator<ArchiveFile> {
  const traveller = await sources.travellers.own(travellerId);
  yield json('profile.json', ownProfile(traveller));
  yield json('following.json', await rows(sources.follows.followedIds(travellerId), travellerId, sources));
  yield json('followers.json', await rows(sources.follows.followerIds(travellerId), travellerId, sources));
  yield* inbox(travellerId, sources);
  for (const { id } of await sources.trips.listAllOfOwner(travellerId)) yield* trip(id, travellerId, sources);
}

async function* trip(tripId: string, travellerId: string, sources: ExportSources): AsyncGenerator<ArchiveFile> {
  const { trip, days: found } = await sources.days.list(tripId, travellerId);
  const days = found.map((day) => dayView(day, true));
  const folder = `trips/${trip.startDate} ${fileNameOf(trip.title)} ${trip.id.slice(-6)}`;
  yield json(`${folder}/trip.json`, { ...tripDetail(trip, undefined, travellerId), days });
  const albums = [trip, ...days, ...days.flatMap(({ activities }) => activities)];
  const urls = new Set([trip.coverImage, ...albums.flatMap(({ photos }) => photos)]);
  for (const url of urls) {
    const key = url === null ? undefined : keyOfMediaPath(url);
    const bytes = key === undefined ? undefined : await sources.media.read(key, LARGEST_PHOTO);
    if (key === undefined || bytes === undefined || bytes === 'too-large') continue;
    yield { name: `${folder}/${key}`, bytes };
  }
}

async function* inbox(travellerId: string, { emails, mail }: ExportSources): AsyncGenerator<ArchiveFile> {
  const all: EmailItem[] = [];
  let cursor: string | undefined;
  do {
    const page: Page<EmailItem> = await emails.list(travellerId, { limit: PAGE, cursor });
    all.push(...page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  yield json('inbox.json', all);
  for (const { id, objectKey } of all) {
    const bytes = objectKey === null ? undefined : await mail.read(objectKey, LARGEST_PHOTO);
    if (bytes !== undefined && bytes !== 'too-large') yield { name: `mails/${id}.eml`, bytes };
  }
}

async function rows(
  pages: AsyncIterable<readonly string[]>,
  travellerId: string,
  { travellers }: ExportSources,
): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const ids of pages) {
    for (let from = 0; from < ids.length; from += PAGE) {
      const page = await travellers.findAll(ids.slice(from, from + PAGE));
      found.push(...page.map((each) => followRow(each, travellerId)));
    }
  }
  return found;
}

function json(name: string, value: unknown): ArchiveFile {
  return { name, bytes: Buffer.from(JSON.stringify(value, null, 2)) };
}

/** The title without what file systems do not take in names. */
function fileNameOf(title: string): string {
  return title
    .replaceAll(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 60)
    .trim();
}
