import { expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { expectWhole } from '#infra/local/function-fixture/expect-whole.ts';
import { createActivity, createDay, createTrip, midnight } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { dayIdOf, ideasDayOf, idOnDay, tailOf, tripIdOf } from '#shared/contract/ids.ts';
import * as listActivities from '../activities/list-activities.ts';
import * as updateActivity from '../activities/update-activity.ts';
import * as listDays from '../days/list-days.ts';
import * as applyPlan from '../planner/apply-plan.ts';
import * as applyStep from '../steps/apply-step.ts';
import * as getTrip from './get-trip.ts';
import * as mergeTrips from './merge-trips.ts';
import * as unmergeTrips from './unmerge-trips.ts';

const { table } = await startFunctions();

it('BASE-04 an activity keeps its tail on another day and in another trip, and its id of before is not found', async () => {
  const ada = await signUp();
  const [source, target] = [await createTrip(ada), await createTrip(ada)];
  const day = await createDay(ada, source.id);
  await createDay(ada, source.id, { date: midnight('2027-06-05') });
  const { id, title } = await createActivity(ada, day.id);
  const only = async (tripId: string) => {
    const days = await succeed(listDays, { as: ada, params: { id: tripId } });
    return days.flatMap(({ activities }) => activities.map((each) => each.id));
  };
  const isGone = async (before: string) => {
    const answer = await call(updateActivity, { as: ada, params: { id: before }, body: { title } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  };

  const move = { kind: 'move', activityId: id, title, from: '2027-06-04', to: '2027-06-05', why: 'Rain' };
  await succeed(applyPlan, { as: ada, params: { id: source.id }, body: { items: [move] } });
  const [moved = ''] = await only(source.id);
  expect([dayIdOf(moved) === day.id, tailOf(moved)]).toEqual([false, tailOf(id)]);
  await isGone(id);

  await succeed(mergeTrips, { as: ada, params: { sourceId: source.id, targetId: target.id } });
  const [merged = ''] = await only(target.id);
  expect([tripIdOf(merged), tailOf(merged)]).toEqual([target.id, tailOf(id)]);
  await isGone(moved);
});

it('ORDER-08 a merge takes the ideas along, and its undo gives them back, wherever they are by then', async () => {
  const ada = await signUp();
  const [source, target] = [await createTrip(ada), await createTrip(ada)];
  const day = await createDay(ada, target.id);
  const boat = await createActivity(ada, ideasDayOf(source.id), { title: 'A boat' });
  await createActivity(ada, ideasDayOf(source.id), { title: 'A market' });
  await createActivity(ada, ideasDayOf(target.id), { title: 'Mine' });
  const ideasOf = async (tripId: string) =>
    (await succeed(listActivities, { as: ada, params: { id: ideasDayOf(tripId) } })).map(({ title }) => title);
  const countsOf = async (tripId: string) => {
    const { dayCount, activityCount } = await succeed(getTrip, { as: ada, params: { id: tripId } });
    return [dayCount, activityCount];
  };
  const params = { sourceId: source.id, targetId: target.id };
  await succeed(mergeTrips, { as: ada, params });
  expect((await ideasOf(target.id)).toSorted()).toEqual(['A boat', 'A market', 'Mine']);
  expect(await countsOf(target.id)).toEqual([1, 0]);
  const ops = [{ kind: 'move', activityId: idOnDay(boat.id, ideasDayOf(target.id)), dayId: day.id }];
  await succeed(applyStep, { as: ada, params: { id: target.id }, body: { ops } });
  expect(await countsOf(target.id)).toEqual([1, 1]);
  await expectWhole(table);
  await succeed(unmergeTrips, { as: ada, params });
  expect([await ideasOf(source.id), await ideasOf(target.id)]).toEqual([['A boat', 'A market'], ['Mine']]);
  expect([await countsOf(source.id), await countsOf(target.id)]).toEqual([
    [0, 0],
    [1, 0],
  ]);
  await expectWhole(table);
});
