import { dayIdOf, tripIdOf } from '#shared/contract/ids.ts';

/*
 * Every key of the table, and every way it is read. A query that is not here is not written.
 *
 * Noun              pk                    sk                              read by
 * ----------------  --------------------  ------------------------------  --------------------------------------------
 * traveller         USER#{id}             PROFILE                         id
 * session           USER#{id}             SESSION#{session}               token
 * deletion          USER#{id}             DELETION                        the function that removes the account
 * export            USER#{id}             EXPORT#{export}                 its traveller, the function that prepares it
 * tombstone         USER#{id}             GONE#{trip}                     deleting the account: trips that no list names
 * password link     USER#{id}             RESET#{hash of its token}       token, when the new password is set
 * own trip          USER#{id}             TRIP#{trip}                     owner, newest first: its summary
 * public trip       PUBLICBY#{id}         TRIP#{trip}                     author, newest first (projected)
 * public trip       PUBLIC#{shard}        TRIP#{trip}                     newest first over all shards (projected)
 * trip of a topic   TOPIC#{topic}#{shard} TRIP#{trip}                     newest first over all shards (projected)
 * counts of topics  COUNTS#{shard}        TOPICS                          all shards: trips by destination and theme (projected)
 * count of a place  COUNTS#{shard}        {counting}#{topic}              all shards: trips to one place (projected)
 * feed trip         FEED#{id}             TRIP#{trip}                     follower, newest first; names the trip (projected)
 * fan-out           FANOUT#{trip}         FEEDS                           nobody: each change of it is the next step
 * followed          FOLLOWING#{id}        USER#{followed}                 follower
 * follower          FOLLOWERS#{id}        USER#{follower}                 followed
 * email claim       EMAIL#{address}       CLAIM                           sign-in: traveller id and password hash
 * username claim    USERNAME#{lower}      CLAIM                           profile address
 * address claim     ADDRESS#{token}       CLAIM                           arriving mail
 * traveller's word  WORD#{first 2}        {word}#{traveller}              search by the beginning of a word (projected)
 * trip              TRIP#{trip}           TRIP                            id; the whole partition is one Query
 * day               TRIP#{trip}           DAY#{day}                       its trip
 * activity          TRIP#{trip}           DAY#{day}#ACTIVITY#{activity}   its day (begins_with), its trip
 * mail of a trip    TRIP#{trip}           MAIL#{mail}                     deleting or merging the trip
 * merge of a trip   TRIP#{trip}           MERGE#{source}                  undoing one, with the days of all of them
 * merged day        TRIP#{trip}           MERGEDAY#{batch}#{day}          undoing a merge, with those of all of them
 * staged change     TRIP#{trip}           {item's}#NEXT#{batch}           its trip: what a day or activity becomes
 * work on a trip    TRIP#{trip}           JOB                             whoever stages changes of the trip
 * applied plan      TRIP#{trip}           PLAN#{undo}                     undoing it
 * merged away       TRIP#{trip}           MERGED                          a photo's key, that names the trip it was in
 * file claim        FILE#{folder of key}  {name in it}                    nobody: when it expires, the file is looked at
 * inbox mail        INBOX#{id}            MAIL#{mail}                     owner, newest first
 * booking           INBOX#{id}            BOOKING#{booking}               owner, all: which item a mail speaks of
 * message claim     INBOX#{id}            MESSAGE#{hash}                  the same message arriving again
 * message held      INBOX#{id}            RAW#{message}                   deleting the account: messages to let go
 * message's holder  RAW#{message}         USER#{id}                       whose inbox it is for; when the last is gone it goes
 * envelope          RAW#{message}         ENVELOPE                        the function that reads it: whether it was admitted
 * idempotency       REPEAT#{id}           {work}#{key}                    Idempotency-Key sent again
 * rate              RATE#{what}#{window}  COUNT                           rate limit
 * session keys      KEYS                  SESSION#{key}                   every function, kept five minutes
 */

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

const CLAIM = 'CLAIM';

/** How many partitions a list over everybody is spread over. */
export const PUBLIC_SHARDS = 4;
/** How many items a count over everybody is spread over: each takes part in a transaction, which holds it for a while. */
export const COUNT_SHARDS = 8;

export const userPartition = (travellerId: string) => `USER#${travellerId}`;
export const travellerKey = (travellerId: string): Key => ({ pk: userPartition(travellerId), sk: 'PROFILE' });
export const SESSION_PREFIX = 'SESSION#';
export const sessionKey = (travellerId: string, sessionId: string): Key => ({
  pk: userPartition(travellerId),
  sk: `${SESSION_PREFIX}${sessionId}`,
});

export const DELETION_SORT_KEY = 'DELETION';
export const deletionKey = (travellerId: string): Key => ({ pk: userPartition(travellerId), sk: DELETION_SORT_KEY });
export const EXPORT_PREFIX = 'EXPORT#';
export const exportKey = (travellerId: string, exportId: string): Key => ({
  pk: userPartition(travellerId),
  sk: `${EXPORT_PREFIX}${exportId}`,
});
export const TOMBSTONE_PREFIX = 'GONE#';
export const tombstoneKey = (ownerId: string, tripId: string): Key => ({
  pk: userPartition(ownerId),
  sk: `${TOMBSTONE_PREFIX}${tripId}`,
});

const RESET_PREFIX = 'RESET#';
export const passwordResetKey = (travellerId: string, tokenHash: string): Key => ({
  pk: userPartition(travellerId),
  sk: `${RESET_PREFIX}${tokenHash}`,
});
/** The sort keys from the first password link to the last session: nothing else lies between. */
export const RESETS_AND_SESSIONS = { ':first': RESET_PREFIX, ':last': `${SESSION_PREFIX}\uffff` } as const;

export const TRIP_SUMMARY_PREFIX = 'TRIP#';
export const tripSummarySortKey = (tripId: string) => `${TRIP_SUMMARY_PREFIX}${tripId}`;
export const ownTripKey = (ownerId: string, tripId: string): Key => ({
  pk: userPartition(ownerId),
  sk: tripSummarySortKey(tripId),
});
export const publicByPartition = (travellerId: string) => `PUBLICBY#${travellerId}`;
export const publicPartition = (shard: number) => `PUBLIC#${shard}`;
export const topicPartition = (topic: string, shard: number) => `TOPIC#${topic}#${shard}`;
export const topicCountsKey = (shard: number): Key => ({ pk: `COUNTS#${shard}`, sk: 'TOPICS' });
export const placeCountPrefix = (counting: string) => `${counting}#`;
export const placeCountKey = (shard: number, counting: string, topic: string): Key => ({
  pk: `COUNTS#${shard}`,
  sk: `${placeCountPrefix(counting)}${topic}`,
});
export const feedPartition = (travellerId: string) => `FEED#${travellerId}`;
export const feedKey = (travellerId: string, tripId: string): Key => ({
  pk: feedPartition(travellerId),
  sk: tripSummarySortKey(tripId),
});
export const FAN_OUT_PREFIX = 'FANOUT#';
export const fanOutKey = (tripId: string): Key => ({ pk: `${FAN_OUT_PREFIX}${tripId}`, sk: 'FEEDS' });

/** The shard of a public trip; its id ends in random characters, so shards fill evenly. */
export function publicShardOf(tripId: string): number {
  return Number.parseInt(tripId.slice(-4), 36) % PUBLIC_SHARDS;
}
export function countShardOf(tripId: string): number {
  return Number.parseInt(tripId.slice(-4), 36) % COUNT_SHARDS;
}

export const FOLLOW_PREFIX = 'USER#';
export const followingPartition = (travellerId: string) => `FOLLOWING#${travellerId}`;
export const followersPartition = (travellerId: string) => `FOLLOWERS#${travellerId}`;
export const followSortKey = (travellerId: string) => `${FOLLOW_PREFIX}${travellerId}`;

export const emailClaimKey = (address: string): Key => ({ pk: `EMAIL#${address.toLowerCase()}`, sk: CLAIM });
export const usernameClaimKey = (username: string): Key => ({ pk: `USERNAME#${username.toLowerCase()}`, sk: CLAIM });
export const addressClaimKey = (token: string): Key => ({ pk: `ADDRESS#${token}`, sk: CLAIM });

const wordPartition = (word: string) => `WORD#${[...word].slice(0, 2).join('')}`;
/** A folded word of a traveller's names. */
export const travellerWordKey = (word: string, travellerId: string): Key => ({
  pk: wordPartition(word),
  sk: `${word}#${travellerId}`,
});
/** Where the words that begin so are; one letter alone is a partition of its own, of words no longer than it. */
export const wordsBeginningWith = (beginning: string): Key => ({ pk: wordPartition(beginning), sk: beginning });

export const idempotencyPartition = (travellerId: string) => `REPEAT#${travellerId}`;
export const idempotencyRecordKey = (travellerId: string, work: string, key: string): Key => ({
  pk: idempotencyPartition(travellerId),
  sk: `${work}#${key}`,
});

export const TRIP_PARTITION_PREFIX = 'TRIP#';
export const tripPartition = (tripId: string) => `${TRIP_PARTITION_PREFIX}${tripId}`;
export const TRIP_SORT_KEY = 'TRIP';
export const tripKey = (tripId: string): Key => ({ pk: tripPartition(tripId), sk: TRIP_SORT_KEY });
export const daySortKey = (dayId: string) => `DAY#${dayId}`;
export const dayKey = (dayId: string): Key => ({ pk: tripPartition(tripIdOf(dayId)), sk: daySortKey(dayId) });
export const activityKey = (activityId: string): Key => ({
  pk: tripPartition(tripIdOf(activityId)),
  sk: `${daySortKey(dayIdOf(activityId))}#ACTIVITY#${activityId}`,
});
export const DAY_PREFIX = 'DAY#';
export const ACTIVITY_MARK = '#ACTIVITY#';
export const TRIP_MAIL_PREFIX = 'MAIL#';
export const tripMailKey = (tripId: string, emailId: string): Key => ({
  pk: tripPartition(tripId),
  sk: `${TRIP_MAIL_PREFIX}${emailId}`,
});

/** What the sort keys of a trip's merges and of their days begin with. */
export const MERGES_PREFIX = 'MERGE';
export const MERGE_PREFIX = 'MERGE#';
export const mergeKey = (targetId: string, sourceId: string): Key => ({
  pk: tripPartition(targetId),
  sk: `${MERGE_PREFIX}${sourceId}`,
});

export const MERGED_DAY_PREFIX = 'MERGEDAY#';
export const mergedDayPrefix = (batch: string) => `${MERGED_DAY_PREFIX}${batch}#`;
export const mergedDayKey = (tripId: string, batch: string, dayId: string): Key => ({
  pk: tripPartition(tripId),
  sk: `${mergedDayPrefix(batch)}${dayId}`,
});

export const STAGED_MARK = '#NEXT#';
/** Beside the item that it is to take the place of. */
export const stagedKey = ({ pk, sk }: Key, batch: string): Key => ({ pk, sk: `${sk}${STAGED_MARK}${batch}` });
export const JOB_SORT_KEY = 'JOB';
export const jobKey = (tripId: string): Key => ({ pk: tripPartition(tripId), sk: JOB_SORT_KEY });

export const PLAN_PREFIX = 'PLAN#';
export const planKey = (tripId: string, undoId: string): Key => ({
  pk: tripPartition(tripId),
  sk: `${PLAN_PREFIX}${undoId}`,
});

/** Where the trip went; stays when the trip's own item is gone. */
export const mergedAwayKey = (tripId: string): Key => ({ pk: tripPartition(tripId), sk: 'MERGED' });

export const FILE_PARTITION_PREFIX = 'FILE#';
/** `folder` is that of an object's key, without a slash at its end. */
export const filePartition = (folder: string) => `${FILE_PARTITION_PREFIX}${folder}`;
export function fileClaimKey(key: string): Key {
  const at = key.lastIndexOf('/');
  return { pk: filePartition(key.slice(0, at)), sk: key.slice(at + 1) };
}
/** The object's key that a file claim is about. */
export const fileKeyOf = ({ pk, sk }: Key) => `${pk.slice(FILE_PARTITION_PREFIX.length)}/${sk}`;

export const INBOX_PARTITION_PREFIX = 'INBOX#';
export const inboxPartition = (travellerId: string) => `${INBOX_PARTITION_PREFIX}${travellerId}`;
export const INBOX_MAIL_PREFIX = 'MAIL#';
export const inboxMailKey = (travellerId: string, emailId: string): Key => ({
  pk: inboxPartition(travellerId),
  sk: `${INBOX_MAIL_PREFIX}${emailId}`,
});
export const BOOKING_PREFIX = 'BOOKING#';
export const bookingKey = (travellerId: string, bookingId: string): Key => ({
  pk: inboxPartition(travellerId),
  sk: `${BOOKING_PREFIX}${bookingId}`,
});
export const messageClaimKey = (travellerId: string, hash: string): Key => ({
  pk: inboxPartition(travellerId),
  sk: `MESSAGE#${hash}`,
});

export const RATE_PREFIX = 'RATE#';
const RAW = 'RAW#';
export const HELD_MESSAGE_PREFIX = RAW;
export const heldMessageKey = (travellerId: string, messageId: string): Key => ({
  pk: inboxPartition(travellerId),
  sk: `${RAW}${messageId}`,
});
export const messagePartition = (messageId: string) => `${RAW}${messageId}`;
export const MESSAGE_HOLDER_PREFIX = 'USER#';
export const messageHolderKey = (travellerId: string, messageId: string): Key => ({
  pk: messagePartition(messageId),
  sk: `${MESSAGE_HOLDER_PREFIX}${travellerId}`,
});
export const envelopeKey = (messageId: string): Key => ({ pk: messagePartition(messageId), sk: 'ENVELOPE' });

export const rateKey = (what: string, window: number): Key => ({ pk: `${RATE_PREFIX}${what}#${window}`, sk: 'COUNT' });

export const SESSION_KEYS_PARTITION = 'KEYS';
export const SESSION_KEY_PREFIX = 'SESSION#';
export const sessionSigningKey = (id: string): Key => ({
  pk: SESSION_KEYS_PARTITION,
  sk: `${SESSION_KEY_PREFIX}${id}`,
});
