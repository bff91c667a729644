import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createDay, createTrip, NEW_DAY, NEW_TRIP } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as createActivity from '../activities/create-activity.ts';
import * as createDayCall from '../days/create-day.ts';
import * as listDays from '../days/list-days.ts';
import * as createTripCall from '../trips/create-trip.ts';
import * as listTrips from '../trips/list-trips.ts';

await startFunctions();
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
});

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const postTrip = (key: string, as = ada) => call(createTripCall, { as, body: NEW_TRIP, ...withKey(key) });
const trips = async (as = ada) => (await succeed(listTrips, { as })).length;

describe('a repeated call with the same Idempotency-Key', () => {
  it('answers as the first one did and creates nothing', async () => {
    const first = await postTrip('once');
    const before = await trips();
    const { status, body, cookies } = await postTrip('once');
    expect({ status, body, cookies }).toEqual({ status: first.status, body: first.body, cookies: first.cookies });
    expect(await trips()).toBe(before);
  });

  it('API-08 answers 422 when its request differs from the first one, and creates nothing', async () => {
    await postTrip('reused');
    const before = await trips();
    const other = await call(createTripCall, {
      as: ada,
      body: { ...NEW_TRIP, title: 'Another' },
      ...withKey('reused'),
    });
    expect(other).toMatchObject({
      status: 422,
      body: { message: 'This Idempotency-Key was sent with another request before. Please send a new one.' },
    });
    expect(await trips()).toBe(before);
    expect((await postTrip('reused')).status).toBe(201);
  });

  it('creates one thing when several arrive at once', async () => {
    const before = await trips();
    const answers = await Promise.all(Array.from({ length: 5 }, () => postTrip('at-once')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await trips()).toBe(before + 1);
  });

  it('works for days and activities too', async () => {
    const trip = await createTrip(ada);
    const request = { as: ada, params: { id: trip.id }, body: NEW_DAY, ...withKey('day') };
    const day = await succeed(createDayCall, request);
    expect(await succeed(createDayCall, request)).toEqual(day);
    const add = { as: ada, params: { id: day.id }, body: { title: 'x' }, ...withKey('activity') };
    const activity = await succeed(createActivity, add);
    expect(await succeed(createActivity, add)).toEqual(activity);
    const days = await succeed(listDays, { as: ada, params: { id: trip.id } });
    expect(days).toEqual([{ ...day, activities: [activity] }]);
  });

  it('is a new call with another key, or without one', async () => {
    const before = await trips();
    for (const key of ['one', 'two']) await postTrip(key);
    for (let time = 0; time < 2; time++) await createTrip(ada);
    expect(await trips()).toBe(before + 4);
  });

  it('is a new call for another traveller', async () => {
    const grace = await signUp();
    const [mine, theirs] = [await postTrip('shared-key'), await postTrip('shared-key', grace)];
    expect(theirs).toMatchObject({ status: 201, body: { ownerId: grace.id } });
    expect(mine).toMatchObject({ status: 201, body: { ownerId: ada.id } });
  });

  it('is a new call for another kind, trip or day', async () => {
    const [one, other] = [await createTrip(ada), await createTrip(ada)];
    const answers = [await postTrip('everywhere')];
    for (const trip of [one, other]) {
      const request = { as: ada, params: { id: trip.id }, body: NEW_DAY, ...withKey('everywhere') };
      answers.push(await call(createDayCall, request));
      const { id } = await createDay(ada, trip.id);
      const add = { as: ada, params: { id }, body: { title: 'x' }, ...withKey('everywhere') };
      answers.push(await call(createActivity, add));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const days = await succeed(listDays, { as: ada, params: { id: other.id } });
    expect(days).toMatchObject([{ tripId: other.id }, { tripId: other.id }]);
    expect(days.flatMap(({ activities }) => activities)).toHaveLength(1);
  });

  it('is executed if the first one was refused', async () => {
    const before = await trips();
    const refused = await call(createTripCall, { as: ada, body: { ...NEW_TRIP, title: '' }, ...withKey('again') });
    expect(refused.status).toBe(400);
    expect((await postTrip('again')).status).toBe(201);
    expect(await trips()).toBe(before + 1);
  });

  it.each(['', ' ', 'a b', 'ä', 'x'.repeat(101), 'a#b'])('is refused with 400 for the key %j', async (key) => {
    expect(await postTrip(key)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^Idempotency-Key can have/) },
    });
  });

  it('a call that does not support the header ignores it', async () => {
    expect(await call(listTrips, { as: ada, ...withKey('x'.repeat(500)) })).toMatchObject({ status: 200 });
  });
});
