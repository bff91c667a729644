import { expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip, midnight } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { dayIdOf, tailOf, tripIdOf } from '#shared/contract/ids.ts';
import * as updateActivity from '../activities/update-activity.ts';
import * as listDays from '../days/list-days.ts';
import * as applyPlan from '../planner/apply-plan.ts';
import * as mergeTrips from './merge-trips.ts';

await startFunctions();

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
