import { dayIdOf, tripIdOf } from '#shared/contract/ids.ts';
import { type Key, keyOf, partitionOf, partitionPrefixOf, sortKeyOf, sortPrefixOf } from './spell-key.ts';

/* Every key of the table, as the repositories ask for it; templates and queries are in key-table.ts. */

export type { Key } from './spell-key.ts';

/** How many partitions a global list is sharded over. */
export const PUBLIC_SHARDS = 4;
/** How many items a global counter is sharded over: each takes part in transactions, which lock it for a while. */
export const COUNT_SHARDS = 8;

export const userPartition = (travellerId: string) => partitionOf('traveller', { id: travellerId });
export const travellerKey = (travellerId: string): Key => keyOf('traveller', { id: travellerId });
export const SESSION_PREFIX = sortPrefixOf('session');
export const sessionKey = (travellerId: string, sessionId: string): Key =>
  keyOf('session', { id: travellerId, session: sessionId });

export const DELETION_SORT_KEY = sortPrefixOf('deletion');
export const deletionKey = (travellerId: string): Key => keyOf('deletion', { id: travellerId });
export const EXPORT_PREFIX = sortPrefixOf('export');
export const exportKey = (travellerId: string, exportId: string): Key =>
  keyOf('export', { id: travellerId, export: exportId });
export const CALENDAR_PREFIX = sortPrefixOf('calendar');
export const calendarKey = (travellerId: string, hash: string): Key => keyOf('calendar', { id: travellerId, hash });
export const PASSKEY_PREFIX = sortPrefixOf('passkey');
/** `credential` is a hash of the credential's id, which may be longer than a key. */
export const passkeyKey = (travellerId: string, credential: string): Key =>
  keyOf('passkey', { id: travellerId, credential });
export const BLOCKED_SENDER_PREFIX = sortPrefixOf('blocked sender');
export const blockedSenderKey = (travellerId: string, sender: string): Key =>
  keyOf('blocked sender', { id: travellerId, sender });
export const TOMBSTONE_PREFIX = sortPrefixOf('tombstone');
export const tombstoneKey = (ownerId: string, tripId: string): Key => keyOf('tombstone', { id: ownerId, trip: tripId });

const RESET_PREFIX = sortPrefixOf('password link');
export const passwordResetKey = (travellerId: string, tokenHash: string): Key =>
  keyOf('password link', { id: travellerId, hash: tokenHash });
/** The sort keys from the first reset link to the last session: nothing else lies between. */
export const RESETS_AND_SESSIONS = { ':first': RESET_PREFIX, ':last': `${SESSION_PREFIX}\uffff` } as const;

export const TRIP_SUMMARY_PREFIX = sortPrefixOf('own trip');
export const tripSummarySortKey = (tripId: string) => sortKeyOf('own trip', { trip: tripId });
export const ownTripKey = (ownerId: string, tripId: string): Key => keyOf('own trip', { id: ownerId, trip: tripId });
export const SHARED_PREFIX = sortPrefixOf('shared trip');
export const sharedTripKey = (travellerId: string, tripId: string): Key =>
  keyOf('shared trip', { id: travellerId, trip: tripId });
export const publicByPartition = (travellerId: string) => partitionOf('public trip of an author', { id: travellerId });
export const publicPartition = (shard: number) => partitionOf('public trip', { shard });
export const topicPartition = (topic: string, shard: number) => partitionOf('trip of a topic', { topic, shard });
export const topicCountsKey = (shard: number): Key => keyOf('counts of topics', { shard });
export const placeCountPrefix = (counting: string) => sortKeyOf('count of a place', { counting, topic: '' });
export const placeCountKey = (shard: number, counting: string, topic: string): Key =>
  keyOf('count of a place', { shard, counting, topic });
export const feedPartition = (travellerId: string) => partitionOf('feed trip', { id: travellerId });
export const feedKey = (travellerId: string, tripId: string): Key =>
  keyOf('feed trip', { id: travellerId, trip: tripId });
export const fanOutKey = (tripId: string): Key => keyOf('fan-out', { trip: tripId });

/** The shard of a public trip; ids end in random characters, so shards fill evenly. */
export function publicShardOf(tripId: string): number {
  return Number.parseInt(tripId.slice(-4), 36) % PUBLIC_SHARDS;
}
export function countShardOf(tripId: string): number {
  return Number.parseInt(tripId.slice(-4), 36) % COUNT_SHARDS;
}

export const FOLLOW_PREFIX = sortPrefixOf('followed');
export const followingPartition = (travellerId: string) => partitionOf('followed', { id: travellerId });
export const followersPartition = (travellerId: string) => partitionOf('follower', { id: travellerId });
export const followSortKey = (travellerId: string) => sortKeyOf('followed', { followed: travellerId });

export const emailClaimKey = (address: string): Key => keyOf('email claim', { address: address.toLowerCase() });
export const usernameClaimKey = (username: string): Key =>
  keyOf('username claim', { username: username.toLowerCase() });
export const addressClaimKey = (token: string): Key => keyOf('address claim', { token });

export const passkeyClaimKey = (credential: string): Key => keyOf('passkey claim', { credential });
export const usedChallengeKey = (challenge: string): Key => keyOf('used challenge', { challenge });

const beginningOf = (word: string) => [...word].slice(0, 2).join('');
/** A folded word of a traveller's names. */
export const travellerWordKey = (word: string, travellerId: string): Key =>
  keyOf('traveller’s word', { beginning: beginningOf(word), word, traveller: travellerId });
/** Where to query words with this prefix; a one-letter prefix has a partition of its own, with one-letter words only. */
export const wordsBeginningWith = (beginning: string): Key => ({
  pk: partitionOf('traveller’s word', { beginning: beginningOf(beginning) }),
  sk: beginning,
});

export const idempotencyPartition = (travellerId: string) => partitionOf('idempotency', { id: travellerId });
export const idempotencyRecordKey = (travellerId: string, work: string, key: string): Key =>
  keyOf('idempotency', { id: travellerId, work, key });

export const TRIP_PARTITION_PREFIX = partitionPrefixOf('trip');
export const tripPartition = (tripId: string) => partitionOf('trip', { trip: tripId });
export const TRIP_SORT_KEY = sortPrefixOf('trip');
export const tripKey = (tripId: string): Key => keyOf('trip', { trip: tripId });
export const daySortKey = (dayId: string) => sortKeyOf('day', { day: dayId });
export const dayKey = (dayId: string): Key => keyOf('day', { trip: tripIdOf(dayId), day: dayId });
export const activityKey = (activityId: string): Key =>
  keyOf('activity', { trip: tripIdOf(activityId), day: dayIdOf(activityId), activity: activityId });
export const DAY_PREFIX = sortPrefixOf('day');
export const ACTIVITY_MARK = sortKeyOf('activity', { day: '', activity: '' }).slice(DAY_PREFIX.length);
export const TRIP_MAIL_PREFIX = sortPrefixOf('mail of a trip');
export const tripMailKey = (tripId: string, emailId: string): Key =>
  keyOf('mail of a trip', { trip: tripId, mail: emailId });

export const MERGE_PREFIX = sortPrefixOf('merge of a trip');
/** Sort key prefix of a trip's merges and of their days. */
export const MERGES_PREFIX = MERGE_PREFIX.slice(0, -1);
export const mergeKey = (targetId: string, sourceId: string): Key =>
  keyOf('merge of a trip', { trip: targetId, source: sourceId });

export const MERGED_DAY_PREFIX = sortPrefixOf('merged day');
export const mergedDayPrefix = (batch: string) => sortKeyOf('merged day', { batch, day: '' });
export const mergedDayKey = (tripId: string, batch: string, dayId: string): Key =>
  keyOf('merged day', { trip: tripId, batch, day: dayId });

export const STAGED_MARK = sortKeyOf('staged change', { item: '', batch: '' });
/** Next to the item that it will replace. */
export const stagedKey = ({ pk, sk }: Key, batch: string): Key => ({
  pk,
  sk: sortKeyOf('staged change', { item: sk, batch }),
});
export const JOB_SORT_KEY = sortPrefixOf('work on a trip');
export const jobKey = (tripId: string): Key => keyOf('work on a trip', { trip: tripId });

export const PLAN_PREFIX = sortPrefixOf('applied plan');
export const planKey = (tripId: string, undoId: string): Key => keyOf('applied plan', { trip: tripId, undo: undoId });

export const EVENT_PREFIX = sortPrefixOf('event');
export const eventKey = (tripId: string, time: string): Key => keyOf('event', { trip: tripId, time });

export const FINDINGS_SORT_KEY = sortPrefixOf('ignored findings');
export const findingsKey = (tripId: string): Key => keyOf('ignored findings', { trip: tripId });

export const INVITATION_PREFIX = sortPrefixOf('invitation');
export const invitationKey = (tripId: string, hash: string): Key => keyOf('invitation', { trip: tripId, hash });
export const OPENING_SORT_KEY = sortPrefixOf('opening');
export const openingKey = (tripId: string): Key => keyOf('opening', { trip: tripId });
/** Sort key prefix of a trip's costs, and of what they have in common. */
export const COSTS_PREFIX = sortPrefixOf('money of a trip');
const COST_PREFIX = sortPrefixOf('cost of a trip');
/** `cost`: the id of one of its own, or the tail of an activity. */
export const costKey = (tripId: string, cost: string): Key => keyOf('cost of a trip', { trip: tripId, cost });
export const isCostKey = ({ sk }: Key): boolean => sk.startsWith(COST_PREFIX);
export const moneyKey = (tripId: string): Key => keyOf('money of a trip', { trip: tripId });

export const RATES_PARTITION = partitionOf('exchange rates', {});
export const ratesKey = (date: string): Key => keyOf('exchange rates', { date });

/** The trip's target; stays when the trip's own item is gone. */
export const mergedAwayKey = (tripId: string): Key => keyOf('merged away', { trip: tripId });

export const FILE_PARTITION_PREFIX = partitionPrefixOf('file claim');
/** `folder` is that of an object's key, without a trailing slash. */
export const filePartition = (folder: string) => partitionOf('file claim', { folder });
export function fileClaimKey(key: string): Key {
  const at = key.lastIndexOf('/');
  return keyOf('file claim', { folder: key.slice(0, at), name: key.slice(at + 1) });
}
/** Of all files that the traveller stores in a folder whose names are not known yet. */
export const folderClaimKey = (folder: string, travellerId: string): Key =>
  keyOf('folder claim', { folder, traveller: travellerId });
const FOLDER_CLAIM_PREFIX = sortPrefixOf('folder claim');
const isFolderClaimKey = ({ pk, sk }: Key): boolean =>
  pk.startsWith(FILE_PARTITION_PREFIX) && sk.startsWith(FOLDER_CLAIM_PREFIX);
/** The object key of a file claim; with no name for a claim of the whole folder. */
export const fileKeyOf = (key: Key) =>
  `${key.pk.slice(FILE_PARTITION_PREFIX.length)}/${isFolderClaimKey(key) ? '' : key.sk}`;

export const INBOX_PARTITION_PREFIX = partitionPrefixOf('inbox mail');
export const inboxPartition = (travellerId: string) => partitionOf('inbox mail', { id: travellerId });
export const INBOX_MAIL_PREFIX = sortPrefixOf('inbox mail');
export const inboxMailKey = (travellerId: string, emailId: string): Key =>
  keyOf('inbox mail', { id: travellerId, mail: emailId });
export const BOOKING_PREFIX = sortPrefixOf('booking');
export const bookingsVersionKey = (travellerId: string): Key => keyOf('bookings’ version', { id: travellerId });
export const bookingKey = (travellerId: string, bookingId: string): Key =>
  keyOf('booking', { id: travellerId, booking: bookingId });
export const messageClaimKey = (travellerId: string, hash: string): Key =>
  keyOf('message claim', { id: travellerId, hash });

export const HELD_MESSAGE_PREFIX = sortPrefixOf('message held');
export const heldMessageKey = (travellerId: string, messageId: string): Key =>
  keyOf('message held', { id: travellerId, message: messageId });
export const messagePartition = (messageId: string) => partitionOf('envelope', { message: messageId });
export const MESSAGE_HOLDER_PREFIX = sortPrefixOf('message’s holder');
export const messageHolderKey = (travellerId: string, messageId: string): Key =>
  keyOf('message’s holder', { message: messageId, id: travellerId });
export const envelopeKey = (messageId: string): Key => keyOf('envelope', { message: messageId });

export const RATE_PREFIX = partitionPrefixOf('rate');
export const rateKey = (what: string, window: number): Key => keyOf('rate', { what, window });

export const SESSION_KEYS_PARTITION = partitionOf('session keys', {});
export const SESSION_KEY_PREFIX = sortPrefixOf('session keys');
export const sessionSigningKey = (id: string): Key => keyOf('session keys', { key: id });
