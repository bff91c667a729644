import { dayIdOf, isIdeasDay, tripIdOf } from '#shared/contract/ids.ts';
import { bookingMoveWrites } from './booking-repository.ts';
import { randomCharacters } from './ids.ts';
import { activityKey, dayKey } from './keys.ts';
import type { PlanOutcome } from './plan-record.ts';
import type { Staged, TripChanges } from './staged-writes.ts';
import { storedActivity, storedDay } from './stored-item.ts';
import type { Table } from './table.ts';
import type { Told } from './told.ts';
import type { Write } from './transact.ts';
import { afterChange, changeTrip } from './trip-access.ts';
import type { TripItem } from './trip-item.ts';
import type { TripParts } from './trip-parts.ts';

/** The trip of a step, and another one that it changes. */
export type PlanParts = readonly [TripParts, ...TripParts[]];

interface PlannedWrites {
  readonly callerId: string;
  readonly parts: readonly TripParts[];
  readonly outcome: PlanOutcome;
  readonly staged: readonly Staged[];
}

/** What a step changes of each trip's days and activities. */
export function tripChangesOf(parts: readonly TripParts[], { put, gone }: PlanOutcome): TripChanges[] {
  return parts.map(({ trip }) => {
    const isHere = (id: string) => tripIdOf(id) === trip.id;
    return {
      tripId: trip.id,
      version: trip.version,
      batch: randomCharacters(16),
      changes: {
        // Nothing is new for readers of a batch: an item that moved may belong to a merge, whose batch it keeps.
        fresh: [],
        put: [
          ...put.days.filter(({ id }) => isHere(id)).map(storedDay),
          ...put.activities.filter(({ id }) => isHere(id)).map(storedActivity),
        ],
        remove: [...gone.activities.filter(isHere).map(activityKey), ...gone.days.filter(isHere).map(dayKey)],
      },
    };
  });
}

/** The writes of a step besides those: the trips' own, and the records of bookings whose items moved. */
export function planWrites(table: Table, { callerId, parts, outcome, staged }: PlannedWrites): Write[] {
  const [own] = parts;
  return [
    ...parts.flatMap((each, index) =>
      changeTrip(
        table,
        each.trip,
        { callerId },
        {
          set: index === 0 ? outcome.record.after : {},
          // The step is planned on the trip as it was read.
          asRead: true,
          add: countsOf(each, outcome),
          setOnTrip: staged[index]?.setOnTrip ?? {},
          told: toldOf(each, outcome),
        },
      ),
    ),
    ...(own ? bookingMoveWrites(table, own.trip.ownerId, outcome.record.bookings) : []),
  ];
}

/** What a step changes of a trip's days and activities. */
function toldOf({ trip, days, activities }: TripParts, { put, gone }: PlanOutcome): Told {
  const now = {
    days: put.days.filter(({ id }) => tripIdOf(id) === trip.id),
    activities: put.activities.filter(({ id }) => tripIdOf(id) === trip.id),
  };
  const changed = new Set([...gone.days, ...gone.activities, ...[...now.days, ...now.activities].map(({ id }) => id)]);
  const isChanged = ({ id }: { readonly id: string }) => changed.has(id);
  return { before: { days: days.filter(isChanged), activities: activities.filter(isChanged) }, after: now };
}

/** By how much a trip's counts change, where they do; ideas do not count. */
function countsOf(parts: TripParts, { put, gone }: PlanOutcome): Record<string, number> {
  const isHere = (id: string) => tripIdOf(id) === parts.trip.id && !isIdeasDay(dayIdOf(id));
  const change = (
    known: readonly { readonly id: string }[],
    now: readonly { readonly id: string }[],
    left: readonly string[],
  ) => {
    const before = new Set(known.map(({ id }) => id));
    return now.filter(({ id }) => isHere(id) && !before.has(id)).length - left.filter(isHere).length;
  };
  const counts = {
    dayCount: change(parts.days, put.days, gone.days),
    activityCount: change(parts.activities, put.activities, gone.activities),
  };
  return Object.fromEntries(Object.entries(counts).filter(([, by]) => by !== 0));
}

/** Trips after a step: as they are stored then, but for what others keep of them. */
export function partsAfter(parts: PlanParts, outcome: PlanOutcome): PlanParts {
  const [own, ...others] = parts;
  return [after(own, outcome, outcome.record.after), ...others.map((each) => after(each, outcome, {}))];
}

function after(parts: TripParts, outcome: PlanOutcome, dates: Partial<TripItem>): TripParts {
  const { trip } = parts;
  const counts = countsOf(parts, outcome);
  const changed = afterChange(trip, dates);
  return {
    trip: {
      ...changed,
      dayCount: trip.dayCount + (counts.dayCount ?? 0),
      activityCount: trip.activityCount + (counts.activityCount ?? 0),
    },
    days: withChanges(trip.id, parts.days, outcome.put.days, outcome.gone.days),
    activities: withChanges(trip.id, parts.activities, outcome.put.activities, outcome.gone.activities),
  };
}

function withChanges<Item extends { readonly id: string }>(
  tripId: string,
  items: readonly Item[],
  put: readonly Item[],
  gone: readonly string[],
): Item[] {
  const now = new Map(items.map((item) => [item.id, item]));
  for (const item of put) if (tripIdOf(item.id) === tripId) now.set(item.id, item);
  for (const id of gone) now.delete(id);
  return [...now.values()];
}
