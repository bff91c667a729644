import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { storedBytes } from '#infra/local/function-fixture/stored-bytes.ts';
import { dayIdOf, ideasDayOf, tailOf } from '#shared/contract/ids.ts';
import * as createActivityCall from '../activities/create-activity.ts';
import * as deleteActivity from '../activities/delete-activity.ts';
import * as listActivities from '../activities/list-activities.ts';
import * as updateActivity from '../activities/update-activity.ts';
import { activityKey, dayKey, type Key } from '../data/keys.ts';
import { writeBatches } from '../data/write-batches.ts';
import * as deleteDay from '../days/delete-day.ts';
import * as listDays from '../days/list-days.ts';
import * as restoreDay from '../days/restore-day.ts';
import * as updateDay from '../days/update-day.ts';
import * as createTripFromEmail from '../mail/create-trip-from-email.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as applyStep from './apply-step.ts';
import * as undoStep from './undo-step.ts';

const { table } = await startFunctions();
let ada: TestTraveller;
let bo: TestTraveller;
beforeAll(async () => {
  [ada, bo] = [await signUp(), await signUp()];
});

const on = (id: string) => ({ as: ada, params: { id } });
const step = (id: string, op: object) => call(applyStep, { ...on(id), body: { ops: [op] } });
const done = (id: string, op: object) => succeed(applyStep, { ...on(id), body: { ops: [op] } });
const ideasOf = async (id: string) =>
  (await succeed(listActivities, on(ideasDayOf(id)))).map(({ title, time, endDate }) => ({ title, time, endDate }));
const idea = (title: string) => ({ title, time: null, endDate: null });

describe('the ideas of a trip', () => {
  it('ORDER-08 are activities of a day that listActivities and createActivity take, and that no list or count has', async () => {
    const { id } = await createTrip(ada);
    expect(await ideasOf(id)).toEqual([]);
    const made = await createActivity(ada, ideasDayOf(id), { title: 'A boat', location: 'Ostia' });
    expect(made).toMatchObject({ tripDayId: `${id}-000000000000000`, location: 'Ostia' });
    await succeed(updateActivity, { ...on(made.id), body: { title: 'A boat trip' } });
    expect(await ideasOf(id)).toEqual([idea('A boat trip')]);
    expect(await succeed(listDays, on(id))).toEqual([]);
    expect(await succeed(getTrip, on(id))).toMatchObject({ dayCount: 0, activityCount: 0 });
    await succeed(deleteActivity, on(made.id));
    expect(await ideasOf(id)).toEqual([]);
    expect(await succeed(getTrip, on(id))).toMatchObject({ dayCount: 0, activityCount: 0 });
  });

  it('ORDER-08, ORDER-07 cannot be deleted, changed or restored as a day, and are 404 for strangers', async () => {
    const { id } = await createTrip(ada);
    const params = { id: ideasDayOf(id) };
    const { id: activityId } = await createActivity(ada, params.id, { title: 'A boat' });
    for (const module of [deleteDay, restoreDay]) {
      expect(await call(module, { as: ada, params })).toMatchObject({ status: 404 });
    }
    const body = { title: 'x', date: '2027-06-04' };
    expect(await call(updateDay, { as: ada, params, body })).toMatchObject({ status: 404 });
    expect(await ideasOf(id)).toEqual([idea('A boat')]);
    for (const as of [bo, undefined]) {
      expect(await call(listActivities, { as, params })).toMatchObject({ status: 404 });
    }
    expect(await call(createActivityCall, { as: bo, params, body: { title: 'x' } })).toMatchObject({ status: 403 });
    expect(await call(deleteActivity, { as: bo, params: { id: activityId } })).toMatchObject({ status: 403 });
  });

  it('ORDER-08 are 500 at most, by createActivity and by a move', async () => {
    const { id } = await createTrip(ada);
    const day = await createDay(ada, id);
    const { id: walk } = await createActivity(ada, day.id, { title: 'Walk' });
    const first = await createActivity(ada, ideasDayOf(id), { title: 'First' });
    await copyIdea(first.id, 498);
    await createActivity(ada, ideasDayOf(id), { title: 'Last' });
    const full = { status: 422, body: { message: 'A trip can have at most 500 ideas' } };
    const params = { id: ideasDayOf(id) };
    expect(await call(createActivityCall, { as: ada, params, body: { title: 'One more' } })).toMatchObject(full);
    expect(await step(id, { kind: 'move', activityId: walk, dayId: params.id })).toMatchObject(full);
  });

  it('ORDER-07 an activity that becomes an idea loses date and time, keeps its tail, and is back by undo', async () => {
    const { id } = await createTrip(ada);
    const day = await createDay(ada, id);
    const fields = { title: 'Dinner', time: '19:00', endTime: '01:00', endDate: '2027-06-05', timeZone: 'Europe/Rome' };
    const dinner = await createActivity(ada, day.id, { ...fields, kind: 'meal', notes: 'Kept' });
    const before = await storedBytes(table);
    const { undoId, trip, days } = await done(id, { kind: 'move', activityId: dinner.id, dayId: ideasDayOf(id) });
    expect(await ideasOf(id)).toEqual([idea('Dinner')]);
    const [now] = await succeed(listActivities, on(ideasDayOf(id)));
    expect(now).toMatchObject({ notes: 'Kept', endTime: null, timeZone: null, revision: dinner.revision + 1 });
    expect(tailOf(now?.id ?? '')).toBe(tailOf(dinner.id));
    expect([trip.dayCount, trip.activityCount, days.map(({ activities }) => activities.length)]).toEqual([1, 0, [0]]);
    await succeed(undoStep, { as: ada, params: { id, undoId } });
    expect(await storedBytes(table)).toBe(before);
    await done(id, { kind: 'move', activityId: dinner.id, dayId: ideasDayOf(id) });
    const dated = await done(id, { kind: 'move', activityId: dinner.id, dayId: day.id });
    expect(dated.trip.activityCount).toBe(1);
    expect(await ideasOf(id)).toEqual([]);
  });

  it('ORDER-07 a booking from a mail keeps its date: it cannot become an idea, and says so', async () => {
    const { id } = await createTrip(ada);
    const bookings = [{ type: 'restaurant', title: 'Lunch', startDate: '2027-06-05', confirmationNumber: 'L1' }];
    await succeed(createTripFromEmail, { as: ada, body: { bookings, tripId: id } });
    const [lunch] = (await succeed(listDays, on(id))).flatMap(({ activities }) => activities);
    expect(await step(id, { kind: 'move', activityId: lunch?.id, dayId: ideasDayOf(id) })).toMatchObject({
      status: 422,
      body: { message: '"Lunch" is booked for its date, so it cannot become an idea.' },
    });
  });
});

/** Gives a trip copies of its only idea. */
async function copyIdea(ideaId: string, count: number): Promise<void> {
  const get = async (Key: Key) => (await table.client.send(new GetCommand({ TableName: table.name, Key }))).Item;
  const [item, day] = [await get(activityKey(ideaId)), await get(dayKey(dayIdOf(ideaId)))];
  const ids = Array.from({ length: count }, (_, n) => `${dayIdOf(ideaId)}-${String(n).padStart(15, '0')}`);
  const copies = ids.map((id) => ({ ...item, ...activityKey(id), id }));
  const items = [...copies, { ...day, activityCount: count + 1 }];
  await writeBatches(
    table,
    items.map((Item) => ({ PutRequest: { Item } })),
  );
}
