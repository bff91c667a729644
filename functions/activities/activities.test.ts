import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as listDays from '../days/list-days.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as createActivityCall from './create-activity.ts';
import * as deleteActivity from './delete-activity.ts';
import * as listActivities from './list-activities.ts';
import * as updateActivity from './update-activity.ts';

await startFunctions();
let ada: TestTraveller;
let tripId: string;
let dayId: string;
beforeAll(async () => {
  ada = await signUp();
  tripId = (await createTrip(ada)).id;
  dayId = (await createDay(ada, tripId)).id;
});

const FULL = {
  title: 'Colosseum',
  time: '09:30',
  endTime: '11:00',
  timeZone: 'Europe/Rome',
  cost: 12.5,
  currency: 'USD',
  location: 'Piazza del Colosseo 1',
  category: 'sightseeing',
  notes: 'Skip the line',
  rating: 4,
  timeOfDay: 'morning',
  confirmationNumber: 'ABC123',
};
const EMPTY = {
  ...{ time: null, endTime: null, timeZone: null, cost: null, currency: null, location: null, category: null },
  ...{ notes: null, rating: null, timeOfDay: null, confirmationNumber: null },
};
const ADDED = {
  ...{ photos: [], endDate: null, endLocation: null, emailIds: [], cancelled: false },
  ...{ coordinates: null, unverified: false, revision: 0 },
};

const post = (fields: object) =>
  call(createActivityCall, { as: ada, params: { id: dayId }, body: { title: 'x', ...fields } });
const list = (as: TestTraveller | undefined = ada) => succeed(listActivities, { as, params: { id: dayId } });
const on = (id: string) => ({ as: ada, params: { id } });

describe('POST /api/trip-days/{id}/activities', () => {
  it('API-22 ENT-13 OPEN-110 OPEN-136 answers 201 with the activity and all its fields', async () => {
    const activity = await createActivity(ada, dayId, FULL);
    expect(activity).toEqual({ ...FULL, ...ADDED, id: activity.id, tripDayId: dayId });
    expect(activity.id).toMatch(new RegExp(`^${dayId}-[0-9a-z]{15}$`));
    expect(await list()).toContainEqual(activity);
  });

  it('VAL-23 accepts an activity with only a title', async () => {
    expect(await post({})).toMatchObject({ status: 201, body: { ...EMPTY, ...ADDED, title: 'x' } });
  });

  it('empty strings and null count as no value', async () => {
    const blank = { time: '', location: ' ', category: '', notes: '', timeZone: null, cost: null, rating: null };
    expect(await post(blank)).toMatchObject({ status: 201, body: EMPTY });
  });

  it.each([
    ['9:30', '09:30'],
    ['09:30', '09:30'],
    ['9:30 PM', '21:30'],
    ['12:05 am', '00:05'],
    ['12:05pm', '12:05'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
  ])('OPEN-87 the time %s is stored as %s', async (time, kept) => {
    expect(await post({ time, endTime: time })).toMatchObject({ status: 201, body: { time: kept, endTime: kept } });
  });

  it.each([
    ['Please enter a time like 09:30', { time: '25:00' }],
    ['Please enter a time like 09:30', { time: '9' }],
    ['Please enter a time like 09:30', { time: 'noon' }],
    ['Please enter a time like 09:30', { time: '13:00 PM' }],
    ['Please enter a time like 09:30', { endTime: '09:60' }],
    ['Please enter a time like 09:30', { time: 930 }],
    ['Cost cannot be negative', { cost: -0.01 }],
    ['Cost must be a number', { cost: '12' }],
    ['Cost is too large', { cost: 1e10 }],
    ['Please enter a currency like EUR', { currency: 'Euro' }],
    ['Rating must be from 1 to 5', { rating: 0 }],
    ['Rating must be from 1 to 5', { rating: 6 }],
    ['Rating must be from 1 to 5', { rating: 3.5 }],
    ['Time of day must be morning, afternoon or evening', { timeOfDay: 'night' }],
    ['Title is required', { title: '' }],
    ['Title is required', { title: undefined }],
    ['Title can have at most 200 characters', { title: 'x'.repeat(201) }],
    ['Notes can have at most 5000 characters', { notes: 'x'.repeat(5001) }],
    ['Please enter a time zone like Europe/Rome', { timeZone: 'Rome' }],
  ])('OPEN-87 OPEN-89 OPEN-137 VAL-22 "%s" for %j', async (message, fields) => {
    expect(await post(fields)).toMatchObject({ status: 400, body: { message } });
  });

  it.each([
    [0, 0],
    [12.345, 12.35],
    [1e-300, 0],
    [1e9, 1e9],
  ])('OPEN-89 a cost of %d is stored as %d', async (cost, kept) => {
    expect(await post({ cost })).toMatchObject({ status: 201, body: { cost: kept } });
  });

  it('OPEN-89 a lower-case currency is stored as ISO 4217 has it', async () => {
    expect(await post({ currency: ' usd ' })).toMatchObject({ body: { currency: 'USD' } });
  });

  it('any category is stored, and unknown ones are shown as the default', async () => {
    expect(await post({ category: 'nightlife' })).toMatchObject({ status: 201, body: { category: 'nightlife' } });
  });

  it('an unknown day answers 404', async () => {
    const params = { id: `${tripId}-${'1'.repeat(15)}` };
    const answer = await call(createActivityCall, { as: ada, params, body: { title: 'x' } });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Day not found' } });
  });
});

describe('GET /api/trip-days/{id}/activities', () => {
  it('API-21 OPEN-86 activities with a time come first by time, the others after them by creation', async () => {
    const { id } = await createDay(ada, tripId);
    for (const [title, time] of [
      ['1st', null],
      ['10', '10:00'],
      ['9b', '9:00'],
      ['2nd', null],
      ['9c', '09:00'],
    ]) {
      await createActivity(ada, id, { title, time });
    }
    const listed = await succeed(listActivities, on(id));
    expect(listed.map(({ title }) => title)).toEqual(['9b', '9c', '10', '1st', '2nd']);
  });

  it('OPEN-110 only the owner sees a confirmation number, neither in its field nor in the notes', async () => {
    const day = await createDay(ada, tripId);
    const notes = 'Bring water\nConfirmation: XYZ-789\nGate B';
    const told = await createActivity(ada, day.id, { confirmationNumber: 'XYZ-789', notes });
    const untold = await createActivity(ada, day.id, { notes });
    for (const as of [undefined, await signUp()]) {
      const seen = await succeed(listActivities, { as, params: { id: day.id } });
      const [embedding] = (await succeed(listDays, { as, params: { id: tripId } })).filter(({ id }) => id === day.id);
      expect(embedding?.activities).toEqual(seen);
      expect(JSON.stringify(seen)).not.toContain('XYZ-789');
      expect(seen).toMatchObject([told, untold].map(({ id }) => ({ id, notes: 'Bring water\nGate B' })));
    }
    expect(await succeed(listActivities, on(day.id))).toEqual([told, untold]);
  });
});

describe('PUT /api/activities/{id}', () => {
  it('OPEN-91 OPEN-136 replaces the form’s fields, keeps the others, and answers the activity', async () => {
    // Alone on its day, so that nothing says in which zone its time is.
    const { id: day } = await createDay(ada, tripId);
    const activity = await createActivity(ada, day, FULL);
    const body = { title: 'Forum', time: '7:15 pm' };
    const changed = await succeed(updateActivity, { ...on(activity.id), body });
    expect(changed).toEqual({ ...activity, ...EMPTY, title: 'Forum', time: '19:15', revision: 1 });
    expect(await succeed(listActivities, on(day))).toEqual([changed]);
  });

  it('an unknown activity answers 404 and is not created', async () => {
    const before = await list();
    const answer = await call(updateActivity, { ...on(`${dayId}-${'0'.repeat(15)}`), body: FULL });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Activity not found' } });
    expect(await list()).toEqual(before);
  });
});

describe('DELETE /api/activities/{id}', () => {
  const count = async () => (await succeed(getTrip, on(tripId))).activityCount;

  it('API-23 OPEN-136 removes it from the list and the count, once', async () => {
    const { id } = await createActivity(ada, dayId);
    const before = await count();
    expect(await call(deleteActivity, on(id))).toMatchObject({ status: 200, body: { success: true } });
    expect((await list()).map((each) => each.id)).not.toContain(id);
    expect(await count()).toBe(before - 1);
    const again = await call(deleteActivity, on(id));
    expect(again).toMatchObject({ status: 404, body: { message: 'Activity not found' } });
    expect(await count()).toBe(before - 1);
  });
});
