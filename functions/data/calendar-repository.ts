import * as z from 'zod/mini';
import { MAX_CALENDARS } from '#shared/calendars/schema.ts';
import { AppError } from '#shared/contract/errors.ts';
import { getBatch } from './get-batch.ts';
import { CALENDAR_PREFIX, calendarKey, DAY_PREFIX, travellerKey, userPartition } from './keys.ts';
import { queryAll } from './query-all.ts';
import { unauthorized } from './session-repository.ts';
import type { Table } from './table.ts';
import { transact } from './transact.ts';
import { readDays, type TripWithDays } from './trip-days.ts';
import type { TripSummary } from './trip-item.ts';
import { tripRepository } from './trip-repository.ts';
import { create, remove, unexpected, update } from './writes.ts';

/** A calendar as the table holds it: under the hash of its token, which nobody but its reader has. */
export const CalendarItem = z.object({
  hash: z.string(),
  travellerId: z.string(),
  /** Null for the calendar of all own trips. */
  tripId: z.nullable(z.string()),
  /** The trip's when the calendar was made. */
  tripTitle: z.nullable(z.string()),
  withReferences: z.boolean(),
  /** ISO 8601 date-time. */
  createdAt: z.string(),
});
export type CalendarItem = z.output<typeof CalendarItem>;

/** A calendar with the summaries of its traveller's own trips. */
export interface CalendarWithCards {
  readonly calendar: CalendarItem;
  readonly cards: readonly TripSummary[];
}

const calendarNotFound = () => new AppError('not_found', 'Calendar not found');
const tooMany = () =>
  new AppError('conflict', `You have ${MAX_CALENDARS} calendars already. Please end one that nobody reads any more.`);

/** Secret calendars, and what is read for those who have their addresses. */
export function calendarRepository(table: Table) {
  const travellerRefused = (old: unknown) => (old === undefined ? unauthorized() : tooMany());
  return {
    /** Adds a calendar; 409 when its traveller has as many as one may have. */
    async create(calendar: CalendarItem): Promise<void> {
      const { travellerId, hash } = calendar;
      const counted = {
        add: { calendarCount: 1 },
        condition: 'attribute_exists(pk) AND (attribute_not_exists(calendarCount) OR calendarCount < :most)',
        values: { ':most': MAX_CALENDARS },
      };
      await transact(table, [
        create(table, { ...calendarKey(travellerId, hash), ...calendar }, unexpected('new calendar')),
        update(table, travellerKey(travellerId), counted, travellerRefused),
      ]);
    },

    /** A traveller's calendars, the latest first. */
    async list(travellerId: string): Promise<CalendarItem[]> {
      const items = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': userPartition(travellerId), ':prefix': CALENDAR_PREFIX },
        ConsistentRead: true,
      });
      return items
        .map((item) => CalendarItem.parse(item))
        .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0));
    },

    /** From now on nobody reads it; 404 when there is none. */
    async end(travellerId: string, hash: string): Promise<void> {
      const lives = { condition: 'attribute_exists(pk)' };
      await transact(table, [
        remove(table, calendarKey(travellerId, hash), lives, calendarNotFound),
        update(table, travellerKey(travellerId), { add: { calendarCount: -1 }, ...lives }, unauthorized),
      ]);
    },

    /** The calendar that a token names, with its traveller's trips, in one round trip; 404 when it was ended. */
    async read({ travellerId, hash }: Pick<CalendarItem, 'travellerId' | 'hash'>): Promise<CalendarWithCards> {
      const [found, cards] = await Promise.all([
        // An account that is being closed has no profile any more, and its calendars soon neither.
        getBatch(table, [calendarKey(travellerId, hash), travellerKey(travellerId)]),
        tripRepository(table).listAllOfOwner(travellerId),
      ]);
      const calendar = found.flatMap((item) => CalendarItem.safeParse(item).data ?? []).at(0);
      if (calendar === undefined || found.length < 2) throw calendarNotFound();
      return { calendar, cards };
    },

    /** A trip with its days, if the calendar's traveller may still read it; else 404. */
    readTrip(tripId: string, travellerId: string): Promise<TripWithDays> {
      return readDays(table, tripId, DAY_PREFIX, { travellerId });
    },
  };
}
export type CalendarRepository = ReturnType<typeof calendarRepository>;
