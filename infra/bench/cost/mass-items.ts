import { newActivity } from '#functions/data/activity-repository.ts';
import { newDay } from '#functions/data/day-repository.ts';
import { newTravellerId } from '#functions/data/ids.ts';
import {
  activityKey,
  COUNT_SHARDS,
  dayKey,
  emailClaimKey,
  feedKey,
  followersPartition,
  followingPartition,
  followSortKey,
  ownTripKey,
  placeCountKey,
  publicByPartition,
  publicPartition,
  publicShardOf,
  topicCountsKey,
  topicPartition,
  travellerKey,
  travellerWordKey,
  tripKey,
  tripSummarySortKey,
  usernameClaimKey,
} from '#functions/data/keys.ts';
import { PublicTrip, type Topics } from '#functions/data/public-trip.ts';
import type { TravellerItem } from '#functions/data/traveller-item.ts';
import { TripSummary } from '#functions/data/trip-item.ts';
import { newTrip } from '#functions/data/trip-repository.ts';
import { destinationTopic, placeTopic } from '#functions/discover/topics.ts';
import { wordsOfTraveller } from '#functions/travellers/traveller-words.ts';
import { ActivityFields } from '#shared/activities/schema.ts';
import { DayFields } from '#shared/days/schema.ts';
import { destinationsOf } from '#shared/discover/rules.ts';
import { SAMPLE_TRAVELLER } from './sample-world.ts';

export type StoredItem = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

const TRIPS_OF_ONE = 10;
/** How many travellers the sample traveller follows: two pages of a feed. */
const FOLLOWED = 10;
/** One name is far more frequent than all others, and shares a prefix with the one that the sample searches for. */
const FIRST_NAMES = ['Maria', 'Maria', 'Maria', 'Jonas', 'Aiko', 'Priya', 'Tom', 'Lucía', 'Robin', 'Anneke'];
const PLACES = ['Lisbon', 'Paris', 'Tokyo', 'Bali', 'Oslo', 'Kraków', 'Quito', 'Nairobi', 'Hanoi', 'Perth'];
/** The destination that half of all trips name. */
export const POPULAR = 'Rome';
const DAY = DayFields.parse({ title: 'A day in town', date: '2027-06-04', location: POPULAR });
const ACTIVITY = ActivityFields.parse({ title: 'A walk along the river', location: 'The old town' });

/** This many trips and their travellers, with all their items, as the product would have stored them. */
export function* massItems(trips: number): Generator<StoredItem> {
  yield* countItems(1_000_000);
  for (let made = 0; made < trips; made += TRIPS_OF_ONE) {
    const author = traveller(made / TRIPS_OF_ONE);
    yield* travellerItems(author);
    yield* followItems(author.id, SAMPLE_TRAVELLER.id);
    const isFollowed = made / TRIPS_OF_ONE < FOLLOWED;
    if (isFollowed) yield* followItems(SAMPLE_TRAVELLER.id, author.id);
    for (let of = made; of < Math.min(made + TRIPS_OF_ONE, trips); of++) {
      yield* tripItems(author, of, isFollowed ? [SAMPLE_TRAVELLER.id] : []);
    }
  }
}

/** The traveller whom all of these follow, with one trip. */
export function* viralItems(): Generator<StoredItem> {
  yield* travellerItems(SAMPLE_TRAVELLER);
  yield* tripItems(SAMPLE_TRAVELLER, 0);
}

function pick(values: readonly string[], index: number): string {
  return values[index % values.length] ?? '';
}

function traveller(index: number): TravellerItem {
  const firstName = pick(FIRST_NAMES, index);
  // Equally long with many travellers or few, so that items have the same size.
  const number = String(index).padStart(7, '0');
  return {
    ...SAMPLE_TRAVELLER,
    id: newTravellerId(),
    email: `author${number}@example.org`,
    firstName,
    lastName: `Traveller${number}`,
    username: `${firstName.toLowerCase()}.${number}`,
    tripCount: TRIPS_OF_ONE,
    publicTripCount: TRIPS_OF_ONE,
    followerCount: 0,
    followingCount: 1,
    addressToken: null,
  };
}

function* travellerItems(author: TravellerItem): Generator<StoredItem> {
  const travellerId = author.id;
  yield { ...travellerKey(travellerId), ...author };
  yield { ...emailClaimKey(author.email), travellerId, passwordHash: 'none' };
  if (author.username !== null) yield { ...usernameClaimKey(author.username), travellerId };
  const words = wordsOfTraveller(author);
  for (const word of words) yield { ...travellerWordKey(word, travellerId), travellerId, words };
}

/** The topics of such a trip. */
function topicsOfTripTo(place: string): Topics {
  const trip = { title: `A week in ${place}`, description: 'Ruins and gelato' };
  return { sections: destinationsOf(trip).map(destinationTopic), places: [placeTopic(place)] };
}

/** How many of this many trips each topic has, in sharded counts. */
function* countItems(trips: number): Generator<StoredItem> {
  for (let shard = 0; shard < COUNT_SHARDS; shard++) {
    const sections = [POPULAR, ...PLACES].flatMap((place) => topicsOfTripTo(place).sections);
    yield { ...topicCountsKey(shard), ...Object.fromEntries(sections.map((topic) => [topic, trips])) };
    yield { ...placeCountKey(shard, 'first', placeTopic('Lisbon')), trips };
  }
}

/** Everyone follows the one traveller who makes the sample calls. */
function* followItems(follower: string, followed: string): Generator<StoredItem> {
  const since = '2026-11-21T12:00:00.000Z';
  yield { pk: followingPartition(follower), sk: followSortKey(followed), travellerId: followed, follower, since };
  yield { pk: followersPartition(followed), sk: followSortKey(follower), travellerId: follower, since };
}

function* tripItems(author: TravellerItem, index: number, feedsOf: readonly string[] = []): Generator<StoredItem> {
  const place = index % 2 === 0 ? POPULAR : pick(PLACES, index);
  const fields = { title: `A week in ${place}`, startDate: '2027-06-03', endDate: '2027-06-09', isPublic: true };
  const trip = {
    ...newTrip(author.id, { ...fields, description: 'Ruins and gelato', coverImage: null, location: place }),
    ...{ firstLocation: place, dayCount: 1, activityCount: 1 },
  };
  const day = { ...newDay(trip.id, DAY), activityCount: 1 };
  const activity = newActivity(day.id, ACTIVITY);
  yield { ...tripKey(trip.id), ...trip };
  yield { ...ownTripKey(author.id, trip.id), ...TripSummary.parse(trip) };
  yield { ...dayKey(day.id), ...day };
  yield { ...activityKey(activity.id), ...activity };
  const shown = PublicTrip.parse({ ...trip, author });
  const sk = tripSummarySortKey(trip.id);
  const topics = topicsOfTripTo(place);
  const listed = { ...shown, topics, counting: 'first', revision: 'aaaaaaaaaa' };
  const lists = [...topics.sections, ...topics.places].map((topic) => topicPartition(topic, publicShardOf(trip.id)));
  for (const pk of [publicPartition(publicShardOf(trip.id)), publicByPartition(author.id), ...lists]) {
    yield { pk, sk, ...listed };
  }
  for (const follower of feedsOf) yield { ...feedKey(follower, trip.id), id: trip.id, ownerId: author.id };
}
