import type * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { DayFields } from '#shared/days/schema.ts';
import { Created } from '#shared/mail/schema.ts';
import type { NewTrip } from '#shared/trips/schema.ts';
import { creationOfActivity, type NewActivity, newActivity } from './activity-repository.ts';
import { creationOfDay, newDay } from './day-repository.ts';
import { processedWrite } from './email-repository.ts';
import { randomCharacters } from './ids.ts';
import { dayKey, tripMailKey } from './keys.ts';
import { once } from './repeat.ts';
import type { Table } from './table.ts';
import { MAX_WRITES, transact, type Write } from './transact.ts';
import { changeTrip, tripNotFound } from './trip-access.ts';
import { readDays, type TripWithDays } from './trip-days.ts';
import type { ActivityItem, DayItem, TripItem } from './trip-item.ts';
import { creationOf, newTrip } from './trip-repository.ts';
import { create, unexpected, update } from './writes.ts';

/** Days with their activities, as bookings or a suggestion lay them out. Dates are 'YYYY-MM-DD'. */
export interface Itinerary {
  readonly startDate: string;
  readonly endDate: string;
  /** By date, no two of the same. */
  readonly days: readonly { readonly fields: DayFields; readonly activities: readonly NewActivity[] }[];
}

type Added = z.output<typeof Created>;

/** Where bookings go: into a trip that is there, or into a new one with these fields. */
type Target = { readonly existing: TripWithDays } | { readonly fresh: Pick<NewTrip, 'title'> };

interface Addition {
  readonly ownerId: string;
  readonly target: Target;
  readonly itinerary: Itinerary;
  /** The pending mail that becomes processed with it, and only with it. */
  readonly emailId?: string;
  readonly idempotencyKey?: string | undefined;
}

interface NewItems {
  readonly days: DayItem[];
  readonly activities: ActivityItem[];
  /** Writes on days that are there already. */
  readonly changes: Write[];
}

/** Bookings that become days and activities of a trip: all of them, with the mail's new status, or nothing. */
export function itineraryRepository(table: Table) {
  return {
    /** A trip of the owner's own with its days; anything else is 404, a public trip of somebody else too. */
    async readOwn(tripId: string, ownerId: string): Promise<TripWithDays> {
      const found = await readDays(table, tripId, 'DAY#', ownerId);
      if (found.trip.ownerId !== ownerId) throw tripNotFound();
      return found;
    },

    async add(addition: Addition): Promise<Added> {
      const { ownerId, target, itinerary, emailId } = addition;
      const trip = 'existing' in target ? target.existing.trip : emptyTrip(ownerId, target.fresh.title, itinerary);
      const items = layOut(
        table,
        trip,
        'existing' in target ? target.existing.days.map(({ day }) => day) : [],
        addition,
      );
      const answer: Added = {
        trip: { id: trip.id, title: trip.title },
        daysCreated: items.days.length,
        activitiesCreated: items.activities.length,
      };
      const mail =
        emailId === undefined
          ? []
          : [
              processedWrite(table, ownerId, emailId, trip.id),
              create(table, { ...tripMailKey(trip.id, emailId), emailId }, unexpected('mail of a trip')),
            ];
      const work = 'existing' in target ? `bookings in ${trip.id}` : 'bookings in a new trip';
      const claim = { travellerId: ownerId, work, key: addition.idempotencyKey };
      return once(table, claim, Created, answer, async (claims) => {
        const batch = await putAhead(table, items, 10 + claims.length);
        await transact(table, [
          ...claims,
          ...mail,
          ...tripWrites(table, target, trip, itinerary, items, batch),
          ...items.changes,
          ...(batch === undefined ? creationsOf(table, items) : []),
        ]);
      });
    },
  };
}
export type ItineraryRepository = ReturnType<typeof itineraryRepository>;

function emptyTrip(ownerId: string, title: string, { startDate, endDate }: Itinerary): TripItem {
  return newTrip(ownerId, { title, startDate, endDate, description: null, coverImage: null, isPublic: true });
}

/** Which days and activities are new, and what changes on the days that are there. */
function layOut(table: Table, trip: TripItem, existing: readonly DayItem[], addition: Addition): NewItems {
  const { itinerary } = addition;
  const items: NewItems = { days: [], activities: [], changes: [] };
  for (const planned of itinerary.days) {
    const there = existing.find((day) => day.date === planned.fields.date);
    const day = there ?? newDay(trip.id, planned.fields);
    const added = planned.activities.length;
    items.activities.push(...planned.activities.map((activity) => newActivity(day.id, activity)));
    if (!there) items.days.push({ ...day, activityCount: added });
    else {
      const set = missingStay(there, planned.fields);
      if (added === 0 && Object.keys(set).length === 0) continue;
      const change = { set, add: { activityCount: added }, condition: 'attribute_exists(pk)' };
      items.changes.push(update(table, dayKey(there.id), change, unexpected('day of a trip')));
    }
  }
  return items;
}

/** Where a day that is there has no accommodation yet, the planned one. */
function missingStay(there: DayItem, { accommodation, accommodationAddress }: DayFields): Partial<DayFields> {
  return there.accommodation !== null || accommodation === null ? {} : { accommodation, accommodationAddress };
}

function creationsOf(table: Table, items: NewItems): Write[] {
  return [
    ...items.days.map((day) => creationOfDay(table, day)),
    ...items.activities.map((activity) => creationOfActivity(table, activity)),
  ];
}

/**
 * More items than one transaction takes are written ahead under a batch that no reader sees until the trip names it in
 * the last transaction. Gives the batch; undefined when everything fits in one transaction beside `reserved` writes.
 */
async function putAhead(table: Table, items: NewItems, reserved: number): Promise<string | undefined> {
  const creations = items.days.length + items.activities.length;
  if (items.changes.length + reserved > MAX_WRITES) {
    throw new AppError('unprocessable', 'These bookings touch too many days at once. Add them in smaller parts.');
  }
  if (creations + items.changes.length + reserved <= MAX_WRITES) return undefined;
  const batch = randomCharacters(16);
  const writes = creationsOf(table, {
    days: items.days.map((day) => ({ ...day, batch })),
    activities: items.activities.map((activity) => ({ ...activity, batch })),
    changes: [],
  });
  for (let from = 0; from < writes.length; from += MAX_WRITES) {
    await transact(table, writes.slice(from, from + MAX_WRITES));
  }
  return batch;
}

function tripWrites(
  table: Table,
  target: Target,
  trip: TripItem,
  itinerary: Itinerary,
  items: NewItems,
  batch: string | undefined,
): Write[] {
  const dayCount = items.days.length;
  const activityCount = items.activities.length;
  const batches = batch === undefined ? trip.batches : [...trip.batches, batch];
  if ('fresh' in target) return creationOf(table, { ...trip, dayCount, activityCount, batches });
  return changeTrip(table, trip.id, trip.ownerId, {
    set: {
      startDate: [itinerary.startDate, trip.startDate].sort()[0],
      endDate: [itinerary.endDate, trip.endDate].sort()[1],
    },
    setOnTrip: { batches },
    add: { dayCount, activityCount },
    // What was planned is right only for the trip as it was read.
    condition: 'version = :version',
    values: { ':version': trip.version },
  });
}
