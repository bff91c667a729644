import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ITEM_KINDS, type ItemKind, itemKind, namesIn } from './item-kind.ts';
import { KEY_TABLE } from './key-table.ts';
import type { Key } from './keys.ts';
import * as keys from './keys.ts';

const [user, trip] = ['u'.repeat(20), 't'.repeat(29)];
const day = `${trip}-${'d'.repeat(15)}`;
const activity = `${day}-${'a'.repeat(15)}`;

/** A key of each noun, made by keys.ts. */
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
  event: keys.eventKey(trip, 'e'),
  'ignored findings': keys.findingsKey(trip),
  'cost of a trip': keys.costKey(trip, 'c'),
  'money of a trip': keys.moneyKey(trip),
  'exchange rates': keys.ratesKey('2026-11-20'),
  'file claim': keys.fileClaimKey('photos/x/y.jpg'),
  'folder claim': keys.folderClaimKey('documents/x', user),
  'inbox mail': keys.inboxMailKey(user, 'm'),
  'bookings’ version': keys.bookingsVersionKey(user),
  booking: keys.bookingKey(user, 'b'),
  'message claim': keys.messageClaimKey(user, 'h'),
  idempotency: keys.idempotencyRecordKey(user, 'trip', 'k'),
  rate: keys.rateKey('login', 1),
  'session keys': keys.sessionSigningKey('first'),
};

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

describe('an item’s kind', () => {
  it.each(Object.entries(SPELLED))('a %s is recognised by its key', (kind, key) => {
    expect(itemKind(key)).toBe(kind);
  });

  it('every kind of item has a template of its own', () => {
    expect(new Set(Object.values(SPELLED).map((key) => itemKind(key))).size).toBe(Object.keys(SPELLED).length);
    expect(ITEM_KINDS).toEqual(expect.arrayContaining(Object.keys(SPELLED)));
  });

  it('a staged change of an activity is not the activity', () => {
    const { pk, sk } = keys.activityKey(activity);
    expect(itemKind({ pk, sk: `${sk}#NEXT#batch` })).toBe('staged change');
  });

  it('a key equals the one that its item is stored under', () => {
    expect(keys.activityKey(activity)).toEqual({ pk: `TRIP#${trip}`, sk: `DAY#${day}#ACTIVITY#${activity}` });
    expect(keys.stagedKey(keys.dayKey(day), 'b')).toEqual({ pk: `TRIP#${trip}`, sk: `DAY#${day}#NEXT#b` });
    expect(keys.mergedDayKey(trip, 'b', day)).toEqual({ pk: `TRIP#${trip}`, sk: `MERGEDAY#b#${day}` });
    expect(keys.travellerWordKey('ada', user)).toEqual({ pk: 'WORD#ad', sk: `ada#${user}` });
    expect(keys.fileClaimKey('photos/x/y.jpg')).toEqual({ pk: 'FILE#photos/x', sk: 'y.jpg' });
    expect(keys.rateKey('login#a', 7)).toEqual({ pk: 'RATE#login#a#7', sk: 'COUNT' });
    expect(keys.sessionSigningKey('first')).toEqual({ pk: 'KEYS', sk: 'SESSION#first' });
    expect(keys.ACTIVITY_MARK).toBe('#ACTIVITY#');
    expect([keys.MERGES_PREFIX, keys.STAGED_MARK]).toEqual(['MERGE', '#NEXT#']);
  });

  it('the names parsed from a key are those that it was made of', () => {
    expect(namesIn('activity', keys.activityKey(activity))).toEqual({ trip, day, activity });
    expect(namesIn('traveller’s word', keys.travellerWordKey('ada', user))).toMatchObject({
      word: 'ada',
      traveller: user,
    });
    expect(namesIn('day', keys.activityKey(activity))).toBeUndefined();
  });

  it('no key is spelled outside the key table', () => {
    const templates = Object.values(KEY_TABLE).flat();
    const words = new Set(templates.flatMap((template) => template.match(/[A-Z]+(?=#)/g) ?? []));
    const spelled = new RegExp(`['"\`/^#](?:${[...words].join('|')})#`);
    const files = ['functions', 'infra/aws', 'infra/operations'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    );
    const code = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && file !== 'functions/data/key-table.ts');
    expect(code.length).toBeGreaterThan(300);
    expect(code.filter((file) => spelled.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([]);
  });

  it('an unknown key has no kind', () => {
    expect(itemKind({ pk: 'OTHER#1', sk: 'X' })).toBeUndefined();
  });
});
