import type { Key } from './keys.ts';

/*
 * What an item is, by its key alone: the nouns of the table in keys.ts, for work that meets items of every kind. A
 * staged change of an item stands before the item's own kind.
 */
const KINDS = {
  traveller: [/^USER#/, /^PROFILE$/],
  session: [/^USER#/, /^SESSION#/],
  deletion: [/^USER#/, /^DELETION$/],
  export: [/^USER#/, /^EXPORT#/],
  tombstone: [/^USER#/, /^GONE#/],
  'password link': [/^USER#/, /^RESET#/],
  'own trip': [/^USER#/, /^TRIP#/],
  'public trip of an author': [/^PUBLICBY#/, /^TRIP#/],
  'public trip': [/^PUBLIC#/, /^TRIP#/],
  'trip of a topic': [/^TOPIC#/, /^TRIP#/],
  'counts of topics': [/^COUNTS#/, /^TOPICS$/],
  'count of a place': [/^COUNTS#/, /#/],
  'feed trip': [/^FEED#/, /^TRIP#/],
  'fan-out': [/^FANOUT#/, /^FEEDS$/],
  followed: [/^FOLLOWING#/, /^USER#/],
  follower: [/^FOLLOWERS#/, /^USER#/],
  'email claim': [/^EMAIL#/, /^CLAIM$/],
  'username claim': [/^USERNAME#/, /^CLAIM$/],
  'address claim': [/^ADDRESS#/, /^CLAIM$/],
  'traveller’s word': [/^WORD#/, /#/],
  'staged change': [/^TRIP#/, /#NEXT#/],
  trip: [/^TRIP#/, /^TRIP$/],
  activity: [/^TRIP#/, /^DAY#[^#]*#ACTIVITY#/],
  day: [/^TRIP#/, /^DAY#/],
  'mail of a trip': [/^TRIP#/, /^MAIL#/],
  'merge of a trip': [/^TRIP#/, /^MERGE#/],
  'merged day': [/^TRIP#/, /^MERGEDAY#/],
  'work on a trip': [/^TRIP#/, /^JOB$/],
  'applied plan': [/^TRIP#/, /^PLAN#/],
  'merged away': [/^TRIP#/, /^MERGED$/],
  'file claim': [/^FILE#/, /./],
  'inbox mail': [/^INBOX#/, /^MAIL#/],
  booking: [/^INBOX#/, /^BOOKING#/],
  'message claim': [/^INBOX#/, /^MESSAGE#/],
  'message held': [/^INBOX#/, /^RAW#/],
  'message’s holder': [/^RAW#/, /^USER#/],
  envelope: [/^RAW#/, /^ENVELOPE$/],
  idempotency: [/^REPEAT#/, /./],
  rate: [/^RATE#/, /^COUNT$/],
  'session keys': [/^KEYS$/, /^SESSION#/],
} as const satisfies Record<string, readonly [pk: RegExp, sk: RegExp]>;

export type ItemKind = keyof typeof KINDS;

const isKind = (name: string): name is ItemKind => name in KINDS;
export const ITEM_KINDS: readonly ItemKind[] = Object.keys(KINDS).filter(isKind);

/** Undefined for a key that keys.ts never spelled. */
export function itemKind({ pk, sk }: Key): ItemKind | undefined {
  return ITEM_KINDS.find((kind) => KINDS[kind][0].test(pk) && KINDS[kind][1].test(sk));
}
