import type { Partition } from '#functions/data/key-table.ts';

/* What functions may do with the table, by what they do there; permissions.ts says which function does what. */

/** DynamoDB actions (Service Authorization Reference); a transaction needs those of its writes. */
type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'ConditionCheckItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem';

export interface TableGrant {
  readonly actions: readonly TableAction[];
  /** The partitions in which all of the actions are allowed. */
  readonly partitions: readonly Partition[];
}

/** Some actions in some partitions. */
export function may(actions: readonly TableAction[], ...partitions: readonly Partition[]): TableGrant {
  return { actions, partitions };
}

export function all(...grants: readonly TableGrant[]): TableGrant {
  return {
    actions: [...new Set(grants.flatMap(({ actions }) => actions))].toSorted(),
    partitions: [...new Set(grants.flatMap(({ partitions }) => partitions))].toSorted(),
  };
}

/** Authentication: the keys that sign sessions, cached for five minutes, and the session. */
const SESSION = may(['Query', 'GetItem'], 'KEYS', 'USER');
/** What a call may do besides that. */
export const call = (...grants: readonly TableGrant[]) => all(SESSION, ...grants);

/** Counting something besides the call itself. */
export const COUNT = may(['UpdateItem'], 'RATE');
/** Storing the answer for a repeated Idempotency-Key. */
export const ONCE = may(['PutItem'], 'REPEAT');
/** Starting a session, and creating the first key that signs one. */
export const BEGIN_SESSION = may(['PutItem'], 'USER', 'KEYS');
export const END_SESSION = may(['DeleteItem'], 'USER');

export const READ_TRIP = may(['GetItem', 'Query'], 'TRIP');
/** A trip with its summary and its owner's count. */
export const MAKE_TRIP = may(['PutItem', 'UpdateItem'], 'TRIP', 'USER');
/** Content that does not fit into one transaction is staged first (functions/data/staged-writes.ts). */
export const STAGE_TRIP = all(MAKE_TRIP, may(['ConditionCheckItem', 'DeleteItem'], 'TRIP', 'USER'));
/**
 * Any change of a trip first completes a larger one that was interrupted, whatever that was: it checks that it is still
 * incomplete, puts items in their places, and removes what they replace (functions/data/staged-writes.ts).
 */
export const CHANGE_TRIP = all(
  READ_TRIP,
  may(['Query', 'ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'], 'TRIP', 'USER'),
);
/** A cost with its rate, which is frozen when it is paid. */
export const CHANGE_COSTS = all(CHANGE_TRIP, may(['BatchGetItem'], 'TRIP'), may(['Query'], 'RATES'));
/** Finding the trip that a file belongs to now, after merges. */
export const FIND_FILE = may(['BatchGetItem'], 'TRIP');
/** Claiming a file before it is stored. */
export const CLAIM_FILE = may(['PutItem'], 'FILE');
export const SAVE_PHOTO = all(FIND_FILE, CLAIM_FILE);

const READ_INBOX = may(['GetItem', 'Query'], 'INBOX');
/** An inbox shows in which trips its bookings are. */
export const LOCATE_BOOKINGS = all(READ_INBOX, may(['BatchGetItem'], 'TRIP'));
/** A step changes anything in a trip, and the records of bookings whose items move. */
export const STEP = all(CHANGE_TRIP, may(['UpdateItem'], 'INBOX'));
/** Bookings become items of existing trips or of a new one. */
export const ADD_BOOKINGS = all(LOCATE_BOOKINGS, CHANGE_TRIP, MAKE_TRIP, may(['PutItem', 'UpdateItem'], 'INBOX'));
export const ADD_MAIL = may(['PutItem', 'ConditionCheckItem'], 'INBOX', 'USER');
/** Removing a traveller from a raw message; the last one deletes it. */
export const LET_MESSAGE_GO = may(['Query', 'DeleteItem'], 'RAW', 'INBOX');

/** How many public trips a destination, a theme or a place has. */
export const COUNT_TOPICS = may(['BatchGetItem'], 'COUNTS');
/** A public trip in its lists, counted for its topics and its author: added, changed or removed. */
export const LIST_TRIP = all(
  may(['BatchGetItem', 'PutItem', 'DeleteItem', 'ConditionCheckItem'], 'PUBLIC', 'PUBLICBY', 'TOPIC'),
  may(['BatchGetItem', 'UpdateItem', 'ConditionCheckItem'], 'COUNTS', 'USER'),
);

const SEE_FOUND = may(['BatchGetItem'], 'USER', 'FOLLOWING');
export const FIND_BY_NAME = all(SEE_FOUND, may(['Query'], 'WORD'));
