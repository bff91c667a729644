import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { withoutRevisions } from '#infra/local/function-fixture/without-revisions.ts';
import { ideasDayOf, tailOf } from '#shared/contract/ids.ts';
import * as listActivities from '../activities/list-activities.ts';
import * as updateActivity from '../activities/update-activity.ts';
import * as deleteDay from '../days/delete-day.ts';
import * as listDays from '../days/list-days.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as applyStep from './apply-step.ts';
import * as undoStep from './undo-step.ts';

await startFunctions();
let ada: TestTraveller;
let bo: TestTraveller;
beforeAll(async () => {
  [ada, bo] = [await signUp(), await signUp()];
});

const on = (id: string) => ({ as: ada, params: { id } });
const step = (id: string, ops: readonly object[], headers = {}) =>
  call(applyStep, { ...on(id), body: { ops }, headers });
const done = (id: string, ops: readonly object[]) => succeed(applyStep, { ...on(id), body: { ops } });
const undo = (id: string, undoId: string) => call(undoStep, { as: ada, params: { id, undoId } });
const stateOf = async (id: string) =>
  withoutRevisions([await succeed(getTrip, on(id)), await succeed(listDays, on(id)), await ideas(id)]);
const ideas = (id: string) => succeed(listActivities, on(ideasDayOf(id)));
const titles = async (id: string) =>
  (await succeed(listDays, on(id))).map(({ activities }) => activities.map(({ title }) => title));

/** Two days in Rome; the first with two untimed and two timed activities. */
async function makeTrip() {
  const { id } = await createTrip(ada);
  const first = await createDay(ada, id, { date: '2027-06-04' });
  const second = await createDay(ada, id, { date: '2027-06-05', title: 'Trastevere' });
  const a = await createActivity(ada, first.id, { title: 'a' });
  const b = await createActivity(ada, first.id, { title: 'b', notes: 'kept' });
  const nine = await createActivity(ada, first.id, { title: '9', time: '09:00' });
  const two = await createActivity(ada, first.id, {
    title: '14',
    time: '14:00',
    endDate: '2027-06-06',
    endTime: '10:00',
  });
  return { id, first, second, a, b, nine, two };
}

describe('POST /api/trips/{id}/steps', () => {
  it('ORDER-06, BASE-04 a move takes an activity to another day with its tail, and every count and order agrees', async () => {
    const { id, first, second, b } = await makeTrip();
    const answer = await done(id, [{ kind: 'move', activityId: b.id, dayId: second.id }]);
    expect(answer.days.map((day) => [day.id, day.activities.map(({ title }) => title)])).toEqual([
      [first.id, ['9', '14', 'a']],
      [second.id, ['b']],
    ]);
    const moved = answer.days[1]?.activities[0];
    expect(moved).toEqual({ ...b, id: `${second.id}-${tailOf(b.id)}`, tripDayId: second.id });
    expect(await succeed(listDays, on(id))).toEqual(answer.days);
    expect(answer.trip).toEqual(await succeed(getTrip, on(id)));
    expect(answer.trip).toMatchObject({ dayCount: 2, activityCount: 4 });
    expect(await call(updateActivity, { ...on(b.id), body: { title: 'b' } })).toMatchObject({ status: 404 });
    // Its id of before still names it in a step, by its tail.
    await done(id, [{ kind: 'move', activityId: b.id, dayId: first.id }]);
    expect(await titles(id)).toEqual([['9', '14', 'a', 'b'], []]);
  });

  it('BASE-02 undone, order, times and places are as they were, and it can be undone once', async () => {
    const { id, first, second, a, b, two } = await makeTrip();
    await done(id, [{ kind: 'move', activityId: b.id, dayId: first.id, before: two.id }]);
    const before = await stateOf(id);
    const { undoId } = await done(id, [
      { kind: 'move', activityId: two.id, dayId: second.id, clearTime: true },
      { kind: 'move', activityId: a.id, dayId: ideasDayOf(id) },
      { kind: 'remove', activityId: b.id },
    ]);
    expect(await titles(id)).toEqual([['9'], ['14']]);
    const answer = await undo(id, undoId);
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await stateOf(id)).toEqual(before);
    expect(await undo(id, undoId)).toMatchObject({ status: 404 });
  });

  it('ORDER-01 an untimed activity stands where it was put, and timed ones stand in time order', async () => {
    const { id, first, a, b, nine, two } = await makeTrip();
    await done(id, [{ kind: 'move', activityId: b.id, dayId: first.id, before: nine.id }]);
    expect(await titles(id)).toEqual([['b', '9', '14', 'a'], []]);
    await done(id, [{ kind: 'move', activityId: two.id, dayId: first.id, before: b.id }]);
    expect(await titles(id)).toEqual([['9', 'b', '14', 'a'], []]);
    expect((await succeed(listActivities, on(first.id))).map(({ title }) => title)).toEqual(['9', 'b', '14', 'a']);
    await done(id, [{ kind: 'move', activityId: a.id, dayId: first.id, before: b.id }]);
    expect(await titles(id)).toEqual([['9', 'a', 'b', '14'], []]);
  });

  it('ORDER-06 onto a day that was deleted is 409, and nothing of the step is made', async () => {
    const { id, second, a, b } = await makeTrip();
    await succeed(deleteDay, on(second.id));
    const before = await stateOf(id);
    const ops = [
      { kind: 'remove', activityId: b.id },
      { kind: 'move', activityId: a.id, dayId: second.id },
    ];
    expect(await step(id, ops)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await stateOf(id)).toEqual(before);
  });

  it('BASE-02 is the trip’s owner’s alone, and answers what cannot be with a reason', async () => {
    const { id, second, a } = await makeTrip();
    const ops = [{ kind: 'move', activityId: a.id, dayId: second.id }];
    expect(await call(applyStep, { as: bo, params: { id }, body: { ops } })).toMatchObject({ status: 403 });
    expect(await call(applyStep, { params: { id }, body: { ops } })).toMatchObject({ status: 401 });
    expect(await step(id, [])).toMatchObject({ status: 400, body: { message: 'Please choose at least one change' } });
    expect(
      await step(
        id,
        Array.from({ length: 101 }, () => ops[0] ?? {}),
      ),
    ).toMatchObject({ status: 400 });
  });
});
