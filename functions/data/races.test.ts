import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip, NEW_DAY } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { newTraveller, PASSWORD } from '#infra/local/function-fixture/whole-account.ts';
import * as deleteAccount from '../account/delete-account.ts';
import * as createActivityCall from '../activities/create-activity.ts';
import * as deleteActivity from '../activities/delete-activity.ts';
import * as updateActivity from '../activities/update-activity.ts';
import * as createDayCall from '../days/create-day.ts';
import * as deleteDay from '../days/delete-day.ts';
import * as listDays from '../days/list-days.ts';
import * as restoreDay from '../days/restore-day.ts';
import * as getEmailAddress from '../mail/get-email-address.ts';
import * as quickAddPlace from '../planner/quick-add-place.ts';
import * as login from '../session/login.ts';
import * as getProfile from '../travellers/get-profile.ts';
import * as createTripCall from '../trips/create-trip.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as listTrips from '../trips/list-trips.ts';
import * as mergeTrips from '../trips/merge-trips.ts';
import * as updateTrip from '../trips/update-trip.ts';

const { table } = await startFunctions();
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
});

const on = (id: string) => ({ as: ada, params: { id } });
const times = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

/** The invariant: the counts of trip and owner match their lists. */
async function expectCountsToAgree(tripId: string): Promise<void> {
  const [trip, days] = [await succeed(getTrip, on(tripId)), await succeed(listDays, on(tripId))];
  expect({ dayCount: trip.dayCount, activityCount: trip.activityCount }).toEqual({
    dayCount: days.length,
    activityCount: days.flatMap(({ activities }) => activities).length,
  });
  const listed = await succeed(listTrips, { as: ada });
  expect(listed.find(({ id }) => id === tripId)).toMatchObject({
    dayCount: trip.dayCount,
    activityCount: trip.activityCount,
  });
  expect((await succeed(getProfile, { as: ada })).tripCount).toBe(listed.length);
}

describe('concurrently', () => {
  it('many trips are created, and the count is right', async () => {
    expect(
      statuses(
        await times(10, () =>
          call(createTripCall, {
            as: ada,
            body: { ...NEW_DAY, title: 'x', startDate: '2027-01-01', endDate: '2027-01-01' },
          }),
        ),
      ),
    ).toEqual(Array(10).fill(201));
    await expectCountsToAgree((await createTrip(ada)).id);
  });

  it('many days and activities are added, and none is lost or counted twice', async () => {
    const { id } = await createTrip(ada);
    const day = await createDay(ada, id);
    const days = await times(15, () => call(createDayCall, { as: ada, params: { id }, body: NEW_DAY }));
    const activities = await times(15, (index) =>
      call(createActivityCall, { ...on(day.id), body: { title: `${index}` } }),
    );
    expect(statuses([...days, ...activities])).toEqual(Array(30).fill(201));
    await expectCountsToAgree(id);
    expect((await succeed(getTrip, on(id))).activityCount).toBe(15);
  });

  it.each([
    ['trip', deleteTrip],
    ['day', deleteDay],
    ['activity', deleteActivity],
  ] as const)(
    'API-16 API-20 API-23 one %s is deleted three times: one succeeds, two answer 404',
    async (what, module) => {
      const trip = await createTrip(ada);
      const day = await createDay(ada, trip.id);
      const activity = await createActivity(ada, day.id);
      const { id } = { trip, day, activity }[what];
      expect(statuses(await times(3, () => call(module, on(id))))).toEqual([200, 404, 404]);
      if (what !== 'trip') await expectCountsToAgree(trip.id);
      expect((await succeed(getProfile, { as: ada })).tripCount).toBe((await succeed(listTrips, { as: ada })).length);
    },
  );

  it('activities are added to a day that is deleted: each exists with its day, or is refused', async () => {
    const { id } = await createTrip(ada);
    const day = await createDay(ada, id);
    const [deleted, ...added] = await Promise.all([
      call(deleteDay, on(day.id)),
      ...Array.from({ length: 8 }, () => call(createActivityCall, { ...on(day.id), body: { title: 'x' } })),
    ]);
    expect(deleted?.status).toBe(200);
    for (const { status } of added) expect([201, 404]).toContain(status);
    await expectCountsToAgree(id);
    expect(await succeed(restoreDay, on(day.id))).toMatchObject({
      activities: added.filter(({ status }) => status === 201).map(() => ({ title: 'x' })),
    });
    await expectCountsToAgree(id);
  });

  it('OPEN-80 a day is restored three times: one succeeds', async () => {
    const { id } = await createTrip(ada);
    const day = await createDay(ada, id);
    await succeed(deleteDay, on(day.id));
    expect(statuses(await times(3, () => call(restoreDay, on(day.id))))).toEqual([200, 409, 409]);
    await expectCountsToAgree(id);
  });

  it('an activity is changed and deleted: it does not come back', async () => {
    const { id } = await createTrip(ada);
    const activity = await createActivity(ada, (await createDay(ada, id)).id);
    const body = { title: 'changed' };
    await Promise.all([
      call(deleteActivity, on(activity.id)),
      ...Array.from({ length: 4 }, () => call(updateActivity, { ...on(activity.id), body })),
    ]);
    expect((await succeed(listDays, on(id)))[0]?.activities).toEqual([]);
    await expectCountsToAgree(id);
  });

  it('things are added to a trip that is deleted: nothing answers 500, and the trip stays deleted', async () => {
    const { id } = await createTrip(ada);
    const [deleted, ...added] = await Promise.all([
      call(deleteTrip, on(id)),
      ...Array.from({ length: 8 }, () => call(createDayCall, { as: ada, params: { id }, body: NEW_DAY })),
    ]);
    expect(deleted?.status).toBe(200);
    for (const { status } of added) expect([201, 404]).toContain(status);
    expect(await call(getTrip, on(id))).toMatchObject({ status: 404 });
    expect((await succeed(getProfile, { as: ada })).tripCount).toBe((await succeed(listTrips, { as: ada })).length);
  });

  it('OPEN-61 both ends of a trip are moved past one another: the dates stay in order', async () => {
    const { id } = await createTrip(ada);
    const answers = await Promise.all([
      call(updateTrip, { ...on(id), body: { startDate: '2027-06-09' } }),
      call(updateTrip, { ...on(id), body: { endDate: '2027-06-04' } }),
    ]);
    expect(statuses(answers)).toEqual([200, 400]);
    const { startDate, endDate } = await succeed(getTrip, on(id));
    expect(startDate <= endDate).toBe(true);
  });

  it('OPEN-29 a trip is merged twice, and into a trip that changes: counts match and nothing is lost', async () => {
    const [source, target, other] = [await createTrip(ada), await createTrip(ada), await createTrip(ada)];
    const day = await createDay(ada, source.id, { date: '2027-06-05' });
    await createActivity(ada, day.id, { title: 'kept' });
    const merged = await Promise.all([
      call(mergeTrips, { as: ada, params: { sourceId: source.id, targetId: target.id } }),
      call(mergeTrips, { as: ada, params: { sourceId: source.id, targetId: other.id } }),
      ...Array.from({ length: 3 }, () => call(createDayCall, { as: ada, params: { id: target.id }, body: NEW_DAY })),
    ]);
    for (const { status } of merged) expect([200, 201, 404, 409]).toContain(status);
    await expectCountsToAgree(target.id);
    await expectCountsToAgree(other.id);
    const trips = await succeed(listTrips, { as: ada });
    const days = await Promise.all(trips.map(({ id }) => succeed(listDays, on(id))));
    const kept = days
      .flat(2)
      .flatMap(({ activities }) => activities)
      .filter(({ title }) => title === 'kept');
    expect(kept).toHaveLength(1);
  });

  it('API-43 OPEN-115 the personal address is requested for the first time: there is one address', async () => {
    const grace = await signUp();
    const addresses = await times(5, () => succeed(getEmailAddress, { as: grace }));
    expect(new Set(addresses.map(({ emailAddress }) => emailAddress)).size).toBe(1);
  });

  it('an account is deleted twice: nothing answers 500, and it is gone', async () => {
    for (let round = 0; round < 3; round++) {
      const as = await newTraveller(table);
      const answers = await times(3, () => call(deleteAccount, { as, body: { password: PASSWORD } }));
      for (const { status } of answers) expect([200, 401]).toContain(status);
      expect(statuses(answers)).toContain(200);
      expect(await call(login, { body: { email: as.email, password: PASSWORD } })).toMatchObject({ status: 401 });
    }
  });

  it('OPEN-19 a city is added six times by someone without a trip: one trip, and all of them in it', async () => {
    const grace = await signUp();
    const answers = await times(6, () => call(quickAddPlace, { as: grace, body: { place: 'Rome' } }));
    expect(statuses(answers)).toEqual(Array(6).fill(201));
    const [trip, ...others] = await succeed(listTrips, { as: grace });
    expect(others).toEqual([]);
    expect(trip).toMatchObject({ dayCount: 1, activityCount: 6 });
  });

  it('OPEN-19 cities are added to one trip: each is in it', async () => {
    const grace = await signUp();
    const { id } = await createTrip(grace, { startDate: '2027-06-01', endDate: '2027-06-02' });
    const cities = ['Rome', 'Paris', 'Lisbon', 'Vienna'];
    const answers = await Promise.all(cities.map((place) => call(quickAddPlace, { as: grace, body: { place } })));
    expect(statuses(answers)).toEqual(Array(4).fill(201));
    const days = await succeed(listDays, { as: grace, params: { id } });
    expect(days.map(({ location }) => location).sort()).toEqual(cities.toSorted());
  });
});
