import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { tripIdOf } from '#shared/contract/ids.ts';
import { isDeletedDay } from '../data/day-lives.ts';
import { FanOut } from '../data/fan-out-repository.ts';
import { itemKind, namesIn } from '../data/item-kind.ts';
import type { Key } from '../data/spell-key.ts';
import { streamImage } from '../data/stream-image.ts';
import { TravellerItem } from '../data/traveller-item.ts';
import { isOpen } from '../data/visibility.ts';
import { wordsOfTraveller } from '../travellers/traveller-words.ts';
import type { TripChange } from './project-trip.ts';

/** The projector's task for one stream record; undefined when no list shows what changed. */
export type Change =
  | ({ readonly kind: 'trip' } & Required<TripChange>)
  | { readonly kind: 'fan-out'; readonly step: FanOut }
  | { readonly kind: 'trip-expired'; readonly tripId: string }
  | { readonly kind: 'unmerged'; readonly tripId: string; readonly batch: string }
  | { readonly kind: 'work-ended'; readonly tripId: string; readonly batch: string }
  | { readonly kind: 'days'; readonly tripId: string }
  | { readonly kind: 'day-expired'; readonly tripId: string; readonly dayId: string }
  | { readonly kind: 'traveller'; readonly travellerId: string; readonly words: readonly string[] }
  | { readonly kind: 'password'; readonly travellerId: string; readonly setAt: string }
  | { readonly kind: 'follow'; readonly follower: string; readonly followed: string };

type Image = Record<string, unknown> | undefined;
const Keyed = z.object({ pk: z.string(), sk: z.string() });

/** The attributes of a trip's item that lists show. */
const SHOWN_OF_TRIP = [
  'title',
  'description',
  'startDate',
  'endDate',
  'isPublic',
  'publishWhenBack',
  'coverImage',
  'location',
  'firstLocation',
  'dayCount',
  'activityCount',
  'deletedAt',
];
const SHOWN_OF_TRAVELLER = ['firstName', 'lastName', 'username', 'profileImageUrl', 'showEmail', 'email'];
const SHOWN_OF_DAY = ['location', 'date', 'deletedAt', 'batch'];

export function changeOf(record: DynamoDBRecord): Change | undefined {
  const before = streamImage(record.dynamodb?.OldImage);
  const after = streamImage(record.dynamodb?.NewImage);
  const key = Keyed.safeParse(after ?? before).data;
  if (!key) return undefined;
  const traveller = namesIn('traveller', key);
  if (traveller && differs(before, after, SHOWN_OF_TRAVELLER)) {
    return { kind: 'traveller', travellerId: traveller.id, words: wordsOf(before, after) };
  }
  if (itemKind(key) === 'email claim' && after && differs(before, after, ['passwordSetAt'])) {
    return { kind: 'password', travellerId: String(after.travellerId), setAt: String(after.passwordSetAt) };
  }
  if (itemKind(key) === 'fan-out' && after) return { kind: 'fan-out', step: FanOut.parse(after) };
  const follow = namesIn('followed', key);
  if (follow) return { kind: 'follow', follower: follow.id, followed: follow.followed };
  return tripChange(key, before, after);
}

function tripChange(key: Key, before: Image, after: Image): Change | undefined {
  const trip = namesIn('trip', key);
  if (trip && !after) return { kind: 'trip-expired', tripId: trip.trip };
  if (trip) return differs(before, after, SHOWN_OF_TRIP) ? tripShown(trip.trip, before, after) : undefined;
  const opening = namesIn('opening', key);
  if (opening && !after) return { kind: 'trip', tripId: opening.trip, unmergedFrom: undefined, entersOrLeaves: true };
  const merge = namesIn('merge of a trip', key);
  if (merge && !after) return { kind: 'unmerged', tripId: merge.trip, batch: String(before?.batch) };
  const work = namesIn('work on a trip', key);
  if (work && before && before.batch !== after?.batch) {
    return { kind: 'work-ended', tripId: work.trip, batch: String(before.batch) };
  }
  const day = namesIn('day', key);
  if (!day) return undefined;
  const { trip: tripId, day: dayId } = day;
  if (!after && before && isDeletedDay(before)) return { kind: 'day-expired', tripId: tripIdOf(dayId), dayId };
  return differs(before, after, SHOWN_OF_DAY) ? { kind: 'days', tripId } : undefined;
}

function tripShown(tripId: string, before: Image, after: Image): Change {
  const unmerged = before?.mergedInto !== undefined && after?.mergedInto === undefined;
  return {
    kind: 'trip',
    tripId,
    unmergedFrom: unmerged ? String(before.mergedInto) : undefined,
    entersOrLeaves: isShown(before) !== isShown(after),
  };
}

const Opening = z.object({ isPublic: z.boolean(), publishWhenBack: z.optional(z.boolean()), endDate: z.string() });

function isShown(trip: Image): boolean {
  const { data } = Opening.safeParse(trip);
  return data !== undefined && isOpen(data) && trip?.deletedAt === undefined;
}

/** Every word that a traveller was found by before a change, or will be after it. */
function wordsOf(...images: readonly Image[]): string[] {
  return [...new Set(images.flatMap((image) => (image ? wordsOfTraveller(TravellerItem.parse(image)) : [])))];
}

function differs(before: Image, after: Image, attributes: readonly string[]): boolean {
  return attributes.some((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
}
