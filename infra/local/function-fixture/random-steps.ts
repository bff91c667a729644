import * as listActivities from '#functions/activities/list-activities.ts';
import * as listDays from '#functions/days/list-days.ts';
import * as createTripFromEmail from '#functions/mail/create-trip-from-email.ts';
import type { Activity } from '#shared/activities/schema.ts';
import { addDays } from '#shared/calendar/calendar.ts';
import { ideasDayOf } from '#shared/contract/ids.ts';
import { succeed } from './call-function.ts';
import { createActivity, createDay, createTrip } from './sample-trip.ts';
import { signUp, type TestTraveller } from './sign-up.ts';

export interface RandomWorld {
  readonly traveller: TestTraveller;
  readonly tripId: string;
  /** Operations on what is there now; some cannot be done. */
  readonly nextOps: () => Promise<object[]>;
}

type Random = <T>(choices: readonly T[]) => T;

/** Two trips of one traveller with bookings, stays, timed and untimed activities and ideas, and random steps on the first. */
export async function randomWorld(seed: number): Promise<RandomWorld> {
  const traveller = await signUp();
  const pick = picking(seed);
  const trip = await createTrip(traveller, { startDate: '2027-06-03', endDate: '2027-06-16' });
  const other = await createTrip(traveller);
  const on = (id: string) => ({ as: traveller, params: { id } });
  for (const date of ['2027-06-03', '2027-06-04', '2027-06-05', '2027-06-08', '2027-06-20']) {
    const { id } = await createDay(traveller, trip.id, { date, title: date });
    for (let n = 0; n < 4; n++) await createActivity(traveller, id, someActivity(pick, date, n));
  }
  await createDay(traveller, other.id);
  for (const title of ['A boat', 'A market']) await createActivity(traveller, ideasDayOf(trip.id), { title });
  await succeed(createTripFromEmail, { as: traveller, body: { bookings: BOOKINGS, tripId: trip.id } });
  return {
    traveller,
    tripId: trip.id,
    nextOps: async () => {
      const days = await succeed(listDays, on(trip.id));
      const ideas = await succeed(listActivities, on(ideasDayOf(trip.id)));
      const others = await succeed(listDays, on(other.id));
      const here = {
        days: days.map(({ id }) => id),
        activities: [...days.flatMap((day) => day.activities), ...ideas],
        targets: [...days, ...days, ...others].map(({ id }) => id),
        ideas: [ideasDayOf(trip.id), ideasDayOf(other.id)],
      };
      return Array.from({ length: pick([1, 1, 1, 2, 4]) }, () => pick(OPERATIONS)(pick, here));
    },
  };
}

interface Here {
  readonly days: readonly string[];
  readonly activities: readonly Activity[];
  readonly targets: readonly string[];
  readonly ideas: readonly string[];
}
type Operation = (pick: Random, here: Here) => object;

const move: Operation = (pick, { activities, targets, ideas }) => ({
  ...{ kind: 'move', activityId: pick(activities).id, dayId: pick([...targets, ...targets, ...ideas]) },
  ...pick([{}, { before: pick(activities).id }, { before: pick(activities).id, clearTime: true }]),
});
const edit: Operation = (pick, { activities }) => {
  const { endDate: _, ...activity } = pick(activities);
  return { kind: 'edit', activityId: activity.id, fields: { ...activity, ...pick(EDITS) } };
};
const remove: Operation = (pick, { activities }) => ({ kind: 'remove', activityId: pick(activities).id });
const orderDays: Operation = (pick, { days }) => {
  const some = days.filter(() => pick([true, true, false]));
  const chosen = some.length < 2 ? days.slice(0, 2) : some;
  return { kind: 'order-days', dayIds: chosen.toSorted(() => pick([-1, 1])) };
};
const insertDay: Operation = (pick, { days }) => ({
  kind: 'insert-day',
  after: pick(days),
  day: { title: 'Inserted' },
});
const fillDays: Operation = (pick) => ({ kind: 'fill-days', ...pick([{}, { from: '2027-06-05', to: '2027-06-09' }]) });
const shift: Operation = (pick) => ({
  kind: 'shift',
  days: pick([-40, -1, 1, 2, 7]),
  bookings: pick(['move', 'keep']),
});

const OPERATIONS = [
  move,
  move,
  move,
  move,
  edit,
  edit,
  remove,
  orderDays,
  orderDays,
  insertDay,
  fillDays,
  shift,
  shift,
];
const EDITS = [
  { title: 'Edited', notes: 'Something else' },
  { time: '08:15', timeZone: 'Europe/Rome' },
  { time: null },
  { location: 'Ostia', kind: 'sight' },
  { status: 'cancelled' },
];
const BOOKINGS = [
  { type: 'hotel', title: 'Inn', startDate: '2027-06-04', endDate: '2027-06-08', confirmationNumber: 'H1' },
  { type: 'restaurant', title: 'Lunch', startDate: '2027-06-05', startTime: '13:00', confirmationNumber: 'L1' },
  { type: 'transport', title: 'Train', startDate: '2027-06-07', confirmationNumber: 'T1' },
];

function someActivity(pick: Random, date: string, n: number): Record<string, unknown> {
  const title = `${date} ${n}`;
  return pick([
    { title },
    { title, time: pick(['07:30', '09:00', '14:00']), timeZone: 'Europe/Rome' },
    { title, kind: 'stay', endDate: addDays(date, pick([1, 2, 3])) },
    { title, kind: 'train', time: '22:00', endTime: '07:00', endDate: addDays(date, 1), endLocation: 'Milan' },
  ]);
}

/** Chooses the same for the same seed (a linear congruential generator, of which the upper bits are used). */
function picking(seed: number): Random {
  let state = BigInt(seed);
  return (choices) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn;
    const choice = choices[Number(state >> 33n) % choices.length];
    if (choice === undefined) throw new Error('nothing to choose from');
    return choice;
  };
}
