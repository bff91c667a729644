/*
 * Every noun of the table: its partition key, its sort key, and how it is read. A query that is not here is not
 * written. Keys are built and parsed by these templates, and roles are granted their partitions. If several templates
 * match a key, the first wins, so narrower ones stand before wider ones.
 */
export const KEY_TABLE = {
  traveller: ['USER#{id}', 'PROFILE', 'id'],
  session: ['USER#{id}', 'SESSION#{session}', 'token'],
  deletion: ['USER#{id}', 'DELETION', 'the function that removes the account'],
  export: ['USER#{id}', 'EXPORT#{export}', 'its traveller, the function that prepares it'],
  calendar: ['USER#{id}', 'CALENDAR#{hash}', 'its traveller; whoever has the token, of which it is the hash'],
  passkey: ['USER#{id}', 'PASSKEY#{credential}', 'its traveller; signing in with it. A hash of the credential’s id'],
  'shared trip': ['USER#{id}', 'SHARED#{trip}', 'companion, newest first: its summary and the role (projected)'],
  'blocked sender': ['USER#{id}', 'BLOCKED#{sender}', 'its traveller; a mail of the sender, of whom it is a hash'],
  tombstone: ['USER#{id}', 'GONE#{trip}', 'deleting the account: trips that no list names'],
  'password link': ['USER#{id}', 'RESET#{hash}', 'token, of which it is the hash, when the new password is set'],
  'own trip': ['USER#{id}', 'TRIP#{trip}', 'owner, newest first: its summary'],
  'public trip of an author': ['PUBLICBY#{id}', 'TRIP#{trip}', 'author, newest first (projected)'],
  'public trip': ['PUBLIC#{shard}', 'TRIP#{trip}', 'newest first over all shards (projected)'],
  'trip of a topic': ['TOPIC#{topic}#{shard}', 'TRIP#{trip}', 'newest first over all shards (projected)'],
  'counts of topics': ['COUNTS#{shard}', 'TOPICS', 'all shards: trips by destination and theme (projected)'],
  'count of a place': ['COUNTS#{shard}', '{counting}#{topic}', 'all shards: trips to one place (projected)'],
  'feed trip': ['FEED#{id}', 'TRIP#{trip}', 'follower, newest first; names the trip (projected)'],
  'fan-out': ['FANOUT#{trip}', 'FEEDS', 'nobody: each change of it is the next step'],
  followed: ['FOLLOWING#{id}', 'USER#{followed}', 'follower'],
  follower: ['FOLLOWERS#{id}', 'USER#{follower}', 'followed'],
  'email claim': ['EMAIL#{address}', 'CLAIM', 'sign-in: traveller id and password hash'],
  'username claim': ['USERNAME#{username}', 'CLAIM', 'profile address, in lower case'],
  'address claim': ['ADDRESS#{token}', 'CLAIM', 'arriving mail'],
  'passkey claim': ['PASSKEY#{credential}', 'CLAIM', 'nobody: one credential is one account’s'],
  'used challenge': ['CHALLENGE#{challenge}', 'USED', 'nobody: it cannot be used again'],
  'traveller’s word': ['WORD#{beginning}', '{word}#{traveller}', 'search by the beginning of a word (projected)'],
  'staged change': ['TRIP#{trip}', '{item}#NEXT#{batch}', 'its trip: what a day or activity becomes'],
  trip: ['TRIP#{trip}', 'TRIP', 'id; the whole partition is one Query'],
  activity: ['TRIP#{trip}', 'DAY#{day}#ACTIVITY#{activity}', 'its day (begins_with), its trip'],
  day: ['TRIP#{trip}', 'DAY#{day}', 'its trip'],
  'mail of a trip': ['TRIP#{trip}', 'MAIL#{mail}', 'deleting or merging the trip'],
  'merge of a trip': ['TRIP#{trip}', 'MERGE#{source}', 'undoing one, with the days of all of them'],
  'merged day': ['TRIP#{trip}', 'MERGEDAY#{batch}#{day}', 'undoing a merge, with those of all of them'],
  'work on a trip': ['TRIP#{trip}', 'JOB', 'whoever stages changes of the trip'],
  'applied plan': ['TRIP#{trip}', 'PLAN#{undo}', 'undoing it'],
  'ignored findings': ['TRIP#{trip}', 'HEALTH', 'its owner, with the trip'],
  event: ['TRIP#{trip}', 'EVENT#{time}', 'companions, newest first: who changed what, for 90 days'],
  invitation: ['TRIP#{trip}', 'INVITE#{hash}', 'owner, all open ones; whoever has the token, of which it is the hash'],
  opening: ['TRIP#{trip}', 'OPENS', 'nobody: when it expires, the trip is listed as public'],
  'cost of a trip': ['TRIP#{trip}', 'COST#{cost}', 'its trip: a cost, or what is known of an activity’s by its tail'],
  'money of a trip': ['TRIP#{trip}', 'COST', 'its trip, with its costs: currency, budget, people'],
  'merged away': ['TRIP#{trip}', 'MERGED', 'a photo’s key, that names the trip it was in'],
  'folder claim': [
    'FILE#{folder}',
    'ALL#{traveller}',
    'nobody: when it expires, all files of the folder are looked at',
  ],
  'file claim': ['FILE#{folder}', '{name}', 'nobody: when it expires, the file is looked at'],
  'inbox mail': ['INBOX#{id}', 'MAIL#{mail}', 'owner, newest first'],
  'bookings’ version': [
    'INBOX#{id}',
    'BOOKING#',
    'owner, with all bookings: whether they changed since they were read',
  ],
  booking: ['INBOX#{id}', 'BOOKING#{booking}', 'owner, all: which item a mail speaks of'],
  'message claim': ['INBOX#{id}', 'MESSAGE#{hash}', 'the same message arriving again'],
  'message held': ['INBOX#{id}', 'RAW#{message}', 'deleting the account: messages to let go'],
  'message’s holder': ['RAW#{message}', 'USER#{id}', 'whose inbox it is for; when the last is gone it goes'],
  envelope: ['RAW#{message}', 'ENVELOPE', 'the function that reads it: whether it was admitted'],
  idempotency: ['REPEAT#{id}', '{work}#{key}', 'Idempotency-Key sent again'],
  'exchange rates': ['RATES', '{date}', 'a month of them, kept an hour by each function'],
  rate: ['RATE#{what}#{window}', 'COUNT', 'rate limit'],
  'session keys': ['KEYS', 'SESSION#{key}', 'every function, kept five minutes'],
} as const satisfies Readonly<Record<string, readonly [partition: string, sort: string, readBy: string]>>;

export type ItemKind = keyof typeof KEY_TABLE;

type First<Template extends string> = Template extends `${infer Begin}#${string}` ? Begin : Template;
/** What partitions of the table hold, by the prefix of their keys. */
export type Partition = First<(typeof KEY_TABLE)[ItemKind][0]>;

type Names<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
export type PartitionNames<Kind extends ItemKind> = Names<(typeof KEY_TABLE)[Kind][0]>;
export type SortNames<Kind extends ItemKind> = Names<(typeof KEY_TABLE)[Kind][1]>;
