import type { DynamoDBRecord } from 'aws-lambda';
import { tripIdOf } from '#shared/contract/ids.ts';
import { FanOut } from '../data/fan-out-repository.ts';
import {
  ACTIVITY_MARK,
  DAY_PREFIX,
  FAN_OUT_PREFIX,
  JOB_SORT_KEY,
  MERGE_PREFIX,
  STAGED_MARK,
  TRIP_PARTITION_PREFIX,
  TRIP_SORT_KEY,
} from '../data/keys.ts';
import { streamImage } from '../data/stream-image.ts';
import { TravellerItem } from '../data/traveller-item.ts';
import { wordsOfTraveller } from './folded-words.ts';
import type { TripChange } from './project-trip.ts';

/** What one stream record asks the projector to do; undefined when no list shows what changed. */
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

/** What a trip's lists show, of all that can change on its item. */
const SHOWN_OF_TRIP = [
  'title',
  'description',
  'startDate',
  'endDate',
  'isPublic',
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
  const pk = String((after ?? before)?.pk ?? '');
  const sk = String((after ?? before)?.sk ?? '');
  if (pk.startsWith(TRIP_PARTITION_PREFIX))
    return tripChange(pk.slice(TRIP_PARTITION_PREFIX.length), sk, before, after);
  if (pk.startsWith('USER#') && sk === 'PROFILE' && differs(before, after, SHOWN_OF_TRAVELLER)) {
    return { kind: 'traveller', travellerId: pk.slice('USER#'.length), words: wordsOf(before, after) };
  }
  if (pk.startsWith('EMAIL#') && after && differs(before, after, ['passwordSetAt'])) {
    return { kind: 'password', travellerId: String(after.travellerId), setAt: String(after.passwordSetAt) };
  }
  if (pk.startsWith(FAN_OUT_PREFIX) && after) return { kind: 'fan-out', step: FanOut.parse(after) };
  if (pk.startsWith('FOLLOWING#')) {
    return { kind: 'follow', follower: pk.slice('FOLLOWING#'.length), followed: sk.slice('USER#'.length) };
  }
  return undefined;
}

function tripChange(tripId: string, sk: string, before: Image, after: Image): Change | undefined {
  if (sk === TRIP_SORT_KEY && !after) return { kind: 'trip-expired', tripId };
  if (sk.startsWith(MERGE_PREFIX) && !after) return { kind: 'unmerged', tripId, batch: String(before?.batch) };
  if (sk === TRIP_SORT_KEY) return differs(before, after, SHOWN_OF_TRIP) ? tripShown(tripId, before, after) : undefined;
  if (sk === JOB_SORT_KEY && before && before.batch !== after?.batch) {
    return { kind: 'work-ended', tripId, batch: String(before.batch) };
  }
  if (!sk.startsWith(DAY_PREFIX) || sk.includes(ACTIVITY_MARK) || sk.includes(STAGED_MARK)) return undefined;
  const dayId = sk.slice(DAY_PREFIX.length);
  if (!after && before?.deletedAt !== undefined) return { kind: 'day-expired', tripId: tripIdOf(dayId), dayId };
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

const isShown = (trip: Image) => trip?.isPublic === true && trip.deletedAt === undefined;

/** Every word that a traveller was found by before a change, or was to be found by after it. */
function wordsOf(...images: readonly Image[]): string[] {
  return [...new Set(images.flatMap((image) => (image ? wordsOfTraveller(TravellerItem.parse(image)) : [])))];
}

function differs(before: Image, after: Image, attributes: readonly string[]): boolean {
  return attributes.some((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
}
