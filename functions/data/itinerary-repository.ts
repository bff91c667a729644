import * as z from 'zod/mini';
import type { DayFields } from '#shared/days/schema.ts';
import { Processed } from '#shared/mail/schema.ts';
import type { NewTrip } from '#shared/trips/schema.ts';
import { type NewActivity, newActivity } from './activity-repository.ts';
import type { BookingRecord } from './booking-record.ts';
import { recordWrites } from './booking-repository.ts';
import { newDay } from './day-repository.ts';
import { processedWrite } from './email-repository.ts';
import { type IdempotencyKey, rememberedAnswer, withIdempotency } from './idempotency.ts';
import { randomCharacters } from './ids.ts';
import { DAY_PREFIX, tripMailKey } from './keys.ts';
import { ChangedMeanwhile } from './plan-again.ts';
import { type Staged, writeChanges } from './staged-writes.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { changeTrip, tripNotFound } from './trip-access.ts';
import { readDays, type TripWithDays } from './trip-days.ts';
import { type TripEdit, type TripEditResult, tripEdit } from './trip-edit.ts';
import type { TripItem } from './trip-item.ts';
import { creationOf, newTrip, tripRepository } from './trip-repository.ts';
import { create, unexpected } from './writes.ts';

/** Days with their activities, as laid out by bookings or a suggestion. Dates are 'YYYY-MM-DD'. */
export interface Itinerary {
  readonly startDate: string;
  readonly endDate: string;
  /** By date, without duplicates. */
  readonly days: readonly { readonly fields: DayFields; readonly activities: readonly NewActivity[] }[];
}

/** A whole trip as the planner lays it out. */
export interface PlannedTrip {
  readonly trip: NewTrip & { readonly location: string | null };
  readonly days: Itinerary['days'];
}

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
  /** Existing trips in their new state. */
  readonly edits: readonly TripEdit[];
  /** A new trip with its content. */
  readonly fresh?: TripEdit | undefined;
  /** The resulting bookings, and the version that they were planned on. */
  readonly records: readonly BookingRecord[];
  readonly version: number;
  /** The pending mail that becomes processed in the same transaction. */
  readonly emailId?: string | undefined;
  readonly idempotencyKey?: IdempotencyKey | undefined;
  readonly activitiesUpdated: number;
  readonly activitiesCancelled: number;
}

/** Turns bookings and suggestions into days and activities of trips: all or nothing. */
export function itineraryRepository(table: Table) {
  return {
    /** A trip of the owner's own with its days; anything else is 404, even someone else's public trip. */
    async readOwn(tripId: string, ownerId: string): Promise<TripWithDays> {
      const found = await readDays(table, tripId, DAY_PREFIX, ownerId);
      if (found.trip.ownerId !== ownerId) throw tripNotFound();
      return found;
    },

    /** Writes what bookings change, with the mail's new status. */
    save(changes: BookingChanges): Promise<Processed> {
      const { ownerId, edits, fresh, emailId } = changes;
      const all = [...(fresh ? [fresh] : []), ...edits].map((edit) => resultOf(edit, edit === fresh));
      const trip = all[0]?.trip;
      const answer: Processed = {
        trip: trip === undefined ? null : { id: trip.id, title: trip.title },
        daysCreated: sum(all.map(({ result }) => result.daysCreated)),
        activitiesCreated: sum(all.map(({ result }) => result.activityCount)),
        activitiesUpdated: changes.activitiesUpdated,
        activitiesCancelled: changes.activitiesCancelled,
      };
      const place = fresh ? 'bookings in a new trip' : `bookings in ${trip?.id ?? 'no trip'}`;
      const work = emailId === undefined ? place : processingOf(emailId);
      const claim = { travellerId: ownerId, work, key: changes.idempotencyKey };
      return withIdempotency(table, claim, { schema: Processed, answer }, (claims) =>
        write(table, all, [
          ...claims,
          ...mailWrites(table, ownerId, emailId, trip?.id ?? null),
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
      planned: PlannedTrip,
      idempotencyKey?: IdempotencyKey,
      which: 'first' | 'another' = 'another',
    ): Promise<TripItem> {
      const edit = tripEdit(newTrip(ownerId, planned.trip), []);
      for (const { fields, activities } of planned.days) {
        const day = edit.addDay(newDay(edit.trip.id, fields));
        for (const activity of activities) edit.addActivity(newActivity(day.id, activity));
      }
      const made = { ...resultOf(edit, true), isFirst: which === 'first' };
      const answer = { id: edit.trip.id, title: edit.trip.title };
      const claim = claimOfPlanned(ownerId, idempotencyKey);
      const given = await withIdempotency(table, claim, { schema: Made, answer }, (claims) =>
        write(table, [made], claims),
      );
      return given === answer ? freshTrip(made) : tripRepository(table).read(given.id, ownerId);
    },
  };
}
export type ItineraryRepository = ReturnType<typeof itineraryRepository>;

const processingOf = (emailId: string) => `processing of ${emailId}`;
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** A new, empty trip over the itinerary's dates. */
export function freshEdit(ownerId: string, title: string, { startDate, endDate }: Itinerary): TripEdit {
  const fields = { title, startDate, endDate, description: null, coverImage: null, isPublic: true };
  return tripEdit(newTrip(ownerId, fields), []);
}

/** Puts an itinerary's days and activities into a trip. */
export function layOut(edit: TripEdit, itinerary: Itinerary): void {
  for (const { fields, activities } of itinerary.days) {
    const day = edit.ensureDay(fields);
    for (const activity of activities) edit.addActivity(newActivity(day.id, activity));
  }
  edit.cover([itinerary.startDate, itinerary.endDate]);
}

/** An edit to be written; staged when it does not fit into one transaction. */
interface EditedTrip {
  readonly trip: TripItem;
  readonly result: TripEditResult;
  readonly isFresh: boolean;
  /** Created only while its owner has no trip. */
  readonly isFirst?: boolean;
  readonly batch: string;
}

function resultOf(edit: TripEdit, isFresh: boolean): EditedTrip {
  return { trip: edit.trip, result: edit.result(), isFresh, batch: randomCharacters(16) };
}

function write(table: Table, trips: readonly EditedTrip[], others: readonly Write[]): Promise<void> {
  const changes = trips.map(({ trip, result, isFresh, batch }) => ({
    ...{ tripId: trip.id, batch, changes: result.changes },
    newFor: isFresh ? trip.ownerId : undefined,
  }));
  return writeChanges(table, changes, (staged) => [
    ...others,
    ...trips.flatMap((trip, index) => tripWrites(table, trip, staged[index])),
  ]);
}

function mailWrites(table: Table, ownerId: string, emailId: string | undefined, tripId: string | null): Write[] {
  if (emailId === undefined) return [];
  const processed = processedWrite(table, ownerId, emailId, tripId);
  if (tripId === null) return [processed];
  return [processed, create(table, { ...tripMailKey(tripId, emailId), emailId }, unexpected('mail of a trip'))];
}

function freshTrip({ trip, result, batch }: EditedTrip, staged?: Staged): TripItem {
  const { range, dayCount, activityCount } = result;
  return { ...trip, ...range, dayCount, activityCount, batches: staged?.hasBatch ? [batch] : [] };
}

function tripWrites(table: Table, edited: EditedTrip, staged: Staged | undefined): Write[] {
  if (edited.isFresh) return creationOf(table, freshTrip(edited, staged), edited.isFirst);
  const { trip, batch } = edited;
  const { range, dayCount, activityCount } = edited.result;
  return changeTrip(table, trip.id, trip.ownerId, {
    set: range,
    setOnTrip: { batches: staged?.hasBatch ? [...trip.batches, batch] : trip.batches, ...staged?.setOnTrip },
    add: { dayCount, activityCount },
    // The plan is valid only for the trip as it was read.
    condition: 'version = :version',
    values: { ':version': trip.version },
    otherwise: () => new ChangedMeanwhile(),
  });
}
