import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip, midnight } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { storedBytes } from '#infra/local/function-fixture/stored-bytes.ts';
import { withoutRevisions } from '#infra/local/function-fixture/without-revisions.ts';
import { idOnDay } from '#shared/contract/ids.ts';
import type { PlannedActivity } from '#shared/planner/schema.ts';
import * as updateActivity from '../activities/update-activity.ts';
import * as deleteDay from '../days/delete-day.ts';
import * as listDays from '../days/list-days.ts';
import * as createTripFromEmail from '../mail/create-trip-from-email.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as applyPlan from './apply-plan.ts';
import * as undoPlan from './undo-plan.ts';

const { table } = await startFunctions();
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
});

const on = (id: string) => ({ as: ada, params: { id } });
const daysOf = (id: string) => succeed(listDays, on(id));
const apply = (id: string, items: readonly object[], headers = {}) =>
  call(applyPlan, { ...on(id), body: { items }, headers });
const applied = (id: string, items: readonly object[]) => succeed(applyPlan, { ...on(id), body: { items } });
const undo = (id: string, undoId: string) => call(undoPlan, { as: ada, params: { id, undoId } });
const stateOf = async (id: string) => withoutRevisions([await succeed(getTrip, on(id)), await daysOf(id)]);

const FORUM: PlannedActivity = {
  ...{ title: 'Roman Forum', timeOfDay: 'morning', category: 'sightseeing', minutes: 90, cost: 18, currency: 'EUR' },
  ...{
    location: 'Centro, Rome',
    coordinates: { latitude: 41.8925, longitude: 12.4853 },
    verified: true,
    note: 'Go early.',
  },
};
const add = (date: string, activity: object = {}) => ({
  ...{ kind: 'add', date, dayTitle: 'Ruins', why: 'The day is empty' },
  activity: { ...FORUM, ...activity },
});
const move = (activityId: string, to: string) => ({
  ...{ kind: 'move', activityId, title: 'x', from: '2027-06-04', to, why: 'Nearer' },
});
const removal = (activityId: string) => ({
  kind: 'remove',
  activityId,
  title: 'x',
  date: '2027-06-04',
  why: 'Asked for',
});

/** A week in Rome with one day on 4 June that has two activities. */
async function makeTrip() {
  const { id } = await createTrip(ada);
  const day = await createDay(ada, id);
  const first = await createActivity(ada, day.id, { title: 'first', notes: 'kept' });
  const second = await createActivity(ada, day.id, { title: 'second', time: '09:00' });
  return { id, day, first, second };
}

describe('POST /api/trips/{id}/plan-changes', () => {
  it('adds, moves and removes in one step, and the counts match the lists', async () => {
    const { id, day, first, second } = await makeTrip();
    const answer = await applied(id, [
      add('2027-06-05'),
      add('2027-06-04'),
      move(first.id, '2027-06-06'),
      removal(second.id),
    ]);
    expect(answer).toEqual({ undoId: expect.stringMatching(/^[0-9a-z]{16}$/), added: 2, moved: 1, removed: 1 });
    const days = await daysOf(id);
    expect(
      days.map(({ title, date, location, activities }) => [
        title,
        date,
        location,
        activities.map((each) => each.title),
      ]),
    ).toEqual([
      [day.title, midnight('2027-06-04'), null, ['Roman Forum']],
      ['Ruins', midnight('2027-06-05'), 'Rome', ['Roman Forum']],
      ['Day 4', midnight('2027-06-06'), null, ['first']],
    ]);
    expect(days[1]?.activities[0]).toMatchObject({
      ...{ timeOfDay: 'morning', category: 'sightseeing', cost: 18, currency: 'EUR', location: 'Centro, Rome' },
      ...{ notes: 'Go early.', coordinates: FORUM.coordinates, unverified: false },
    });
    expect(days[2]?.activities[0]).toMatchObject({ notes: 'kept', tripDayId: days[2]?.id });
    expect(await succeed(getTrip, on(id))).toMatchObject({ dayCount: 3, activityCount: 3 });
  });

  it('marks an activity whose place was not found until it is edited', async () => {
    const { id } = await makeTrip();
    await applied(id, [add('2027-06-05', { title: 'Sacred Canyon', verified: false, coordinates: null })]);
    const [, { activities: [canyon] = [] } = {}] = await daysOf(id);
    expect(canyon).toMatchObject({ title: 'Sacred Canyon', unverified: true, coordinates: null });
    await succeed(updateActivity, { ...on(canyon?.id ?? ''), body: { title: 'A canyon that is there' } });
    expect((await daysOf(id))[1]?.activities[0]).toMatchObject({ unverified: false });
  });

  it('an activity keeps its map position until its location changes', async () => {
    const { id } = await makeTrip();
    await applied(id, [add('2027-06-05')]);
    const forum = (await daysOf(id))[1]?.activities[0];
    const edit = (body: object) => succeed(updateActivity, { ...on(forum?.id ?? ''), body });
    const renamed = await edit({ title: 'Forum at dusk', location: FORUM.location });
    expect(renamed).toMatchObject({ title: 'Forum at dusk', coordinates: FORUM.coordinates });
    expect(await edit({ title: 'Forum at dusk', location: 'Ostia Antica' })).toMatchObject({ coordinates: null });
    expect((await daysOf(id))[1]?.activities[0]).toMatchObject({ location: 'Ostia Antica', coordinates: null });
  });

  it('a booking is fixed: it is neither moved nor removed', async () => {
    const { id, day } = await makeTrip();
    const booked = await createActivity(ada, day.id, { title: 'Dinner', confirmationNumber: 'ABC' });
    const mailed = await succeed(createTripFromEmail, {
      as: ada,
      body: {
        bookings: [{ type: 'restaurant', title: 'Lunch', startDate: '2027-06-05', confirmationNumber: 'L1' }],
        tripId: id,
      },
    });
    expect(mailed.trip.id).toBe(id);
    const before = await stateOf(id);
    for (const change of [move(booked.id, '2027-06-06'), removal(booked.id)]) {
      expect(await apply(id, [add('2027-06-06'), change])).toMatchObject({
        status: 422,
        body: { message: '"Dinner" is a booking, and bookings stay where they are.' },
      });
    }
    expect(await stateOf(id)).toEqual(before);
  });

  it('a booking that was cancelled moves with its record, and back', async () => {
    const { id } = await makeTrip();
    const bookings = [{ type: 'restaurant', title: 'Dinner', startDate: '2027-06-05', confirmationNumber: 'D1' }];
    await succeed(createTripFromEmail, { as: ada, body: { bookings, tripId: id } });
    const dinner = (await daysOf(id))[1]?.activities[0];
    await succeed(updateActivity, { ...on(dinner?.id ?? ''), body: { title: 'Dinner', status: 'cancelled' } });
    const before = await storedBytes(table);
    const { undoId } = await applied(id, [move(dinner?.id ?? '', '2027-06-04')]);
    expect(await storedBytes(table)).toContain(
      `"activityId":"${idOnDay(dinner?.id ?? '', (await daysOf(id))[0]?.id ?? '')}"`,
    );
    expect(await undo(id, undoId)).toMatchObject({ status: 200 });
    expect(await storedBytes(table)).toBe(before);
  });

  it('is atomic: one impossible change leaves the trip as it was', async () => {
    const { id, first } = await makeTrip();
    const before = await stateOf(id);
    expect(await apply(id, [add('2027-06-05'), removal(first.id), move(first.id, '2027-06-06')])).toMatchObject({
      status: 409,
    });
    expect(await apply(id, [add('2027-07-05')])).toMatchObject({ status: 422 });
    expect(await apply(id, [])).toMatchObject({ status: 400, body: { message: 'Please choose at least one change' } });
    expect(await stateOf(id)).toEqual(before);
    // As many as one call takes are more than one transaction holds.
    const many = await applied(
      id,
      Array.from({ length: 100 }, () => add('2027-06-05')),
    );
    expect(many).toMatchObject({ added: 100 });
    expect(await undo(id, many.undoId)).toMatchObject({ status: 200 });
    expect(await stateOf(id)).toEqual(before);
  });

  it('the same Idempotency-Key applies once and gives the same answer', async () => {
    const { id, first } = await makeTrip();
    const headers = { 'idempotency-key': 'one-and-only' };
    const items = [add('2027-06-05'), move(first.id, '2027-06-06')];
    const once = await apply(id, items, headers);
    const again = await apply(id, items, headers);
    expect(once.status).toBe(200);
    expect(again).toMatchObject({ status: 200, body: once.body });
    expect((await succeed(getTrip, on(id))).activityCount).toBe(3);
  });
});

describe('DELETE /api/trips/{id}/plan-changes/{undoId}', () => {
  it('restores the trip as it was', async () => {
    const { id, first, second } = await makeTrip();
    const before = await stateOf(id);
    const { undoId } = await applied(id, [
      add('2027-06-05'),
      add('2027-06-04'),
      move(first.id, '2027-06-06'),
      removal(second.id),
    ]);
    expect(await undo(id, undoId)).toMatchObject({ status: 200, body: { success: true } });
    expect(await stateOf(id)).toEqual(before);
    expect(await undo(id, undoId)).toMatchObject({
      status: 404,
      body: { message: 'These changes can no longer be undone' },
    });
  });

  it('keeps other changes made since, and a day that something was added to', async () => {
    const { id } = await makeTrip();
    const { undoId } = await applied(id, [add('2027-06-05')]);
    const [, made] = await daysOf(id);
    await createActivity(ada, made?.id ?? '', { title: 'mine' });
    expect(await undo(id, undoId)).toMatchObject({ status: 200 });
    expect((await daysOf(id))[1]?.activities.map(({ title }) => title)).toEqual(['mine']);
    expect(await succeed(getTrip, on(id))).toMatchObject({ dayCount: 2, activityCount: 3 });
  });

  it('answers 409 when what was added was edited since, or its day is gone', async () => {
    const { id, day, second } = await makeTrip();
    const first = await applied(id, [add('2027-06-05'), removal(second.id)]);
    const [, made] = await daysOf(id);
    await succeed(updateActivity, { ...on(made?.activities[0]?.id ?? ''), body: { title: 'Forum, with Bo' } });
    const refused = { status: 409, body: { message: expect.stringContaining('edited since') } };
    expect(await undo(id, first.undoId)).toMatchObject(refused);
    expect((await daysOf(id))[1]?.activities).toMatchObject([{ title: 'Forum, with Bo' }]);
    const later = await applied(id, [add('2027-06-04')]);
    await succeed(deleteDay, on(day.id));
    expect(await undo(id, later.undoId)).toMatchObject(refused);
  });

  it('when called twice at once, one call undoes, and the trip is as it was', async () => {
    const { id } = await makeTrip();
    const before = await stateOf(id);
    const { undoId } = await applied(id, [add('2027-06-05')]);
    const answers = await Promise.all([undo(id, undoId), undo(id, undoId)]);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    for (const { status } of answers) expect([200, 404, 409]).toContain(status);
    expect(await stateOf(id)).toEqual(before);
  });
});
