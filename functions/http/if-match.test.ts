import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip, midnight, NEW_DAY } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { Activity } from '#shared/activities/schema.ts';
import { TripDay } from '#shared/days/schema.ts';
import { TripDetail } from '#shared/trips/schema.ts';
import * as deleteActivity from '../activities/delete-activity.ts';
import * as updateActivity from '../activities/update-activity.ts';
import * as deleteDay from '../days/delete-day.ts';
import * as listDays from '../days/list-days.ts';
import * as updateDay from '../days/update-day.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as mergeTrips from '../trips/merge-trips.ts';
import * as updateTrip from '../trips/update-trip.ts';

await startFunctions();
let ada: TestTraveller;
let eve: TestTraveller;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

const tag = (revision: number) => ({ 'if-match': `"r${revision}"` });
const at = (id: string, revision?: number, as = ada) => ({
  ...{ as, params: { id } },
  ...(revision === undefined ? {} : { headers: tag(revision) }),
});

/** A trip, a day and an activity, each with how it is changed and deleted. */
const NOUNS = {
  trip: {
    schema: TripDetail,
    make: async () => (await createTrip(ada)).id,
    put: (given: ReturnType<typeof at>) => call(updateTrip, { ...given, body: { title: 'New' } }),
    remove: (given: ReturnType<typeof at>) => call(deleteTrip, given),
  },
  day: {
    schema: TripDay,
    make: async () => (await createDay(ada, (await createTrip(ada)).id)).id,
    put: (given: ReturnType<typeof at>) => call(updateDay, { ...given, body: { ...NEW_DAY, title: 'New' } }),
    remove: (given: ReturnType<typeof at>) => call(deleteDay, given),
  },
  activity: {
    schema: Activity,
    make: async () => {
      const day = await createDay(ada, (await createTrip(ada)).id);
      return (await createActivity(ada, day.id, { confirmationNumber: 'SECRET' })).id;
    },
    put: (given: ReturnType<typeof at>) => call(updateActivity, { ...given, body: { title: 'New' } }),
    remove: (given: ReturnType<typeof at>) => call(deleteActivity, given),
  },
} as const;

describe.each(Object.entries(NOUNS))('a %s', (_, { schema, make, put, remove }) => {
  it('BASE-01 goes up by one with each change of its own fields', async () => {
    const id = await make();
    const answers = [await put(at(id)), await put(at(id, 1)), await put(at(id, 2))];
    expect(answers.map(({ body }) => z.pick(TripDetail, { revision: true }).parse(body).revision)).toEqual([1, 2, 3]);
  });

  it('BASE-01 with an older revision is 412 stale with the current one, and nothing changes', async () => {
    const id = await make();
    const { body: current } = await put(at(id));
    for (const refused of [await put(at(id, 0)), await remove(at(id, 0)), await put(at(id, 7))]) {
      expect(refused).toMatchObject({ status: 412, body: { code: 'stale', current } });
      expect(schema.parse((refused.body as { current: unknown }).current)).toEqual(current);
    }
    expect(await put(at(id, 1))).toMatchObject({ status: 200, body: { revision: 2 } });
  });

  it('BASE-01 without the header, or with any, is changed and deleted as before', async () => {
    const id = await make();
    await put(at(id));
    expect(await put(at(id))).toMatchObject({ status: 200 });
    expect(await put({ ...at(id), headers: { 'if-match': '*' } })).toMatchObject({ status: 200 });
    expect(await remove({ ...at(id), headers: { 'if-match': 'W/"x", "r3"' } })).toMatchObject({ status: 200 });
    expect(await remove(at(await make()))).toMatchObject({ status: 200 });
  });

  it('BASE-01 is not changed by a tag that is no revision, such as an ETag', async () => {
    const id = await make();
    expect(await put({ ...at(id), headers: { 'if-match': 'W/"r0"' } })).toMatchObject({ status: 412 });
    expect(await put({ ...at(id), headers: { 'if-match': '"x"' } })).toMatchObject({ status: 412 });
  });

  it('shows nothing of itself to someone else, whatever they expect', async () => {
    const id = await make();
    await put(at(id));
    for (const refused of [await put(at(id, 0, eve)), await remove(at(id, 0, eve))]) {
      expect(refused.status).toBe(403);
      expect(refused.body).not.toHaveProperty('current');
    }
  });

  it('of two who change the same revision at once one is told that it is stale', async () => {
    const id = await make();
    const answers = await Promise.all([put(at(id, 0)), put(at(id, 0))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

describe('a revision', () => {
  it('BASE-01 of a trip and its day stays when only what they hold changes, but the trip’s version goes up', async () => {
    const trip = await createTrip(ada);
    const day = await createDay(ada, trip.id);
    const activity = await createActivity(ada, day.id);
    await succeed(updateActivity, { ...at(activity.id), body: { title: 'New' } });
    const after = await succeed(getTrip, at(trip.id));
    expect([after.revision, after.version - trip.version]).toEqual([trip.revision, 3]);
    expect(await succeed(listDays, at(trip.id))).toMatchObject([{ revision: 0, activities: [{ revision: 1 }] }]);
  });

  it('BASE-01 goes up where days move with their trip', async () => {
    const trip = await createTrip(ada);
    await createDay(ada, trip.id);
    const body = { startDate: midnight('2027-06-04'), endDate: midnight('2027-06-10'), moveDays: true };
    expect(await succeed(updateTrip, { ...at(trip.id, 0), body })).toMatchObject({ revision: 1 });
    expect(await succeed(listDays, at(trip.id))).toMatchObject([{ revision: 1 }]);
    expect(await call(updateTrip, { ...at(trip.id, 0), body })).toMatchObject({ status: 412, body: { code: 'stale' } });
  });

  it('BASE-01 of a merge’s target goes up only with its own dates', async () => {
    const [source, target] = [await createTrip(ada), await createTrip(ada)];
    await createDay(ada, source.id);
    const within = await succeed(mergeTrips, { as: ada, params: { sourceId: source.id, targetId: target.id } });
    expect(await succeed(getTrip, at(target.id))).toMatchObject({ revision: 0, version: within.version });
    const later = await createTrip(ada);
    await createDay(ada, later.id, { date: midnight('2027-06-20') });
    const longer = await succeed(mergeTrips, { as: ada, params: { sourceId: later.id, targetId: target.id } });
    expect(longer.revision).toBe(1);
    expect(await succeed(getTrip, at(target.id))).toEqual(longer);
  });
});
