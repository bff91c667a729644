import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf, tripIdOf } from '#shared/contract/ids.ts';
import { BookingRecord, MAX_STATEMENTS, MAX_STATEMENTS_BYTES, type Statement } from './booking-record.ts';
import { getBatch } from './get-batch.ts';
import {
  activityKey,
  BOOKING_PREFIX,
  bookingKey,
  bookingsVersionKey,
  DAY_PREFIX,
  dayKey,
  inboxPartition,
  mergedAwayKey,
  tripKey,
} from './keys.ts';
import { ChangedMeanwhile } from './plan-again.ts';
import type { BookingMove } from './plan-record.ts';
import { queryAll } from './query-all.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { readDays, type TripWithDays } from './trip-days.ts';
import { ActivityItem, DayItem, TripItem } from './trip-item.ts';
import { unexpected, update } from './writes.ts';

/** How long a booking is remembered after its last day, in seconds: no more mails about it are expected by then. */
const KNOWN_SECONDS = 400 * 24 * 60 * 60;
/** DynamoDB reads at most 100 items in one batch, and each booking takes three. */
const MAX_LOCATED = 33;
const MAX_MERGES = 5;

/** Where a booking's activity is. */
export interface LocatedItem {
  readonly trip: TripItem;
  readonly day: DayItem;
  readonly activity: ActivityItem;
}

/** A traveller's bookings as they were read. */
export interface KnownBookings {
  /** Incremented by every change of any of them. */
  readonly version: number;
  readonly records: readonly BookingRecord[];
}

const Head = z.object({ version: z.number() });

/** A traveller's bookings, with their activities and days. */
export function bookingRepository(table: Table) {
  return {
    /** Everything that mails said of a traveller's bookings. */
    async list(travellerId: string): Promise<KnownBookings> {
      const items = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': inboxPartition(travellerId), ':prefix': BOOKING_PREFIX },
        ConsistentRead: true,
      });
      const head = Head.safeParse(items.find(({ sk }) => sk === BOOKING_PREFIX)).data;
      const records = items.filter(({ sk }) => sk !== BOOKING_PREFIX).map((item) => BookingRecord.parse(item));
      return { version: head?.version ?? 0, records };
    },

    /** The items that records reference, by activity id, without deleted ones. One round trip. */
    async locate(records: readonly BookingRecord[], ownerId: string): Promise<Map<string, LocatedItem>> {
      const ids = [...new Set(records.flatMap(({ activityId }) => activityId ?? []))].slice(0, MAX_LOCATED);
      if (ids.length === 0) return new Map();
      const keys = ids.flatMap((id) => [activityKey(id), dayKey(dayIdOf(id)), tripKey(tripIdOf(id))]);
      const unique = new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key]));
      const items = await getBatch(table, [...unique.values()]);
      const activities = items.flatMap((item) => ActivityItem.safeParse(item).data ?? []);
      const days = items.flatMap((item) => DayItem.safeParse(item).data ?? []);
      const trips = items.flatMap((item) => TripItem.safeParse(item).data ?? []);
      const located = new Map<string, LocatedItem>();
      for (const id of ids) {
        const activity = activities.find((each) => each.id === id);
        const day = days.find((each) => each.id === dayIdOf(id) && each.deletedAt === undefined);
        const trip = trips.find((each) => each.id === tripIdOf(id) && each.ownerId === ownerId);
        if (activity && day && trip && trip.deletedAt === undefined) located.set(id, { trip, day, activity });
      }
      return located;
    },

    /** A trip of the owner's, or the one that it was merged into; undefined when it is gone. */
    async findTrip(tripId: string, ownerId: string): Promise<TripWithDays | undefined> {
      let id = tripId;
      for (let merges = 0; merges <= MAX_MERGES; merges++) {
        const [found, next] = await Promise.all([readIfThere(table, id, ownerId), mergedInto(table, id)]);
        if (found) return found;
        if (next === undefined) return undefined;
        id = next;
      }
      return undefined;
    },
  };
}
export type BookingRepository = ReturnType<typeof bookingRepository>;

async function readIfThere(table: Table, tripId: string, ownerId: string): Promise<TripWithDays | undefined> {
  try {
    const found = await readDays(table, tripId, DAY_PREFIX, { travellerId: ownerId });
    return found.trip.ownerId === ownerId ? found : undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** The trip that this one was merged into. */
async function mergedInto(table: Table, tripId: string): Promise<string | undefined> {
  const items = await getBatch(table, [tripKey(tripId), mergedAwayKey(tripId)]);
  for (const item of items) {
    const into = typeof item === 'object' && item !== null && 'mergedInto' in item ? item.mergedInto : undefined;
    if (typeof into === 'string') return into;
  }
  return undefined;
}

/** The writes that store a traveller's bookings; refused when any of them changed since `version`. */
export function recordWrites(
  table: Table,
  travellerId: string,
  version: number,
  records: readonly BookingRecord[],
): Write[] {
  if (records.length === 0) return [];
  const head = bookingsVersionKey(travellerId);
  const condition = version === 0 ? 'attribute_not_exists(version)' : 'version = :version';
  const change = { add: { version: 1 }, condition, ...(version === 0 ? {} : { values: { ':version': version } }) };
  return [
    update(
      table,
      head,
      change,
      () => new ChangedMeanwhile('Another email was processed at the same time. Please try again.'),
    ),
    ...records.map((each) => put(table, travellerId, each)),
  ];
}

/** A booking's record names another activity than the one that moved, or is gone. */
export class BookingElsewhere extends ChangedMeanwhile {
  readonly bookingId: string;
  readonly activityId: string | null;
  constructor(bookingId: string, activityId: string | null) {
    super();
    this.bookingId = bookingId;
    this.activityId = activityId;
  }
}

/** The writes by which records name the activities that their bookings' items have become. */
export function bookingMoveWrites(table: Table, travellerId: string, moves: readonly BookingMove[]): Write[] {
  if (moves.length === 0) return [];
  const head = { add: { version: 1 }, condition: 'attribute_exists(pk)' };
  return [
    update(table, bookingsVersionKey(travellerId), head, unexpected('version of bookings')),
    ...moves.map(({ id, before, after }) => {
      const change = {
        set: { activityId: after },
        condition: 'attribute_exists(pk) AND activityId = :before',
        values: { ':before': before },
      };
      return update(table, bookingKey(travellerId, id), change, (old) => elsewhere(id, old));
    }),
  ];
}

function elsewhere(bookingId: string, old: Record<string, unknown> | undefined): BookingElsewhere {
  return new BookingElsewhere(bookingId, old ? BookingRecord.parse(old).activityId : null);
}

/** Unconditional: the head's version detects concurrent writes. */
function put(table: Table, travellerId: string, record: BookingRecord): Write {
  const statements = latestOf(record.statements);
  const dates = statements.flatMap(({ booking: { startDate, endDate } }) => [startDate, endDate]);
  const last = Math.max(Date.now(), ...dates.flatMap((date) => (date === undefined ? [] : Date.parse(date))));
  const expiresAt = Math.floor(last / 1000) + KNOWN_SECONDS;
  const item = { ...bookingKey(travellerId, record.id), ...record, statements, expiresAt };
  return { item: { Put: { TableName: table.name, Item: item } }, refused: unexpected('booking') };
}

/** As many of the latest statements as one item can hold. */
function latestOf(statements: readonly Statement[]): Statement[] {
  const latest = statements.toSorted((a, b) => (a.sentAt < b.sentAt ? -1 : 1)).slice(-MAX_STATEMENTS);
  while (latest.length > 1 && Buffer.byteLength(JSON.stringify(latest)) > MAX_STATEMENTS_BYTES) latest.shift();
  return latest;
}
