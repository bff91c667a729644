import { expect, it } from 'vitest';
import type { TripDay } from '#shared/days/schema.ts';
import { sampleActivity } from '../activity/sample-activity.ts';
import { isSamePlan, moveStep, orderDaysStep, questionsOf } from './moves.ts';
import type { Plan } from './plan.ts';
import { withMovedActivity } from './plan.ts';

const tripId = '0'.repeat(28).padStart(29, 't');
const dayId = (n: number) => `${tripId}-${String(n).padStart(15, 'd')}`;
const item = (day: number, name: string, time: string | null, given = {}) => ({
  ...sampleActivity({ title: name, time, ...given }),
  id: `${dayId(day)}-${name.padStart(15, '0')}`,
  tripDayId: dayId(day),
});

const day = (n: number, activities: ReturnType<typeof item>[]): TripDay => ({
  ...{
    id: dayId(n),
    tripId,
    title: `Day ${n}`,
    date: `2027-05-0${n}T00:00:00.000Z`,
    photos: [],
    activities,
    revision: 0,
  },
  ...{ location: null, weather: null, accommodation: null, accommodationAddress: null, notes: null },
});

const market = item(1, 'market', '09:00');
const museum = item(1, 'museum', '14:00');
const walk = item(1, 'walk', null);
const tea = item(1, 'tea', null);
const opera = item(2, 'opera', '20:00', { confirmationNumber: 'XK42' });
const plan: Plan = { tripId, days: [day(1, [market, museum, walk, tea]), day(2, [opera])], ideas: [] };
const ideas = `${tripId}-${'0'.repeat(15)}`;
const titlesAfter = (ops: ReturnType<typeof moveStep>['ops']) =>
  ops
    .reduce((now, op) => {
      if (op.kind !== 'move') return now;
      const others = now.days.flatMap(({ id, activities }) => (id === op.dayId ? activities : []));
      const without = others.filter(({ id }) => id.slice(46) !== op.activityId.slice(46));
      const at = without.findIndex(({ id }) => id.slice(46) === op.before?.slice(46));
      return withMovedActivity(now, op.activityId, { ...op, position: at === -1 ? undefined : at });
    }, plan)
    .days.map(({ activities }) => activities.map(({ title }) => title));

it('ORDER-05 only a place against the clock and another date of a booking are asked about', () => {
  expect(questionsOf(plan, museum, { dayId: dayId(1), position: 0 })).toEqual(['clock']);
  expect(questionsOf(plan, museum, { dayId: dayId(1), position: 3 })).toEqual([]);
  expect(questionsOf(plan, walk, { dayId: dayId(1), position: 0 })).toEqual([]);
  expect(questionsOf(plan, museum, { dayId: dayId(2) })).toEqual([]);
  expect(questionsOf(plan, museum, { dayId: dayId(2), position: 1 })).toEqual(['clock']);
  expect(questionsOf(plan, opera, { dayId: dayId(1), position: 0 })).toEqual(['booking', 'clock']);
  expect(questionsOf(plan, opera, { dayId: ideas })).toEqual(['booking']);
  expect(questionsOf(plan, opera, { dayId: dayId(2), position: 0 })).toEqual([]);
});

it('ORDER-05 an item with a time that is dropped behind untimed ones stands there, with its time', () => {
  expect(titlesAfter(moveStep(plan, museum, { dayId: dayId(1), position: 3 }).ops)).toEqual([
    ['market', 'walk', 'tea', 'museum'],
    ['opera'],
  ]);
  expect(titlesAfter(moveStep(plan, walk, { dayId: dayId(1), position: 0 }).ops)[0]).toEqual([
    'walk',
    'market',
    'museum',
    'tea',
  ]);
  expect(isSamePlan(plan, withMovedActivity(plan, museum.id, { dayId: dayId(1), position: 0 }))).toBe(true);
});

it('ORDER-10 a day is moved before another or to the end, and nowhere where it stands', () => {
  const ids = [dayId(1), dayId(2)];
  expect(orderDaysStep(plan, dayId(2), dayId(1))?.ops).toEqual([{ kind: 'order-days', dayIds: ids.toReversed() }]);
  expect(orderDaysStep(plan, dayId(1), undefined)?.ops).toEqual([{ kind: 'order-days', dayIds: ids.toReversed() }]);
  expect(orderDaysStep(plan, dayId(1), dayId(2))).toBeUndefined();
  expect(orderDaysStep(plan, dayId(1), dayId(1))).toBeUndefined();
});
