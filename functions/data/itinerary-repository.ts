import * as z from 'zod/mini';
import { Processed } from '#shared/mail/schema.ts';
import { tripNotFound } from './audience.ts';
import type { BookingRecord } from './booking-record.ts';
import { recordWrites } from './booking-repository.ts';
import type { EditedTrip } from './edited-trip.ts';
import { processedWrite } from './email-repository.ts';
import { type IdempotencyKey, rememberedAnswer, withIdempotency } from './idempotency.ts';
import { randomCharacters } from './ids.ts';
import { DAY_PREFIX, tripMailKey } from './keys.ts';
import { readSettled } from './read-settled.ts';
import { type Staged, writeChanges } from './staged-writes.ts';
import type { Table } from './table.ts';
import { itemsIn, type Told } from './told.ts';
import type { Write } from './transact.ts';
import { afterChange, changeTrip } from './trip-access.ts';
import { readDays, type TripWithDays } from './trip-days.ts';
import type { TripItem } from './trip-item.ts';
import { type TripParts, tripParts } from './trip-parts.ts';
import { creationOf, tripRepository } from './trip-repository.ts';
import { create, unexpected } from './writes.ts';

/** What is stored of a planned trip that was created. */
const Made = z.object({ id: z.string(), title: z.string() });
type Made = z.output<typeof Made>;

const claimOfPlanned = (travellerId: string, key: IdempotencyKey | undefined) => ({
  travellerId,
  work: 'planned trip',
  key,
});

/** The changes that bookings make, all or nothing. */
interface BookingChanges {
  readonly ownerId: string;
  /** Existing trips. */
  readonly edits: readonly EditedTrip[];
  /** A new trip with its content. */
  readonly fresh?: EditedTrip | undefined;
  /** The resulting bookings, and the version that they were planned on. */
  readonly records: readonly BookingRecord[];
  readonly version: number;
  /** The pending mail that becomes processed in the same transaction. */
  readonly emailId?: string | undefined;
  readonly idempotencyKey?: IdempotencyKey | undefined;
  /** What the call returns, and its repetition with the same Idempotency-Key. Its trip is the one of the mail. */
  readonly answer: Processed;
}

/** Stores the days and activities of trips that bookings and suggestions became: all or nothing. */
export function itineraryRepository(table: Table) {
  return {
    /** A trip of the owner's own with its days; anything else is 404, even someone else's public trip. */
    async readOwn(tripId: string, ownerId: string): Promise<TripWithDays> {
      const found = await readDays(table, tripId, DAY_PREFIX, { travellerId: ownerId });
      if (found.trip.ownerId !== ownerId) throw tripNotFound();
      return found;
    },

    /** A trip that the caller may change whole, with its ideas; else 404, or 403 for one that they see. */
    async readParts(tripId: string, callerId: string): Promise<TripParts> {
      const { trip, items } = await readSettled(table, tripId, { callerId });
      return tripParts(trip, items);
    },

    /** The trip that the same Idempotency-Key has added a file to before. */
    addedBefore(tripId: string, callerId: string, key: IdempotencyKey | undefined): Promise<Made | undefined> {
      return rememberedAnswer(table, { travellerId: callerId, work: `import into ${tripId}`, key }, Made);
    },

    /** Adds to an existing trip, once for an Idempotency-Key; throws ChangedMeanwhile when it has changed since. */
    async add(callerId: string, edited: EditedTrip, key: IdempotencyKey | undefined): Promise<TripItem> {
      const { trip, range, dayCount, activityCount } = edited;
      const answer = { id: trip.id, title: trip.title };
      const claim = { travellerId: callerId, work: `import into ${trip.id}`, key };
      const given = await withIdempotency(table, claim, { schema: Made, answer }, (claims) =>
        write(table, callerId, [toWrite(edited, false)], claims),
      );
      if (given !== answer) return tripRepository(table).read(given.id, { travellerId: callerId });
      const counts = { dayCount: trip.dayCount + dayCount, activityCount: trip.activityCount + activityCount };
      return afterChange(trip, { ...range, ...counts });
    },

    /** Writes what bookings change, with the mail's new status. */
    save(changes: BookingChanges): Promise<Processed> {
      const { ownerId, edits, fresh, emailId, answer } = changes;
      const all = [...(fresh ? [toWrite(fresh, true)] : []), ...edits.map((edit) => toWrite(edit, false))];
      const tripId = answer.trip?.id ?? null;
      const place = fresh ? 'bookings in a new trip' : `bookings in ${tripId ?? 'no trip'}`;
      const work = emailId === undefined ? place : processingOf(emailId);
      const claim = { travellerId: ownerId, work, key: changes.idempotencyKey };
      return withIdempotency(table, claim, { schema: Processed, answer }, (claims) =>
        write(table, ownerId, all, [
          ...claims,
          ...mailWrites(table, ownerId, emailId, tripId),
          ...recordWrites(table, ownerId, changes.version, changes.records),
        ]),
      );
    },

    /** What the same Idempotency-Key made of a mail before; undefined when another call processed it. */
    async processedBefore(travellerId: string, emailId: string, key: IdempotencyKey | undefined) {
      return rememberedAnswer(table, { travellerId, work: processingOf(emailId), key }, Processed);
    },

    /** The planned trip that the same Idempotency-Key created before. */
    madeBefore(ownerId: string, idempotencyKey: IdempotencyKey | undefined): Promise<Made | undefined> {
      return rememberedAnswer(table, claimOfPlanned(ownerId, idempotencyKey), Made);
    },

    /**
     * Creates a planned trip. Returns the existing one if the same Idempotency-Key has created it meanwhile. 'first':
     * only if the traveller has no trip; throws ChangedMeanwhile when that is no longer so.
     */
    async create(
      ownerId: string,
      edited: EditedTrip,
      idempotencyKey?: IdempotencyKey,
      which: 'first' | 'another' = 'another',
    ): Promise<TripItem> {
      const made = { ...toWrite(edited, true), isFirst: which === 'first' };
      const answer = { id: edited.trip.id, title: edited.trip.title };
      const claim = claimOfPlanned(ownerId, idempotencyKey);
      const given = await withIdempotency(table, claim, { schema: Made, answer }, (claims) =>
        write(table, ownerId, [made], claims),
      );
      return given === answer ? freshTrip(made) : tripRepository(table).read(given.id, { travellerId: ownerId });
    },
  };
}
export type ItineraryRepository = ReturnType<typeof itineraryRepository>;

const processingOf = (emailId: string) => `processing of ${emailId}`;

/** An edited trip to be written; staged when it does not fit into one transaction. */
interface TripToWrite extends EditedTrip {
  readonly isFresh: boolean;
  /** Created only while its owner has no trip. */
  readonly isFirst?: boolean;
  readonly batch: string;
}

function toWrite(edited: EditedTrip, isFresh: boolean): TripToWrite {
  return { ...edited, isFresh, batch: randomCharacters(16) };
}

function write(table: Table, callerId: string, trips: readonly TripToWrite[], others: readonly Write[]): Promise<void> {
  const changes = trips.map(({ trip, changes: items, isFresh, batch }) => ({
    ...{ tripId: trip.id, version: trip.version, batch, changes: items },
    newFor: isFresh ? trip.ownerId : undefined,
  }));
  return writeChanges(table, changes, (staged) => [
    ...others,
    ...trips.flatMap((trip, index) => tripWrites(table, callerId, trip, staged[index])),
  ]);
}

function mailWrites(table: Table, ownerId: string, emailId: string | undefined, tripId: string | null): Write[] {
  if (emailId === undefined) return [];
  const processed = processedWrite(table, ownerId, emailId, tripId);
  if (tripId === null) return [processed];
  return [processed, create(table, { ...tripMailKey(tripId, emailId), emailId }, unexpected('mail of a trip'))];
}

function freshTrip({ trip, range, dayCount, activityCount, batch }: TripToWrite, staged?: Staged): TripItem {
  return { ...trip, ...range, dayCount, activityCount, batches: staged?.hasBatch ? [batch] : [] };
}

/** What changes of a trip's days and activities. */
function toldOf({ before, changes: { fresh, put, remove } }: EditedTrip): Told {
  const changed = new Set([...put, ...remove].map(({ sk }) => sk));
  return { before: itemsIn(before.filter(({ sk }) => changed.has(sk))), after: itemsIn([...fresh, ...put]) };
}

function tripWrites(table: Table, callerId: string, edited: TripToWrite, staged: Staged | undefined): Write[] {
  if (edited.isFresh) return creationOf(table, freshTrip(edited, staged), edited.isFirst);
  const { trip, range, dayCount, activityCount, batch } = edited;
  return changeTrip(
    table,
    trip,
    { callerId },
    {
      // The plan is valid only for the trip as it was read.
      ...{ set: range, asRead: true },
      told: toldOf(edited),
      setOnTrip: { batches: staged?.hasBatch ? [...trip.batches, batch] : trip.batches, ...staged?.setOnTrip },
      add: { dayCount, activityCount },
    },
  );
}
