import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { storedBytes } from '#infra/local/function-fixture/stored-bytes.ts';
import { tailOf } from '#shared/contract/ids.ts';
import * as listDays from '../days/list-days.ts';
import * as createTripFromEmail from '../mail/create-trip-from-email.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as updateTrip from '../trips/update-trip.ts';
import * as applyStep from './apply-step.ts';
import * as undoStep from './undo-step.ts';

const { table } = await startFunctions();
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
});

const on = (id: string) => ({ as: ada, params: { id } });
const step = (id: string, op: object) => call(applyStep, { ...on(id), body: { ops: [op] } });
const done = (id: string, op: object) => succeed(applyStep, { ...on(id), body: { ops: [op] } });
const undo = (id: string, undoId: string) => succeed(undoStep, { as: ada, params: { id, undoId } });
const refused = (message: string) => ({ status: 422, body: { message } });

/** '06-04 Forum: Colosseum, Hotel>06-07' for each day. */
async function shown(id: string): Promise<string[]> {
  const short = (date: string) => date.slice(5, 10);
  return (await succeed(listDays, on(id))).map(({ date, title, activities }) => {
    const held = activities.map((each) => `${each.title}${each.endDate ? `>${short(each.endDate)}` : ''}`);
    return `${short(date)} ${title}: ${held.join(', ')}`;
  });
}
const datesOf = async (id: string) => {
  const { startDate, endDate } = await succeed(getTrip, on(id));
  return [startDate.slice(0, 10), endDate.slice(0, 10)];
};

/** June 3 to 9, days from the 4th: a walk; a hotel to the 7th and a night train to the 6th; a museum. */
async function makeTrip() {
  const { id } = await createTrip(ada);
  const [a, b, c] = [
    await createDay(ada, id, { title: 'A', date: '2027-06-04' }),
    await createDay(ada, id, { title: 'B', date: '2027-06-05' }),
    await createDay(ada, id, { title: 'C', date: '2027-06-06' }),
  ];
  await createActivity(ada, a.id, { title: 'Walk' });
  await createActivity(ada, b.id, { title: 'Hotel', kind: 'stay', endDate: '2027-06-07' });
  await createActivity(ada, b.id, {
    title: 'Night train',
    kind: 'train',
    time: '22:00',
    endDate: '2027-06-06',
    endTime: '07:00',
  });
  await createActivity(ada, c.id, { title: 'Museum' });
  return { id, a: a.id, b: b.id, c: c.id };
}

/** What a step does, and that undoing it leaves every byte as it was. */
async function expectStep(id: string, op: object, days: readonly string[], dates = ['2027-06-03', '2027-06-09']) {
  const before = await storedBytes(table);
  const { undoId, days: answered, trip } = await done(id, op);
  expect(await shown(id)).toEqual(days);
  expect(await datesOf(id)).toEqual(dates);
  expect(trip).toEqual(await succeed(getTrip, on(id)));
  const all = await succeed(listDays, on(id));
  expect(answered).toEqual(all.filter((day) => answered.some((each) => each.id === day.id)));
  await undo(id, undoId);
  expect(await storedBytes(table)).toBe(before);
}

describe('order-days', () => {
  it('ORDER-10 what the days hold takes the dates in the new order; ends go along, a stay’s check-out stays', async () => {
    const { id, a, b, c } = await makeTrip();
    await expectStep(id, { kind: 'order-days', dayIds: [c, b, a] }, [
      '06-04 C: Museum',
      '06-05 B: Night train>06-06, Hotel>06-07',
      '06-06 A: Walk',
    ]);
    // Two days that swap, while the others stay.
    await expectStep(id, { kind: 'order-days', dayIds: [b, a] }, [
      '06-04 B: Night train>06-05, Hotel>06-07',
      '06-05 A: Walk',
      '06-06 C: Museum',
    ]);
  });

  it('ORDER-10 a stay that would end before it begins is refused by name, and nothing changes', async () => {
    const { id, b } = await makeTrip();
    const late = await createDay(ada, id, { title: 'D', date: '2027-06-07' });
    const later = await createDay(ada, id, { title: 'E', date: '2027-06-08' });
    const before = await storedBytes(table);
    const message = '"Hotel" would end before it begins. Change its check-out date first.';
    for (const other of [late, later]) {
      expect(await step(id, { kind: 'order-days', dayIds: [other.id, b] })).toMatchObject(refused(message));
    }
    expect(await storedBytes(table)).toBe(before);
  });

  it('ORDER-10 a day that is not the trip’s is 409, and one that is named twice 400', async () => {
    const { id, a } = await makeTrip();
    const { a: other } = await makeTrip();
    expect(await step(id, { kind: 'order-days', dayIds: [a, other] })).toMatchObject({ status: 409 });
    expect(await step(id, { kind: 'order-days', dayIds: [a, a] })).toMatchObject({ status: 400 });
  });
});

describe('insert-day', () => {
  it('ORDER-10 a day inserted after another has the date after it; the days there make room, to the next free date', async () => {
    const { id, a, c } = await makeTrip();
    const day = { title: 'New', location: 'Rome' };
    await expectStep(id, { kind: 'insert-day', after: a, day }, [
      '06-04 A: Walk',
      '06-05 New: ',
      '06-06 B: Night train>06-07, Hotel>06-08',
      '06-07 C: Museum',
    ]);
    await expectStep(id, { kind: 'insert-day', after: c, day }, [
      '06-04 A: Walk',
      '06-05 B: Night train>06-06, Hotel>06-07',
      '06-06 C: Museum',
      '06-07 New: ',
    ]);
    const full = await createTrip(ada, { startDate: '2027-06-04', endDate: '2027-06-05' });
    const first = await createDay(ada, full.id, { title: '1', date: '2027-06-04' });
    await createDay(ada, full.id, { title: '2', date: '2027-06-05' });
    const days = ['06-04 1: ', '06-05 New: ', '06-06 2: '];
    await expectStep(full.id, { kind: 'insert-day', after: first.id, day }, days, ['2027-06-04', '2027-06-06']);
  });
});

describe('fill-days', () => {
  it('ORDER-09 adds a day for each date that has none, titled by its number in the trip', async () => {
    const { id } = await makeTrip();
    const there = ['06-04 A: Walk', '06-05 B: Night train>06-06, Hotel>06-07', '06-06 C: Museum'];
    await expectStep(id, { kind: 'fill-days' }, [
      ...['06-03 Day 1: ', ...there],
      ...['06-07 Day 5: ', '06-08 Day 6: ', '06-09 Day 7: '],
    ]);
    await expectStep(id, { kind: 'fill-days', from: '2027-06-06', to: '2027-06-08' }, [
      ...there,
      ...['06-07 Day 5: ', '06-08 Day 6: '],
    ]);
    await expectStep(id, { kind: 'fill-days', from: '2028-01-01', to: '2028-02-01' }, there);
  });

  it('ORDER-09 at most 120 days in a step and 366 in a trip; what is more is refused, and says so', async () => {
    const { id } = await createTrip(ada, { startDate: '2027-01-01', endDate: '2028-01-02' });
    const most = 'At most 120 days can be added at once. Name the first and last date.';
    expect(await step(id, { kind: 'fill-days' })).toMatchObject(refused(most));
    const fill = (from: string, to: string) => ({ kind: 'fill-days', from, to });
    expect(
      await call(applyStep, {
        ...on(id),
        body: { ops: [fill('2027-01-01', '2027-03-01'), fill('2027-03-02', '2027-05-01')] },
      }),
    ).toMatchObject(refused(most));
    await done(id, fill('2027-01-01', '2027-04-30'));
    await done(id, fill('2027-05-01', '2027-08-28'));
    await done(id, fill('2027-08-29', '2027-12-26'));
    expect((await succeed(getTrip, on(id))).dayCount).toBe(360);
    expect(await step(id, { kind: 'fill-days' })).toMatchObject(refused('A trip can have at most 366 days'));
    expect((await succeed(getTrip, on(id))).dayCount).toBe(360);
  });
});

describe('shift', () => {
  it('ORDER-11 everything moves by the days, ends with it, and what lies outside stays', async () => {
    const { id } = await makeTrip();
    await createDay(ada, id, { title: 'Outside', date: '2027-07-01' });
    await expectStep(
      id,
      { kind: 'shift', days: -31, bookings: 'move' },
      ['05-04 A: Walk', '05-05 B: Night train>05-06, Hotel>05-07', '05-06 C: Museum', '05-31 Outside: '],
      ['2027-05-03', '2027-05-09'],
    );
  });

  it('ORDER-11 bookings kept on their dates stand on the day that is there by then, or on a new one, and are known there', async () => {
    const { id } = await makeTrip();
    const bookings = [
      { type: 'restaurant', title: 'Lunch', startDate: '2027-06-05', confirmationNumber: 'L1' },
      { type: 'hotel', title: 'Inn', startDate: '2027-06-04', endDate: '2027-06-06', confirmationNumber: 'H1' },
    ];
    await succeed(createTripFromEmail, { as: ada, body: { bookings, tripId: id } });
    await expectStep(
      id,
      { kind: 'shift', days: 1, bookings: 'keep' },
      ['06-04 Day 1: Inn>06-06', '06-05 A: Walk, Lunch', '06-06 B: Night train>06-07, Hotel>06-08', '06-07 C: Museum'],
      ['2027-06-04', '2027-06-10'],
    );
    const before = (await succeed(listDays, on(id))).flatMap(({ activities }) => activities);
    await done(id, { kind: 'shift', days: 30, bookings: 'keep' });
    expect((await shown(id)).slice(0, 2)).toEqual(['06-04 Fri, Jun 4: Inn>06-06', '06-05 Sat, Jun 5: Lunch']);
    const after = (await succeed(listDays, on(id))).flatMap(({ activities }) => activities);
    expect(after.map((each) => tailOf(each.id)).toSorted()).toEqual(before.map((each) => tailOf(each.id)).toSorted());
    const stored = await storedBytes(table);
    for (const { id: activityId, confirmationNumber } of after) {
      if (confirmationNumber) expect(stored).toContain(`"activityId":"${activityId}"`);
    }
  });

  it('ORDER-11 moves ends along too where updateTrip moves the days with the start', async () => {
    const { id } = await makeTrip();
    await succeed(updateTrip, { ...on(id), body: { startDate: '2027-06-10', endDate: '2027-06-16', moveDays: true } });
    expect(await shown(id)).toEqual(['06-11 A: Walk', '06-12 B: Night train>06-13, Hotel>06-14', '06-13 C: Museum']);
  });

  it('ORDER-11 by no day is 400, and out of the calendar 422', async () => {
    const { id } = await makeTrip();
    expect(await step(id, { kind: 'shift', days: 0, bookings: 'move' })).toMatchObject({ status: 400 });
    const early = await createTrip(ada, { startDate: '0001-01-05', endDate: '0001-01-06' });
    expect(await step(early.id, { kind: 'shift', days: -10, bookings: 'move' })).toMatchObject(
      refused('This moves something out of the calendar.'),
    );
  });
});
