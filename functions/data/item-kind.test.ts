import { describe, expect, it } from 'vitest';
import { ITEM_KINDS, type ItemKind, itemKind } from './item-kind.ts';
import type { Key } from './keys.ts';
import * as keys from './keys.ts';

const [user, trip] = ['u'.repeat(20), 't'.repeat(29)];
const day = `${trip}-${'d'.repeat(15)}`;
const activity = `${day}-${'a'.repeat(15)}`;

/** What keys.ts makes of each noun. */
const SPELLED: Readonly<Partial<Record<ItemKind, Key>>> = {
  traveller: keys.travellerKey(user),
  session: keys.sessionKey(user, 's'),
  'password link': keys.passwordResetKey(user, 'h'),
  'own trip': keys.ownTripKey(user, trip),
  'public trip of an author': { pk: keys.publicByPartition(user), sk: keys.tripSummarySortKey(trip) },
  'public trip': { pk: keys.publicPartition(3), sk: keys.tripSummarySortKey(trip) },
  'feed trip': { pk: keys.feedPartition(user), sk: keys.tripSummarySortKey(trip) },
  'fan-out': keys.fanOutKey(trip),
  followed: { pk: keys.followingPartition(user), sk: keys.followSortKey(user) },
  follower: { pk: keys.followersPartition(user), sk: keys.followSortKey(user) },
  'email claim': keys.emailClaimKey('ada@example.com'),
  'username claim': keys.usernameClaimKey('ada'),
  'address claim': keys.addressClaimKey('token'),
  'traveller’s word': keys.travellerWordKey('ada', user),
  trip: keys.tripKey(trip),
  day: keys.dayKey(day),
  activity: keys.activityKey(activity),
  'mail of a trip': keys.tripMailKey(trip, 'm'),
  'applied plan': keys.planKey(trip, 'p'),
  'file claim': keys.fileClaimKey('photos/x/y.jpg'),
  'inbox mail': keys.inboxMailKey(user, 'm'),
  booking: keys.bookingKey(user, 'b'),
  'message claim': keys.messageClaimKey(user, 'h'),
  idempotency: keys.idempotencyRecordKey(user, 'trip', 'k'),
  rate: keys.rateKey('login', 1),
  'session keys': keys.sessionSigningKey('first'),
};

describe('what an item is', () => {
  it.each(Object.entries(SPELLED))('a %s is known by its key', (kind, key) => {
    expect(itemKind(key)).toBe(kind);
  });

  it('every kind of item has one of its own', () => {
    expect(new Set(Object.values(SPELLED).map((key) => itemKind(key))).size).toBe(Object.keys(SPELLED).length);
    expect(ITEM_KINDS).toEqual(expect.arrayContaining(Object.keys(SPELLED)));
  });

  it('a staged change of an activity is not the activity', () => {
    const { pk, sk } = keys.activityKey(activity);
    expect(itemKind({ pk, sk: `${sk}#NEXT#batch` })).toBe('staged change');
  });

  it('a key that nobody spells is nothing', () => {
    expect(itemKind({ pk: 'OTHER#1', sk: 'X' })).toBeUndefined();
  });
});
