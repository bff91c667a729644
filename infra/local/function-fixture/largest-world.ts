import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as startExport from '#functions/account/start-export.ts';
import * as createCalendar from '#functions/calendars/create-calendar.ts';
import { newActivity } from '#functions/data/activity-repository.ts';
import { newDay } from '#functions/data/day-repository.ts';
import { randomCharacters } from '#functions/data/ids.ts';
import {
  activityKey,
  dayKey,
  feedKey,
  followersPartition,
  followingPartition,
  followSortKey,
  ownTripKey,
  sharedTripKey,
  travellerKey,
  travellerWordKey,
  tripKey,
} from '#functions/data/keys.ts';
import { mediaPath, uploadKey } from '#functions/data/media-keys.ts';
import type { Table } from '#functions/data/table.ts';
import { type TripItem, TripSummary } from '#functions/data/trip-item.ts';
import { newTrip } from '#functions/data/trip-repository.ts';
import { writeBatches } from '#functions/data/write-batches.ts';
import { plainJpeg } from '#functions/photos/content/test-pictures.ts';
import { wordsOfTraveller } from '#functions/travellers/traveller-words.ts';
import { ActivityFields } from '#shared/activities/schema.ts';
import { DayFields } from '#shared/days/schema.ts';
import { MAX_BOOKINGS, type ParsedBooking } from '#shared/mail/schema.ts';
import { ProfileChanges } from '#shared/travellers/profile.ts';
import { NewTrip } from '#shared/trips/schema.ts';
import { succeed } from './call-function.ts';
import { deliverChanges } from './deliver-changes.ts';
import { type FunctionWorld, MAIL_BUCKET } from './function-world.ts';
import { addEmail } from './sample-mail.ts';
import { NEW_DAY, NEW_TRIP } from './sample-trip.ts';
import { signUp, type TestTraveller } from './sign-up.ts';

/** What takes the most of an answer for what it is stored as: one byte there, seven as a text of JSON in JSON. */
const DEAREST = '\u0001';
const largest = (length: number, beginning = 'x') => `${beginning.padEnd(length - 1, DEAREST)}x`;
const address = (name: string) => `https://example.com/${name}`.padEnd(2000, 'x');
export const LARGEST_COVER = address('cover');
/** As notes have it. */
export const LARGEST_TEXT = largest(5000);

/** As many as a page of any list has. */
const PAGE = 100;
/** Of one day: 7.7 MB as an answer would hold them. */
const ACTIVITIES = 220;
const DAYS = 20;
/** As many as an item of the table has room for. */
const PHOTOS = 180;

export interface LargestWorld {
  readonly owner: TestTraveller;
  readonly follower: TestTraveller;
  /** The longest trip, its days in their order, and the longest of them with its activities in their order. */
  readonly tripId: string;
  readonly dayIds: readonly string[];
  readonly dayId: string;
  readonly activityIds: readonly string[];
  /** Of an upload of the owner's. */
  readonly photo: string;
  readonly emailId: string;
  readonly exportId: string;
  /** The token of a calendar of all trips. */
  readonly calendar: string;
}

/**
 * A traveller who has the most of everything that a call can answer, in the dearest characters, with their followers;
 * written past the calls, which would take minutes, in what their contracts allow.
 */
export async function makeLargestWorld(functions: FunctionWorld): Promise<LargestWorld> {
  const { table } = functions;
  const [owner, follower] = [await signUp(), await signUp()];
  const trips = Array.from({ length: PAGE }, () => newTrip(owner.id, LARGEST_TRIP));
  const [{ id: tripId }] = trips as [TripItem, ...TripItem[]];
  await put(table, trips.flatMap(itemsOfTrip));
  const days = await longDays(table, tripId);
  const { id: exportId } = await succeed(startExport, { as: owner });
  await deliverChanges(functions);
  // After that, as nobody is to be told of all the trips.
  await put(table, [...peopleAround(owner, follower), ...trips.map(({ id }) => feedEntry(follower.id, owner.id, id))]);
  await put(
    table,
    trips.map((trip) => sharedCard(follower.id, trip)),
  );
  const { address: calendarAddress } = await succeed(createCalendar, { as: owner, body: {} });
  const calendar = calendarAddress.slice(calendarAddress.lastIndexOf('/') + 1, -'.ics'.length);
  const found = { photo: await upload(owner), emailId: await inbox(owner), exportId, calendar };
  return { owner, follower, tripId, ...days, ...found };
}

async function put(table: Table, items: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  await writeBatches(
    table,
    items.map((Item) => ({ PutRequest: { Item } })),
  );
}

const LARGEST_TRIP = NewTrip.parse({
  ...NEW_TRIP,
  title: largest(200),
  description: largest(5000, 'Paris by the beach '),
  coverImage: LARGEST_COVER,
});

function itemsOfTrip(trip: TripItem) {
  const photos = Array.from({ length: PHOTOS }, (_, index) => address(`${index}`));
  return [
    { ...tripKey(trip.id), ...trip, photos },
    { ...ownTripKey(trip.ownerId, trip.id), ...TripSummary.parse(trip) },
  ];
}

const feedEntry = (followerId: string, ownerId: string, id: string) => ({ ...feedKey(followerId, id), id, ownerId });

const sharedCard = (companionId: string, trip: TripItem) => ({
  ...{ ...sharedTripKey(companionId, trip.id), ...TripSummary.parse(trip), role: 'viewer' },
});

function peopleAround(owner: TestTraveller, follower: TestTraveller) {
  const names = { firstName: largest(100, 'zz '), lastName: largest(100, 'zz ') };
  const rest = { username: null, bio: largest(500), profileImageUrl: address('me'), showEmail: true };
  const profile = ProfileChanges.parse({ ...names, ...rest });
  const { cookie: _, ...traveller } = follower;
  const words = wordsOfTraveller({ ...traveller, ...profile });
  const others = Array.from({ length: PAGE }, () => randomCharacters(20));
  return [
    ...others.map((id) => ({ ...travellerKey(id), ...traveller, ...profile, id })),
    ...others.flatMap((id) => [
      { ...travellerWordKey('zz', id), travellerId: id, words },
      { pk: followersPartition(owner.id), sk: followSortKey(id), travellerId: id },
      { pk: followingPartition(owner.id), sk: followSortKey(id), travellerId: id },
    ]),
  ];
}

async function longDays(table: Table, tripId: string) {
  const days = Array.from({ length: DAYS }, () =>
    newDay(tripId, DayFields.parse({ ...NEW_DAY, title: largest(200), notes: LARGEST_TEXT })),
  );
  const dayIds = days.map(({ id }) => id).toSorted();
  const dayId = dayIds[1] ?? '';
  const fields = ActivityFields.parse({ title: largest(200), location: largest(200), notes: LARGEST_TEXT });
  const activities = Array.from({ length: ACTIVITIES }, () => newActivity(dayId, fields));
  await put(table, [
    ...days.map((day) => ({ ...dayKey(day.id), ...day, activityCount: day.id === dayId ? ACTIVITIES : 0 })),
    ...activities.map((activity) => ({ ...activityKey(activity.id), ...activity })),
  ]);
  return { dayIds, dayId, activityIds: activities.map(({ id }) => id).toSorted() };
}

async function upload(owner: TestTraveller): Promise<string> {
  const key = uploadKey(owner.id, randomCharacters(24), 'jpg');
  await new S3Client({}).send(new PutObjectCommand({ Bucket: 'media', Key: key, Body: plainJpeg() }));
  return mediaPath(key).slice('/media/'.length);
}

/** Of mails as large as an entry can keep them, with the longest text beside the last. */
async function inbox(owner: TestTraveller): Promise<string> {
  const booking: ParsedBooking = { type: 'other', title: largest(300), notes: largest(650) };
  const bookings = Array.from({ length: MAX_BOOKINGS }, () => booking);
  const text = `From: a@example.com\r\nContent-Type: text/plain\r\n\r\n${`${largest(900)}\r\n`.repeat(200)}`;
  await new S3Client({}).send(new PutObjectCommand({ Bucket: MAIL_BUCKET, Key: 'inbound/largest', Body: text }));
  for (let count = 1; count < 30; count++) await addEmail(owner, bookings, { subject: largest(500) });
  const { id } = await addEmail(owner, bookings, { subject: largest(500), objectKey: 'inbound/largest' });
  return id;
}
