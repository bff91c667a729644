import { beforeAll, describe, expect, it } from 'vitest';
import { allPages } from '#infra/local/function-fixture/all-pages.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip, midnight, NEW_DAY } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as createActivityCall from '../activities/create-activity.ts';
import * as listActivities from '../activities/list-activities.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as createDayCall from './create-day.ts';
import * as deleteDay from './delete-day.ts';
import * as listDays from './list-days.ts';
import * as restoreDay from './restore-day.ts';
import * as updateDay from './update-day.ts';

await startFunctions();
let ada: TestTraveller;
let tripId: string;
beforeAll(async () => {
  ada = await signUp();
});

const FULL = {
  title: 'Forum',
  date: midnight('2027-06-04'),
  location: 'Rome',
  weather: 'Sunny, 24°C',
  accommodation: 'Hotel Alba',
  accommodationAddress: 'Via Roma 5',
  notes: 'Early start',
};
const newTrip = async () => {
  tripId = (await createTrip(ada)).id;
};
const days = () => succeed(listDays, { as: ada, params: { id: tripId } });
const counts = async () => {
  const { dayCount, activityCount } = await succeed(getTrip, { as: ada, params: { id: tripId } });
  return { dayCount, activityCount };
};
const on = (id: string) => ({ as: ada, params: { id } });

describe('POST /api/trips/{id}/days', () => {
  beforeAll(newTrip);

  it('API-19 ENT-12 OPEN-81 answers 201 with the day and all its fields', async () => {
    const day = await createDay(ada, tripId, FULL);
    expect(day).toEqual({ ...FULL, id: day.id, tripId, photos: [], activities: [], revision: 0 });
    expect(day.id).toMatch(new RegExp(`^${tripId}-[0-9a-z]{15}$`));
    expect(await days()).toEqual([day]);
  });

  it('VAL-21 OPEN-136 accepts a day with only title and date', async () => {
    expect(await call(createDayCall, { as: ada, params: { id: tripId }, body: NEW_DAY })).toMatchObject({
      status: 201,
      body: { location: null, weather: null, accommodation: null, accommodationAddress: null, notes: null },
    });
  });

  it.each([
    ['Title is required', { title: ' ' }],
    ['Date is required', { date: '' }],
    ['Date is required', { date: undefined }],
    ['Please enter a date that exists', { date: '2027-02-30' }],
    ['Please enter a date that exists', { date: '04/06/2027' }],
    ['Please enter a date that exists', { date: '9999-12-31T23:59:59-01:00' }],
    ['Please enter a date that exists', { date: '0000-01-01T00:00:00+01:00' }],
    ['Notes can have at most 5000 characters', { notes: 'x'.repeat(5001) }],
    ['Location must be a text', { location: 7 }],
  ])('OPEN-78 OPEN-137 VAL-19 VAL-20 "%s" for %j', async (message, fields) => {
    const body = { ...NEW_DAY, ...fields };
    expect(await call(createDayCall, { as: ada, params: { id: tripId }, body })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it('OPEN-78 a day may lie outside the trip’s dates or share its date, and the trip’s dates stay', async () => {
    const before = await succeed(getTrip, on(tripId));
    for (const date of ['2020-01-01', '2020-01-01', '2040-12-31']) await createDay(ada, tripId, { date });
    const after = await succeed(getTrip, on(tripId));
    expect({ ...after, dayCount: 0, version: 0 }).toEqual({ ...before, dayCount: 0, version: 0 });
  });
});

describe('GET /api/trips/{id}/days', () => {
  beforeAll(newTrip);

  it('API-18 OPEN-79 OPEN-83 answers days by date, then by creation, each with its activities in order', async () => {
    const [second, first, third] = [
      await createDay(ada, tripId, { date: '2027-06-05' }),
      await createDay(ada, tripId, { date: '2027-06-04' }),
      await createDay(ada, tripId, { date: '2027-06-05' }),
    ];
    for (const [title, time] of [
      ['c', null],
      ['b', '09:00'],
      ['d', null],
      ['a', '8:30'],
    ]) {
      await createActivity(ada, second.id, { title, time });
    }
    const listed = await days();
    expect(listed.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
    expect(listed[1]?.activities.map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd']);
    expect(listed[1]?.activities).toEqual(await succeed(listActivities, on(second.id)));
  });

  it('a trip without days answers an empty list', async () => {
    await newTrip();
    expect(await days()).toEqual([]);
  });

  it('OPEN-136 hundreds of large days are answered a hundred at a time, each once and in their order', async () => {
    await newTrip();
    const notes = 'x'.repeat(5000);
    const dates = Array.from({ length: 250 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString());
    for (const date of dates) await createDay(ada, tripId, { date, notes });
    const pages = await allPages(listDays, { as: ada, params: { id: tripId } });
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(pages.flat().map(({ date }) => date)).toEqual(dates);
    expect((await counts()).dayCount).toBe(250);
  });

  it('OPEN-136 `limit` asks for less, and a cursor that no list of days gave answers 400', async () => {
    const list = (query: Record<string, string>) => call(listDays, { as: ada, params: { id: tripId }, query });
    const { body, headers } = await list({ limit: '1' });
    expect(body).toHaveLength(1);
    expect((await list({ cursor: String(headers['x-next-cursor']) })).body).toHaveLength(100);
    for (const place of ['', 'x', '2027-06-04#x', `2027-06-04T00:00:00.000Z#${tripId}`, 'TRIP#0abc']) {
      const cursor = Buffer.from(place).toString('base64url');
      expect((await list({ cursor })).status).toBe(400);
    }
  });
});

describe('PUT /api/trip-days/{id}', () => {
  beforeAll(newTrip);

  it('OPEN-81 OPEN-136 replaces the fields and answers the changed day with its activities', async () => {
    const day = await createDay(ada, tripId, FULL);
    const activity = await createActivity(ada, day.id);
    const body = { ...NEW_DAY, title: 'Vatican', date: '2027-06-06', weather: 'Rain' };
    const changed = await succeed(updateDay, { ...on(day.id), body });
    expect(changed).toEqual({
      ...{ ...FULL, location: null, accommodation: null, accommodationAddress: null, notes: null },
      ...{ id: day.id, tripId, photos: [], activities: [activity], revision: 1 },
      ...{ title: 'Vatican', date: midnight('2027-06-06'), weather: 'Rain' },
    });
    expect(await days()).toEqual([changed]);
  });

  it('a missing or deleted day answers 404 and is not created', async () => {
    const day = await createDay(ada, tripId);
    await succeed(deleteDay, on(day.id));
    const before = await days();
    for (const id of [day.id, `${tripId}-${'0'.repeat(15)}`]) {
      const answer = await call(updateDay, { ...on(id), body: NEW_DAY });
      expect(answer).toMatchObject({ status: 404, body: { message: 'Day not found' } });
    }
    expect(await days()).toEqual(before);
  });
});

describe('deleting and restoring a day', () => {
  beforeAll(newTrip);

  it('API-20 OPEN-80 OPEN-85 deletes its activities too, and Undo restores all of it', async () => {
    const [kept, day] = [await createDay(ada, tripId), await createDay(ada, tripId, FULL)];
    for (const title of ['a', 'b']) await createActivity(ada, day.id, { title });
    await createActivity(ada, kept.id);
    const before = await days();
    expect(await counts()).toEqual({ dayCount: 2, activityCount: 3 });

    expect(await call(deleteDay, on(day.id))).toMatchObject({ status: 200, body: { success: true } });
    expect((await days()).map(({ id }) => id)).toEqual([kept.id]);
    expect(await counts()).toEqual({ dayCount: 1, activityCount: 1 });
    expect(await call(listActivities, on(day.id))).toMatchObject({ status: 404, body: { message: 'Day not found' } });

    expect(await succeed(restoreDay, on(day.id))).toEqual(before.find(({ id }) => id === day.id));
    expect(await days()).toEqual(before);
    expect(await counts()).toEqual({ dayCount: 2, activityCount: 3 });
  });

  it('API-20 deleting a day again answers 404 and counts nothing twice', async () => {
    const day = await createDay(ada, tripId);
    await succeed(deleteDay, on(day.id));
    const before = await counts();
    expect(await call(deleteDay, on(day.id))).toMatchObject({ status: 404, body: { message: 'Day not found' } });
    expect(await counts()).toEqual(before);
  });

  it('OPEN-80 restoring an existing day answers 409, an unknown one 404, and nothing is counted', async () => {
    const day = await createDay(ada, tripId);
    const before = await counts();
    expect(await call(restoreDay, on(day.id))).toMatchObject({ status: 409 });
    expect(await call(restoreDay, on(`${tripId}-${'0'.repeat(15)}`))).toMatchObject({ status: 404 });
    expect(await counts()).toEqual(before);
  });

  it('nothing can be added to a deleted day', async () => {
    const day = await createDay(ada, tripId);
    await succeed(deleteDay, on(day.id));
    const answer = await call(createActivityCall, { ...on(day.id), body: { title: 'late' } });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Day not found' } });
  });
});
