import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as createActivityCall from './create-activity.ts';
import * as updateActivity from './update-activity.ts';

await startFunctions();
let ada: TestTraveller;
let tripId: string;
beforeAll(async () => {
  ada = await signUp();
  tripId = (await createTrip(ada)).id;
});

const dayAt = async (location: string | null = null) => (await createDay(ada, tripId, { location })).id;
const zoneOf = async (dayId: string, fields: object) =>
  (await createActivity(ada, dayId, { title: 'Dinner', time: '19:00', ...fields })).timeZone;

describe('TIME-02 the zone of a time that is sent without one', () => {
  const kyoto = { latitude: 35.01, longitude: 135.77 };

  it('TIME-02 comes from the chosen place, else the day’s place, else the activity before it', async () => {
    const rome = await dayAt('Rome');
    expect(await zoneOf(rome, { location: 'A garden', coordinates: kyoto })).toBe('Asia/Tokyo');
    expect(await zoneOf(rome, { location: 'Zurich (ZRH)' })).toBe('Europe/Zurich');
    expect(await zoneOf(rome, { location: 'Trattoria Da Nennella' })).toBe('Europe/Rome');
    const nowhere = await dayAt();
    expect(await zoneOf(nowhere, {})).toBeNull();
    await createActivity(ada, nowhere, { title: 'Breakfast', time: '08:00', timeZone: 'Asia/Singapore' });
    expect(await zoneOf(nowhere, {})).toBe('Asia/Singapore');
    expect(await zoneOf(nowhere, { time: '07:00' })).toBeNull();
    const onward = await dayAt();
    const ends = { endTime: '16:00', endLocation: 'Sydney (SYD)', endTimeZone: 'Australia/Sydney' };
    await createActivity(ada, onward, { title: 'Flight', time: '09:00', timeZone: 'Asia/Singapore', ...ends });
    expect(await zoneOf(onward, {})).toBe('Australia/Sydney');
  });

  it('TIME-02 is the one that was sent, and none without a time', async () => {
    const rome = await dayAt('Rome');
    expect(await zoneOf(rome, { timeZone: 'Asia/Calcutta' })).toBe('Asia/Calcutta');
    expect(await zoneOf(rome, { time: null })).toBeNull();
  });

  it('TIME-02 is found for the end of a journey too, by its place', async () => {
    const fields = {
      kind: 'flight',
      time: '13:00',
      location: 'Zurich (ZRH)',
      endLocation: 'Tokyo (NRT)',
      endTime: '08:55',
    };
    const flight = await createActivity(ada, await dayAt(), { title: 'LX 160', ...fields });
    expect(flight).toMatchObject({ timeZone: 'Europe/Zurich', endTimeZone: 'Asia/Tokyo' });
  });

  it('TIME-02 is found when an activity gets its time later, not from itself', async () => {
    const day = await dayAt();
    const { id } = await createActivity(ada, day, { title: 'Dinner', time: '19:00', timeZone: 'Europe/Rome' });
    const edit = (fields: object) =>
      succeed(updateActivity, { as: ada, params: { id }, body: { title: 'Dinner', ...fields } });
    expect(await edit({ time: '20:00' })).toMatchObject({ timeZone: null });
    expect(await edit({ time: '20:00', location: 'Via Roma 5, Florence' })).toMatchObject({ timeZone: 'Europe/Rome' });
  });

  it('TIME-02 an unknown name is 400 beside its field', async () => {
    const dayId = await dayAt('Rome');
    const post = (fields: object) =>
      call(createActivityCall, { as: ada, params: { id: dayId }, body: { title: 'Dinner', time: '19:00', ...fields } });
    const message = 'Please enter a time zone like Europe/Rome';
    for (const name of ['timeZone', 'endTimeZone']) {
      expect(await post({ endTime: '20:00', [name]: 'Rome' })).toMatchObject({
        status: 400,
        body: { fields: { [name]: message } },
      });
    }
  });

  it('an end before the start is found by the zone that the day knows', async () => {
    const dayId = await dayAt('Rome');
    const { date } = await createDay(ada, tripId, {});
    const body = { title: 'Show', time: '19:00', endTime: '18:00', endDate: date.slice(0, 10) };
    expect(await call(createActivityCall, { as: ada, params: { id: dayId }, body })).toMatchObject({ status: 400 });
  });

  it('a stranger learns nothing of the day', async () => {
    const params = { id: await dayAt('Rome') };
    const answer = await call(createActivityCall, { as: await signUp(), params, body: { title: 'x', time: '19:00' } });
    expect(answer).toMatchObject({ status: 403 });
  });
});
