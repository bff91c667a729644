import { tailOf } from '../contract/ids.ts';
import { compareActivities } from './sort.ts';

interface Timed {
  readonly id: string;
  readonly time: string | null;
}

/**
 * A day's activities in the order in which everything shows them. `order` names them by the tails of their ids, where the
 * day was arranged by hand: untimed ones keep the place that it gives them, and timed ones fill the timed places in time
 * order. Without it: timed ones by time, then the others as created. What the order does not name comes where its time
 * says, or last; tails of activities that are gone mean nothing.
 */
export function arranged<T extends Timed>(activities: readonly T[], order: readonly string[] | undefined): T[] {
  const byDefault = activities.toSorted(compareActivities);
  if (!order) return byDefault;
  const places = new Map(order.map((tail, place) => [tail, place]));
  const placeOf = ({ id }: T) => places.get(tailOf(id));
  const listed = byDefault
    .filter((each) => placeOf(each) !== undefined)
    .sort((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0));
  const sequence = inTimeOrder(listed);
  for (const each of byDefault) {
    if (placeOf(each) === undefined) sequence.splice(placeInTime(sequence, each), 0, each);
  }
  return sequence;
}

/**
 * The order by hand, as tails, of these activities in this order; undefined where they stand as they would without one.
 */
export function orderOf(activities: readonly Timed[]): string[] | undefined {
  const now = inTimeOrder(activities);
  const byDefault = activities.toSorted(compareActivities);
  return now.every(({ id }, place) => byDefault[place]?.id === id) ? undefined : now.map(({ id }) => tailOf(id));
}

/** Timed ones take the timed places in time order; those of one time keep the order that they have. */
function inTimeOrder<T extends Timed>(activities: readonly T[]): T[] {
  const timed = activities.flatMap((each) => (each.time === null ? [] : { each, time: each.time }));
  const byTime = timed.sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0)).values();
  return activities.map((each) => (each.time === null ? each : (byTime.next().value?.each ?? each)));
}

/** Where one comes that has no place: behind the last that is not later, and first where all are; untimed ones last. */
function placeInTime(sequence: readonly Timed[], { time }: Timed): number {
  if (time === null) return sequence.length;
  const isBefore = (other: Timed) => other.time !== null && other.time <= time;
  const last = sequence.findLastIndex(isBefore);
  if (last !== -1) return last + 1;
  const first = sequence.findIndex((other) => other.time !== null);
  return Math.max(0, first);
}
