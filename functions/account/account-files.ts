import { basename } from 'node:path';
import { ideasDayOf } from '#shared/contract/ids.ts';
import { calendarView } from '../calendars/calendar-view.ts';
import { activityView } from '../data/activity-view.ts';
import { ALL } from '../data/audience.ts';
import type { BlockedSenderRepository } from '../data/blocked-sender-repository.ts';
import type { BookingRepository } from '../data/booking-repository.ts';
import type { CalendarRepository } from '../data/calendar-repository.ts';
import type { CostRepository } from '../data/cost-repository.ts';
import type { DayRepository } from '../data/day-repository.ts';
import type { EmailItem } from '../data/email-item.ts';
import type { EmailRepository } from '../data/email-repository.ts';
import type { FollowRepository } from '../data/follow-repository.ts';
import { keyOfMediaPath } from '../data/media-keys.ts';
import type { Page } from '../data/page.ts';
import type { PasskeyRepository } from '../data/passkey-repository.ts';
import type { PlanRepository } from '../data/plan-repository.ts';
import type { TravellerRepository } from '../data/traveller-repository.ts';
import type { TripRepository } from '../data/trip-repository.ts';
import { dayView } from '../days/day-view.ts';
import { mailAddress } from '../mail/mail-address.ts';
import type { MailStore } from '../ports/mail-store.ts';
import type { MediaStore } from '../ports/media-store.ts';
import { passkeyView } from '../security/passkey-view.ts';
import { followRow, ownProfile } from '../travellers/traveller-view.ts';
import { tripDetail } from '../trips/trip-view.ts';
import type { ArchiveFile } from './zip-stream.ts';

export interface ExportSources {
  readonly travellers: Pick<TravellerRepository, 'own' | 'findAll'>;
  readonly trips: Pick<TripRepository, 'listAllOfOwner' | 'read'>;
  readonly days: Pick<DayRepository, 'list' | 'read'>;
  readonly costs: Pick<CostRepository, 'read'>;
  readonly plans: Pick<PlanRepository, 'list'>;
  readonly emails: Pick<EmailRepository, 'list'>;
  readonly bookings: Pick<BookingRepository, 'list'>;
  readonly calendars: Pick<CalendarRepository, 'list'>;
  readonly passkeys: Pick<PasskeyRepository, 'list'>;
  readonly senders: Pick<BlockedSenderRepository, 'list'>;
  readonly follows: Pick<FollowRepository, 'followerIds' | 'followedIds'>;
  readonly media: Pick<MediaStore, 'read' | 'list'>;
  readonly mail: Pick<MailStore, 'read'>;
  /** The domain of the address that mails are forwarded to. */
  readonly mailDomain: string;
}

/** A file that should be in the export, and why it is not. */
interface Missing {
  readonly file: string;
  readonly why: string;
}

/**
 * No upload is larger than 10 MB and no mail than 40 MB, but processing can make a file larger, and it must not get
 * lost.
 */
const LARGEST = 50 * 1024 * 1024;
const PAGE = 100;

/**
 * Everything of an account as files: the profile with the forwarding address, followers and followed travellers, the
 * inbox with the raw messages and what they said of each booking, calendars without their addresses, passkeys without
 * their keys, photos that are in no trip yet, and each trip with its days, activities, ideas, photos, documents, costs and steps,
 * in the API's format or, where the API has none, the table's.
 * missing.json, where there is one, names what is left out.
 */
export async function* accountFiles(travellerId: string, sources: ExportSources): AsyncGenerator<ArchiveFile> {
  const missing: Missing[] = [];
  const traveller = await sources.travellers.own(travellerId);
  const { addressToken } = traveller;
  const forwardingAddress = addressToken === null ? null : mailAddress(addressToken, sources.mailDomain);
  yield json('profile.json', { ...ownProfile(traveller), forwardingAddress });
  yield json('following.json', await rows(sources.follows.followedIds(travellerId), travellerId, sources));
  yield json('followers.json', await rows(sources.follows.followerIds(travellerId), travellerId, sources));
  yield* inbox(travellerId, sources, missing);
  yield json('calendars.json', (await sources.calendars.list(travellerId)).map(calendarView));
  yield json('blocked-senders.json', await sources.senders.list(travellerId));
  yield json('passkeys.json', (await sources.passkeys.list(travellerId)).map(passkeyView));
  yield json('bookings.json', (await sources.bookings.list(travellerId)).records);
  for await (const keys of sources.media.list(`uploads/${travellerId}/`)) {
    for (const key of keys) yield* mediaFile(key, `uploads/${basename(key)}`, sources, missing);
  }
  for (const { id } of await sources.trips.listAllOfOwner(travellerId)) yield* trip(id, travellerId, sources, missing);
  if (missing.length > 0) yield json('missing.json', missing);
}

async function* trip(
  tripId: string,
  travellerId: string,
  sources: ExportSources,
  missing: Missing[],
): AsyncGenerator<ArchiveFile> {
  const { trip, days: found } = await sources.days.list(tripId, { travellerId });
  const days = found.map((day) => dayView(day, ALL));
  const kept = await sources.days.read(ideasDayOf(tripId), { travellerId });
  const ideas = kept.activities.map((activity) => activityView(activity, ALL));
  const folder = `trips/${trip.startDate} ${fileNameOf(trip.title)} ${trip.id.slice(-6)}`;
  yield json(`${folder}/trip.json`, { ...tripDetail(trip, undefined, { travellerId }), days, ideas });
  const { money, own, ofActivities } = await sources.costs.read(tripId, travellerId);
  const costs = [...own, ...ofActivities.values()];
  if (costs.length > 0 || money.revision > 0) yield json(`${folder}/costs.json`, { ...money, costs });
  const plans = await sources.plans.list(tripId);
  if (plans.length > 0) yield json(`${folder}/plans.json`, plans);
  const albums = [trip, ...days, ...days.flatMap(({ activities }) => activities), ...ideas];
  const documents = [...days.flatMap(({ activities }) => activities), ...ideas].flatMap((each) => each.documents ?? []);
  const photos = albums.flatMap((album) => album.photos);
  const urls = new Set([trip.coverImage, ...photos, ...documents.map(({ documentURL }) => documentURL)]);
  for (const url of urls) {
    // A picture on another site is not our file: its address is in trip.json.
    const key = url === null ? undefined : keyOfMediaPath(url);
    if (key !== undefined) yield* mediaFile(key, `${folder}/${key}`, sources, missing);
  }
}

async function* mediaFile(
  key: string,
  name: string,
  { media }: ExportSources,
  missing: Missing[],
): AsyncGenerator<ArchiveFile> {
  yield* file(name, await media.read(key, LARGEST), 'The file is gone.', missing);
}

/** A file's content, or why it is missing. */
function* file(
  name: string,
  bytes: Uint8Array | 'too-large' | undefined,
  goneWhy: string,
  missing: Missing[],
): Generator<ArchiveFile> {
  if (bytes === undefined) missing.push({ file: name, why: goneWhy });
  else if (bytes === 'too-large') missing.push({ file: name, why: 'The file is larger than 50 MB.' });
  else yield { name, bytes };
}

async function* inbox(
  travellerId: string,
  { emails, mail }: ExportSources,
  missing: Missing[],
): AsyncGenerator<ArchiveFile> {
  const all: EmailItem[] = [];
  let cursor: string | undefined;
  do {
    const page: Page<EmailItem> = await emails.list(travellerId, { limit: PAGE, cursor });
    all.push(...page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  yield json('inbox.json', all);
  for (const { id, objectKey } of all) {
    // A pasted mail has no file.
    if (objectKey === null) continue;
    const bytes = await mail.read(objectKey, LARGEST);
    yield* file(`mails/${id}.eml`, bytes, 'The message itself is no longer kept.', missing);
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

/** The title without characters that file systems refuse in names. */
function fileNameOf(title: string): string {
  return title
    .replaceAll(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 60)
    .trim();
}
