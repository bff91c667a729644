import { AppError } from '#shared/contract/errors.ts';
import type { DayFields } from '#shared/days/schema.ts';
import { Created, Processed } from '#shared/mail/schema.ts';
import type { NewTrip } from '#shared/trips/schema.ts';
import { type NewActivity, newActivity } from './activity-repository.ts';
import type { BookingRecord } from './booking-record.ts';
import { recordWrites } from './booking-repository.ts';
import { processedWrite } from './email-repository.ts';
import { rememberedAnswer, withIdempotency } from './idempotency.ts';
import { randomCharacters } from './ids.ts';
import { tripMailKey } from './keys.ts';
import type { Table } from './table.ts';
import { MAX_WRITES, transact, type Write } from './transact.ts';
import { changeTrip, tripNotFound } from './trip-access.ts';
import { readDays, type TripWithDays } from './trip-days.ts';
import { creationsOf, type TripEdit, type TripEditResult, tripEdit } from './trip-edit.ts';
import { creationOf, newTrip } from './trip-repository.ts';
import { create, unexpected } from './writes.ts';

/** Days with their activities, as bookings or a suggestion lay them out. Dates are 'YYYY-MM-DD'. */
export interface Itinerary {
  readonly startDate: string;
  readonly endDate: string;
  /** By date, no two of the same. */
  readonly days: readonly { readonly fields: DayFields; readonly activities: readonly NewActivity[] }[];
}

/** Where bookings go: into a trip that is there, or into a new one with these fields. */
type Target = { readonly existing: TripWithDays } | { readonly fresh: Pick<NewTrip, 'title'> };

interface Addition {
  readonly ownerId: string;
  readonly target: Target;
  readonly itinerary: Itinerary;
  readonly idempotencyKey?: string | undefined;
}

/** What bookings change, all of it or nothing. */
interface BookingChanges {
  readonly ownerId: string;
  /** Trips that are there, as they are to be. */
  readonly edits: readonly TripEdit[];
  /** A new trip with what goes into it. */
  readonly fresh?: TripEdit | undefined;
  /** What is known of the bookings then, and the version of what was known before. */
  readonly records: readonly BookingRecord[];
  readonly version: number;
  /** The pending mail that becomes processed with it, and only with it. */
  readonly emailId?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly activitiesUpdated: number;
  readonly activitiesCancelled: number;
}

/** Bookings that become days and activities of a trip: all of them, with the mail's new status, or nothing. */
export function itineraryRepository(table: Table) {
  const save = async (changes: BookingChanges): Promise<Processed> => {
    const { ownerId, edits, fresh, emailId } = changes;
    const all = [...(fresh ? [fresh] : []), ...edits].map((edit) => ({ edit, result: edit.result(table) }));
    const trip = all[0]?.edit.trip;
    const answer: Processed = {
      trip: trip === undefined ? null : { id: trip.id, title: trip.title },
      daysCreated: sum(all.map(({ result }) => result.days.length)),
      activitiesCreated: sum(all.map(({ result }) => result.activityCount)),
      activitiesUpdated: changes.activitiesUpdated,
      activitiesCancelled: changes.activitiesCancelled,
    };
    const others = [
      ...mailWrites(table, ownerId, emailId, trip?.id ?? null),
      ...recordWrites(table, ownerId, changes.version, changes.records),
      ...all.flatMap(({ result }) => result.changes),
    ];
    const place = fresh ? 'bookings in a new trip' : `bookings in ${trip?.id ?? 'no trip'}`;
    const work = emailId === undefined ? place : processingOf(emailId);
    const claim = { travellerId: ownerId, work, key: changes.idempotencyKey };
    return withIdempotency(table, claim, Processed, answer, async (claims) => {
      const results = all.map(({ result }) => result);
      const batch = await stageCreations(table, results, others.length + claims.length + all.length * 4);
      await transact(table, [
        ...claims,
        ...others,
        ...all.flatMap(({ edit, result }) => tripWrites(table, edit, result, edit === fresh, batch)),
        ...(batch === undefined ? results.flatMap((result) => creationsOf(table, result)) : []),
      ]);
    });
  };

  return {
    /** A trip of the owner's own with its days; anything else is 404, a public trip of somebody else too. */
    async readOwn(tripId: string, ownerId: string): Promise<TripWithDays> {
      const found = await readDays(table, tripId, 'DAY#', ownerId);
      if (found.trip.ownerId !== ownerId) throw tripNotFound();
      return found;
    },

    save,

    /** What the same Idempotency-Key made of a mail before; undefined when it was not this call that processed it. */
    async processedBefore(travellerId: string, emailId: string, key: string | undefined) {
      return rememberedAnswer(table, { travellerId, work: processingOf(emailId), key }, Processed);
    },

    /** Lays an itinerary out in a trip. */
    async add({ ownerId, target, itinerary, idempotencyKey }: Addition): Promise<Created> {
      const isThere = 'existing' in target;
      const edit = isThere
        ? tripEdit(target.existing.trip, target.existing.days)
        : freshEdit(ownerId, target.fresh.title, itinerary);
      layOut(edit, itinerary);
      const none = { records: [], version: 0, activitiesUpdated: 0, activitiesCancelled: 0 };
      const where = isThere ? { edits: [edit] } : { edits: [], fresh: edit };
      return Created.parse(await save({ ...none, ...where, ownerId, idempotencyKey }));
    },
  };
}
export type ItineraryRepository = ReturnType<typeof itineraryRepository>;

const processingOf = (emailId: string) => `processing of ${emailId}`;
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** A new trip over the itinerary's dates, empty yet. */
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

function mailWrites(table: Table, ownerId: string, emailId: string | undefined, tripId: string | null): Write[] {
  if (emailId === undefined) return [];
  const processed = processedWrite(table, ownerId, emailId, tripId);
  if (tripId === null) return [processed];
  return [processed, create(table, { ...tripMailKey(tripId, emailId), emailId }, unexpected('mail of a trip'))];
}

/**
 * More items than one transaction takes are staged under a batch that no reader sees until the trip names it in
 * the last transaction. Gives the batch; undefined when everything fits in one transaction beside `others` writes.
 */
async function stageCreations(
  table: Table,
  results: readonly TripEditResult[],
  others: number,
): Promise<string | undefined> {
  const creations = sum(results.map(({ days, activities }) => days.length + activities.length));
  if (others > MAX_WRITES) {
    throw new AppError('unprocessable', 'These bookings touch too many days at once. Add them in smaller parts.');
  }
  if (creations + others <= MAX_WRITES) return undefined;
  const batch = randomCharacters(16);
  const writes = results.flatMap(({ days, activities }) =>
    creationsOf(table, {
      days: days.map((day) => ({ ...day, batch })),
      activities: activities.map((activity) => ({ ...activity, batch })),
    }),
  );
  for (let from = 0; from < writes.length; from += MAX_WRITES) {
    await transact(table, writes.slice(from, from + MAX_WRITES));
  }
  return batch;
}

function tripWrites(
  table: Table,
  { trip }: TripEdit,
  { dayCount, activityCount, range }: TripEditResult,
  isFresh: boolean,
  batch: string | undefined,
): Write[] {
  const batches = batch === undefined ? trip.batches : [...trip.batches, batch];
  if (isFresh) return creationOf(table, { ...trip, dayCount, activityCount, batches });
  return changeTrip(table, trip.id, trip.ownerId, {
    set: range,
    setOnTrip: { batches },
    add: { dayCount, activityCount },
    // What was planned is right only for the trip as it was read.
    condition: 'version = :version',
    values: { ':version': trip.version },
  });
}
