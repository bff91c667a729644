import { isDeepStrictEqual } from 'node:util';
import { dayIdOf, tailOf } from '#shared/contract/ids.ts';
import type { AttributeChange, BookingMove, PlanOutcome, PlanRecord } from '../data/plan-record.ts';
import type { PlanParts } from '../data/plan-writes.ts';
import type { ActivityItem, DayItem } from '../data/trip-item.ts';
import type { TripParts } from '../data/trip-parts.ts';
import type { Draft } from './draft.ts';

/** The activities that records of bookings name, where it is not the one that is theirs; null: the record is gone. */
export type BookingsElsewhere = ReadonlyMap<string, string | null>;

/** What the operations of a step changed, from the trips as they were read to the draft. */
export function outcomeOf(
  parts: PlanParts,
  draft: Draft,
  bookingsOf: (moved: PlanRecord['moved']) => BookingMove[],
): PlanOutcome {
  const was = new Map(parts.flatMap(({ activities }) => activities.map((each) => [each.id, each] as const)));
  const left = [...was.values()].filter(({ id }) => !draft.activities.has(id));
  const come = [...draft.activities.values()].filter(({ id }) => !was.has(id));
  const byTail = new Map(come.map((each) => [tailOf(each.id), each]));
  const moved = left.flatMap((before) => {
    const after = byTail.get(tailOf(before.id));
    return after ? [{ before, after }] : [];
  });
  const removed = left.filter(({ id }) => !byTail.has(tailOf(id)));
  const arrived = new Set(moved.map(({ after }) => after.id));
  const edited = [...draft.activities.values()].flatMap((after) => changeOf(was.get(after.id), after));
  const days = dayChanges(parts, draft);
  const [{ trip }] = parts;
  return {
    record: {
      days: days.created,
      added: come.filter(({ id }) => !arrived.has(id)),
      ...{ moved, removed, edited },
      changedDays: days.changed,
      bookings: bookingsOf(moved),
      before: { startDate: trip.startDate, endDate: trip.endDate },
      after: { startDate: draft.startDate, endDate: draft.endDate },
      photos: removed.flatMap(({ photos, documents = [] }) => [
        ...photos,
        ...documents.map(({ documentURL }) => documentURL),
      ]),
    },
    put: {
      days: days.put,
      activities: [...come, ...edited.flatMap(({ id }) => draft.activities.get(id) ?? [])],
    },
    gone: { days: days.gone, activities: left.map(({ id }) => id) },
  };
}

function dayChanges(parts: readonly TripParts[], draft: Draft) {
  const was = new Map(parts.flatMap(({ days }) => days.map((day) => [day.id, day] as const)));
  const counts = new Map<string, number>();
  for (const id of draft.activities.keys()) counts.set(dayIdOf(id), (counts.get(dayIdOf(id)) ?? 0) + 1);
  const now = [...draft.days.values()].map((day) => ({ ...day, activityCount: counts.get(day.id) ?? 0 }));
  return {
    created: now.filter(({ id }) => !was.has(id)),
    changed: now.flatMap((day) => changeOf(was.get(day.id), withCount(day, was.get(day.id)))),
    put: now.filter((day) => !isDeepStrictEqual(day, was.get(day.id))),
    gone: [...was.keys()].filter((id) => !draft.days.has(id)),
  };
}

/** A count is no change of its own: it follows from what is on the day. */
const withCount = (day: DayItem, before: DayItem | undefined): DayItem => ({
  ...day,
  activityCount: before?.activityCount ?? day.activityCount,
});

/** The attributes in which an item that was there differs now; none if it does not. */
function changeOf<Item extends ActivityItem | DayItem>(before: Item | undefined, after: Item): AttributeChange[] {
  if (!before || before === after) return [];
  const [was, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...was.keys(), ...now.keys()])].filter(
    (name) => !isDeepStrictEqual(was.get(name), now.get(name)),
  );
  const those = (values: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(names.flatMap((name) => (values.get(name) === undefined ? [] : [[name, values.get(name)]])));
  return names.length === 0 ? [] : [{ id: after.id, before: those(was), after: those(now) }];
}

/** The records of bookings that name what has moved. */
export function bookingMoves(moved: PlanRecord['moved'], elsewhere: BookingsElsewhere): BookingMove[] {
  return moved.flatMap(({ before, after }) => {
    const id = before.bookingId;
    if (id === undefined) return [];
    const named = elsewhere.get(id);
    return named === null ? [] : [{ id, before: named ?? before.id, after: after.id }];
  });
}

/** The records as they were; one that another change has meanwhile made name something else stays. */
export function bookingsBack({ bookings }: PlanRecord, elsewhere: BookingsElsewhere): BookingMove[] {
  return bookings.flatMap(({ id, before, after }) => (elsewhere.has(id) ? [] : [{ id, before: after, after: before }]));
}
