import { busyParts } from '#functions/planner/own-trip/busy-parts.ts';
import type { ChatAnswer, ProposedChange } from '#shared/planner/schema.ts';
import type { TripQuestion } from './own-trips.ts';

/** Everything that is wrong with a reply about a trip; nothing when it passes. */
export function wrongChanges({ trip, expect }: TripQuestion, answer: ChatAnswer): string[] {
  const items = answer.changes?.items ?? [];
  const adds = items.filter((item) => item.kind === 'add');
  const dates = [...new Set(adds.map(({ date }) => date))].sort();
  const moves = items.flatMap((item) => (item.kind === 'move' ? [[item.activityId, item.to]] : []));
  const removes = items.flatMap((item) => (item.kind === 'remove' ? item.activityId : []));
  const booked = trip.days.flatMap(({ activities }) => activities.filter((each) => each.confirmationNumber !== null));
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const checks: readonly (readonly [boolean, string])[] = [
    [answer.message.trim() !== '', 'nothing is said'],
    [!expect.nothing || items.length === 0, 'it proposes something'],
    [!expect.says || answer.message.includes(expect.says), `it does not say ${expect.says}`],
    [same(dates, expect.adds?.dates ?? []), `it adds on ${dates}`],
    [same(moves, expect.moves ?? []), `it moves ${moves}`],
    [same(removes, expect.removes ?? []), `it removes ${removes}`],
    [!booked.some(({ id }) => removes.includes(id) || moves.some(([moved]) => moved === id)), 'it touches a booking'],
    [adds.every(({ activity }) => activity.verified && activity.coordinates !== null), 'a place that nobody knows'],
    [adds.every(({ activity }) => expect.adds?.parts?.includes(activity.timeOfDay) ?? true), 'another part of the day'],
    [!expect.adds?.meals || adds.every(({ activity }) => activity.category === 'food'), 'it is no meal'],
    [dates.every((date) => adds.filter((add) => add.date === date).length <= (expect.adds?.most ?? 5)), 'too much'],
    [!adds.some((add) => isTaken(trip, add)), 'something stands there already'],
    [new Set(adds.map(({ activity }) => activity.title)).size === adds.length, 'the same twice'],
  ];
  return checks.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

function isTaken(trip: TripQuestion['trip'], { date, activity }: Extract<ProposedChange, { kind: 'add' }>): boolean {
  const day = trip.days.find((each) => each.day.date === date);
  const edge = { isFirst: date === trip.trip.startDate, isLast: date === trip.trip.endDate };
  return busyParts(day?.activities ?? [], edge).has(activity.timeOfDay);
}
