import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/contract/errors.ts';
import { END_BEFORE_START, type NewTrip, type TripChanges } from '#shared/trips/schema.ts';
import type { Reader } from './audience.ts';
import { countTrips } from './count-trips.ts';
import { type IdempotencyKey, withIdempotency } from './idempotency.ts';
import { newTripId, randomCharacters } from './ids.ts';
import { ownTripKey, TRIP_SUMMARY_PREFIX, tripKey, userPartition } from './keys.ts';
import { listNewestFirst, type Page, type PageRequest } from './page.ts';
import { again, ChangedMeanwhile } from './plan-again.ts';
import { queryAll } from './query-all.ts';
import { readSettled } from './read-settled.ts';
import { type Expected, revised } from './revision.ts';
import { writeChanges } from './staged-writes.ts';
import { storedActivity, storedDay } from './stored-item.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { afterChange, changeTrip, readable, readWritable, type Writer } from './trip-access.ts';
import { assemble, type TripWithDays } from './trip-days.ts';
import { type ActivityItem, type DayItem, TripItem, TripSummary } from './trip-item.ts';
import { create, remove, unexpected } from './writes.ts';

type ChangedFields = Omit<TripChanges, 'moveDays'>;

/** Days and activities whose dates change with the trip's. */
interface MovedItems {
  readonly days: readonly DayItem[];
  readonly activities: readonly ActivityItem[];
}

type Fields = NewTrip & { readonly location?: string | null };

interface UpdateOptions {
  /** The trip as it was just read, to save reading it again. */
  readonly before?: TripItem | undefined;
  readonly expected?: TripExpected;
  /** Told of the trip before it is written. */
  readonly onRead?: (trip: TripItem) => void;
}

/** Trips: the trip's own item and its summary in the owner's list, which always change together. */
export function tripRepository(table: Table) {
  const find = async (tripId: string): Promise<(reader: Reader) => TripItem> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: tripKey(tripId), ConsistentRead: true }),
    );
    return (reader) => readable(Item, reader);
  };
  const read = async (tripId: string, reader: Reader): Promise<TripItem> => (await find(tripId))(reader);

  return {
    read,

    /** Reads a trip before its reader is known; the result opens it for one, or throws 404. */
    find,

    /** Creates a trip; the same Idempotency-Key returns the trip that it created. */
    async create(
      ownerId: string,
      fields: Fields,
      idempotencyKey?: IdempotencyKey,
      id = newTripId(),
    ): Promise<TripItem> {
      const trip = newTrip(ownerId, fields, id);
      return withIdempotency(
        table,
        { travellerId: ownerId, work: 'trip', key: idempotencyKey },
        { schema: TripItem, answer: trip },
        (claims) => transact(table, [...claims, ...creationOf(table, trip)]),
      );
    },

    /** The owner's trips, newest first. */
    listByOwner(ownerId: string, page: PageRequest): Promise<Page<TripSummary>> {
      return listNewestFirst(table, {
        partition: userPartition(ownerId),
        prefix: TRIP_SUMMARY_PREFIX,
        parse: (item) => TripSummary.parse(item),
        page,
      });
    },

    /** All of the owner's trips, newest first. */
    async listAllOfOwner(ownerId: string): Promise<TripSummary[]> {
      const items = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': userPartition(ownerId), ':prefix': TRIP_SUMMARY_PREFIX },
        ScanIndexForward: false,
        ConsistentRead: true,
      });
      return items.map((item) => TripSummary.parse(item));
    },

    /**
     * Changes some fields and returns the updated trip.
     */
    update(
      tripId: string,
      writer: Writer,
      fields: ChangedFields,
      { before, expected, onRead }: UpdateOptions = {},
    ): Promise<TripItem> {
      let known = before;
      return again(async () => {
        const trip = known ?? (await readWritable(table, tripId, writer));
        known = undefined;
        onRead?.(trip);
        await transact(table, updateOf(table, trip, writer, { fields, expected }));
        const set = given(fields);
        const isRevised = Object.keys(set).length > 0;
        return {
          ...(isRevised ? revised(trip) : trip),
          ...{ ...set, ...givenShows(fields), version: trip.version + 1 },
        };
      });
    },

    /** A trip with its days, whose dates are to change together. */
    async readToMove(tripId: string, writer: Writer): Promise<TripWithDays> {
      const { trip, items } = await readSettled(table, tripId, writer);
      return { trip, days: assemble(items) };
    },

    /** Changes fields of a trip and these of its days and activities, `before` as they were read. Throws ChangedMeanwhile when the trip has changed by now. */
    async saveMoved(
      { trip, writer, before }: { readonly trip: TripItem; readonly writer: Writer; readonly before: MovedItems },
      fields: ChangedFields,
      moved: MovedItems,
      expected?: TripExpected,
    ): Promise<TripItem> {
      const batch = randomCharacters(16);
      const put = [
        ...moved.days.map((day) => storedDay(revised(day))),
        ...moved.activities.map((activity) => storedActivity(revised(activity))),
      ];
      const changes = { fresh: [], put, remove: [] };
      await writeChanges(table, [{ tripId: trip.id, version: trip.version, batch, changes }], ([staged]) =>
        changeTrip(table, trip, writer, {
          ...{ set: given(fields), expected, asRead: true },
          setOnTrip: { ...givenShows(fields), ...staged?.setOnTrip },
          told: { before, after: moved },
        }),
      );
      return { ...afterChange(trip, given(fields)), ...givenShows(fields) };
    },

    /** Deletes the trip at once for every reader; the projector removes its content. */
    async delete(tripId: string, ownerId: string, expected?: TripExpected): Promise<void> {
      const writer = { callerId: ownerId, only: 'owner' } as const;
      const trip = await readWritable(table, tripId, writer);
      await transact(table, [
        ...changeTrip(table, trip, writer, { setOnTrip: { deletedAt: new Date().toISOString() }, expected }),
        remove(
          table,
          ownTripKey(ownerId, tripId),
          { condition: 'attribute_exists(pk)' },
          unexpected('summary of a trip'),
        ),
        countTrips(table, ownerId, -1),
      ]);
    },
  };
}
export type TripExpected = Expected<TripItem> | undefined;
export type TripRepository = ReturnType<typeof tripRepository>;

export function newTrip(ownerId: string, fields: Fields, id = newTripId()): TripItem {
  return {
    ...fields,
    id,
    ownerId,
    location: fields.location ?? null,
    firstLocation: null,
    photos: [],
    dayCount: 0,
    activityCount: 0,
    version: 1,
    batches: [],
  };
}

/** The writes that create a trip with its summary and count it; `isFirst`: refused when the owner has a trip by now. */
export function creationOf(table: Table, trip: TripItem, isFirst = false): Write[] {
  return [
    create(table, { ...tripKey(trip.id), ...trip }, unexpected('new trip')),
    create(table, { ...ownTripKey(trip.ownerId, trip.id), ...TripSummary.parse(trip) }, unexpected('new summary')),
    countTrips(table, trip.ownerId, 1, isFirst),
  ];
}

/** The fields that a change names. Who says whether a trip is public has changed their mind about when it will be. */
function given({ shows: _, ...fields }: ChangedFields): Record<string, unknown> {
  const { isPublic, publishWhenBack = isPublic === undefined ? undefined : false } = fields;
  return Object.fromEntries(Object.entries({ ...fields, publishWhenBack }).filter(([, value]) => value !== undefined));
}

/** What a change says of what others see, which the trip's summary does not have. */
function givenShows({ shows }: ChangedFields): Partial<TripItem> {
  return { ...(shows?.viewers && { viewersSee: shows.viewers }), ...(shows?.public && { publicSees: shows.public }) };
}

/** What is answered is the trip as it was read with what is changed, so nobody else may have changed its fields meanwhile. */
function asRead({ revision = 0 }: TripItem): Expected<TripItem> {
  return { revisions: [revision], stale: () => new ChangedMeanwhile() };
}

/** The writes that change a trip's fields, and keep its dates in order when only one of them changes. */
function updateOf(
  table: Table,
  trip: TripItem,
  writer: Writer,
  { fields, expected }: { readonly fields: ChangedFields; readonly expected: TripExpected },
): Write[] {
  const set = given(fields);
  const start = set.startDate;
  const end = set.endDate;
  const onlyStart = start !== undefined && end === undefined;
  const onlyEnd = end !== undefined && start === undefined;
  const order = onlyStart ? { condition: 'endDate >= :date', values: { ':date': start } } : {};
  const orderOfEnd = onlyEnd ? { condition: 'startDate <= :date', values: { ':date': end } } : {};
  return changeTrip(table, trip, writer, {
    ...{ set, setOnTrip: givenShows(fields), expected: expected ?? asRead(trip) },
    ...order,
    ...orderOfEnd,
    otherwise: () => new AppError('bad_request', END_BEFORE_START, { fields: { endDate: END_BEFORE_START } }),
  });
}
