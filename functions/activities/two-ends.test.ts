import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip, midnight } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as createActivityCall from './create-activity.ts';
import * as listActivities from './list-activities.ts';
import * as updateActivity from './update-activity.ts';

await startFunctions();
let ada: TestTraveller;
let tripId: string;
let dayId: string;
beforeAll(async () => {
  ada = await signUp();
  tripId = (await createTrip(ada)).id;
  dayId = (await createDay(ada, tripId, { date: midnight('2027-05-03') })).id;
});

const DETAILS = {
  ...{ carrier: 'Swiss', number: 'LX 160', seat: '12A', coach: '7', class: 'Economy', terminal: 'E', gate: 'E53' },
  ...{ platform: '4', checkInUntil: '22:30', phone: '+41 44 000 00 00', link: 'https://example.com/b/1' },
  freeUntil: '2027-05-01T18:00',
};
const FLIGHT = {
  ...{ title: 'To Tokyo', kind: 'flight', time: '13:00', timeZone: 'Europe/Zurich', location: 'Zurich (ZRH)' },
  ...{ endDate: '2027-05-04', endTime: '08:55', endTimeZone: 'Asia/Tokyo', endLocation: 'Tokyo (NRT)' },
  ...{ coordinates: { latitude: 47.46, longitude: 8.55 }, endCoordinates: { latitude: 35.76, longitude: 140.39 } },
  ...{ country: 'CH', status: 'confirmed', details: DETAILS },
};
const NEW_FIELDS = ['kind', 'endTimeZone', 'endCoordinates', 'country', 'status', 'details', 'timeIsLater'];

const post = (fields: object) =>
  call(createActivityCall, { as: ada, params: { id: dayId }, body: { title: 'x', ...fields } });
const put = (id: string, body: object) => succeed(updateActivity, { as: ada, params: { id }, body });
const stored = async (id: string, as: TestTraveller | undefined = ada) =>
  (await succeed(listActivities, { as, params: { id: dayId } })).find((each) => each.id === id);

describe('an activity with two ends', () => {
  it('KIND-04 KIND-01 is stored and answered with all its fields', async () => {
    const activity = await createActivity(ada, dayId, FLIGHT);
    expect(activity).toMatchObject({ ...FLIGHT, category: 'transport', cancelled: false });
    expect(await stored(activity.id)).toEqual(activity);
  });

  it('KIND-04 keeps what is not sent again, and loses what is sent as null', async () => {
    const { id } = await createActivity(ada, dayId, FLIGHT);
    const { title, time, endTime, timeZone, location } = FLIGHT;
    const sent = { title, time, endTime, timeZone, location, category: 'transport' };
    expect(await put(id, sent)).toMatchObject({ ...FLIGHT, category: 'transport' });
    const cleared = await put(id, { ...sent, ...Object.fromEntries(NEW_FIELDS.map((name) => [name, null])) });
    for (const name of NEW_FIELDS) expect(cleared).not.toHaveProperty(name);
    expect(cleared).toMatchObject({ endDate: '2027-05-04', endLocation: 'Tokyo (NRT)', cancelled: false });
    expect(await stored(id)).toEqual(cleared);
  });

  it('KIND-04 a field that was never given is absent from the answer', async () => {
    const activity = await createActivity(ada, dayId);
    for (const name of NEW_FIELDS) expect(activity).not.toHaveProperty(name);
  });

  it.each([
    ['kind', { kind: 'rocket' }, 'kind'],
    ['status', { status: 'maybe' }, 'status'],
    ['a zone', { time: '9:00', endTimeZone: 'Tokyo' }, 'endTimeZone'],
    ['a country', { country: 'Switzerland' }, 'country'],
    ['a position', { coordinates: { latitude: 91, longitude: 0 } }, 'coordinates.latitude'],
    ['an end’s position', { endCoordinates: { latitude: 0, longitude: -181 } }, 'endCoordinates.longitude'],
    ['a detail of another name', { details: { colour: 'red' } }, 'details.colour'],
    ['a detail of 201 characters', { details: { seat: 'x'.repeat(201) } }, 'details.seat'],
    ['a link that runs a script', { details: { link: 'javascript:alert(1)' } }, 'details.link'],
    ['a date', { endDate: '2027-02-30' }, 'endDate'],
  ])('KIND-04 400 beside the field for %s that cannot be', async (_, fields, field) => {
    const { status, body } = await call(createActivityCall, {
      ...{ as: ada, params: { id: dayId }, body: { title: 'x', ...fields } },
    });
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]]);
  });

  it('KIND-04 a detail of 200 characters is stored, and an empty one is none', async () => {
    const seat = 'x'.repeat(200);
    expect(await post({ details: { seat, gate: ' ', link: '' } })).toMatchObject({ body: { details: { seat } } });
    expect((await createActivity(ada, dayId, { details: { gate: '' } })).details).toBeUndefined();
  });

  it('only the owner sees the details that are not on a timetable', async () => {
    const { id } = await createActivity(ada, dayId, FLIGHT);
    const { carrier, number, terminal, gate, platform, checkInUntil } = DETAILS;
    expect((await stored(id, await signUp()))?.details).toEqual({
      ...{ carrier, number, terminal, gate, platform, checkInUntil },
    });
  });

  it('cancelled and status never disagree, whichever is written', async () => {
    const { id } = await createActivity(ada, dayId, { ...FLIGHT, status: 'cancelled' });
    expect(await stored(id)).toMatchObject({ status: 'cancelled', cancelled: true });
    expect(await put(id, { ...FLIGHT, status: 'idea' })).toMatchObject({ status: 'idea', cancelled: false });
  });
});

describe('the end of an activity', () => {
  const BEFORE = 'The end is before the start';
  const over = (endDate: string) => ({
    ...FLIGHT,
    timeZone: 'Pacific/Auckland',
    endTime: '20:00',
    endTimeZone: 'Pacific/Honolulu',
    endDate,
  });

  it.each([
    ['before the day', { endDate: '2027-05-02' }, { endDate: BEFORE }],
    [
      'of a stay after 366 nights',
      { kind: 'stay', endDate: '2028-05-03' },
      { endDate: 'A stay can have at most 365 nights' },
    ],
    [
      'of a journey after 31 days',
      { kind: 'train', endDate: '2027-06-03' },
      { endDate: 'A journey can take at most 30 days' },
    ],
    ['not after the start by both zones', { ...FLIGHT, endDate: '2027-05-03', endTime: '14:00' }, { endTime: BEFORE }],
  ])('KIND-05 TIME-05 %s is 400 beside the field, new or changed', async (_, fields, problem) => {
    const answer = { status: 400, body: { fields: problem } };
    expect(await post(fields)).toMatchObject(answer);
    const { id } = await createActivity(ada, dayId);
    const body = { title: 'x', ...fields };
    expect(await call(updateActivity, { as: ada, params: { id }, body })).toMatchObject(answer);
  });

  it('KIND-05 may be on the day before where the zones make it later, and on no earlier one', async () => {
    expect(await post(over('2027-05-02'))).toMatchObject({ status: 201, body: { endDate: '2027-05-02' } });
    expect(await post(over('2027-05-01'))).toMatchObject({ status: 400, body: { fields: { endDate: BEFORE } } });
  });

  it('KIND-05 is checked when only the kind or a zone changes', async () => {
    const { id } = await createActivity(ada, dayId, { kind: 'stay', endDate: '2027-08-01' });
    const change = (body: object) => call(updateActivity, { as: ada, params: { id }, body: { title: 'x', ...body } });
    expect(await change({ kind: 'train' })).toMatchObject({ status: 400 });
    expect(await change({})).toMatchObject({ status: 200, body: { kind: 'stay', endDate: '2027-08-01' } });
  });

  it('TIME-05 without a date is the first such clock after the start, and never refused', async () => {
    const dinner = { title: 'Dinner', kind: 'meal', timeZone: 'Europe/Rome', time: '22:00', endTime: '01:00' };
    expect(await post(dinner)).toMatchObject({ status: 201, body: { endTime: '01:00', endDate: null } });
  });

  it('of someone else’s private trip is not told from one that is not there', async () => {
    const eve = await signUp();
    const hidden = await createDay(ada, (await createTrip(ada, { isPublic: 'false' })).id);
    const body = { title: 'x', endDate: '1999-01-01' };
    expect(await call(createActivityCall, { as: eve, params: { id: hidden.id }, body })).toMatchObject({ status: 404 });
    expect(await call(createActivityCall, { as: eve, params: { id: dayId }, body })).toMatchObject({ status: 403 });
  });
});
