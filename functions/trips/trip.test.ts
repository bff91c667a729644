import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createActivity, createDay, createTrip, midnight } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { DAY_MS } from '#shared/calendar/calendar.ts';
import * as listActivities from '../activities/list-activities.ts';
import { tripPartition } from '../data/keys.ts';
import { queryAll } from '../data/query-all.ts';
import * as listDays from '../days/list-days.ts';
import * as createTripFromEmail from '../mail/create-trip-from-email.ts';
import * as getProfile from '../travellers/get-profile.ts';
import * as deleteTrip from './delete-trip.ts';
import * as getTrip from './get-trip.ts';
import * as listTrips from './list-trips.ts';
import * as updateTrip from './update-trip.ts';

const functions = await startFunctions();
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp({ username: 'ada' });
});

const put = (id: string, body: unknown) => call(updateTrip, { as: ada, params: { id }, body });
const read = (id: string, as: TestTraveller | undefined = ada) => succeed(getTrip, { as, params: { id } });

describe('GET /api/trips/{id}', () => {
  it('API-14 OPEN-57 a public trip is readable by anyone, a private one by its owner', async () => {
    const stranger = await signUp();
    const [open, closed] = [await createTrip(ada), await createTrip(ada, { isPublic: false })];
    for (const as of [ada, stranger, undefined]) {
      expect(await call(getTrip, { as, params: { id: open.id } })).toMatchObject({ status: 200 });
    }
    expect(await read(closed.id)).toEqual(closed);
    for (const as of [stranger, undefined]) {
      const answer = await call(getTrip, { as, params: { id: closed.id } });
      expect(answer).toMatchObject({ status: 404, body: { message: 'Trip not found' } });
    }
  });

  it('OPEN-38 OPEN-39 the author’s email is whole for the author, masked for others, and null when signed out', async () => {
    const marta = await signUp({ email: 'marta@example.com' });
    const { id } = await createTrip(marta);
    const stranger = await signUp();
    const emailTo = async (as: TestTraveller | undefined) =>
      (await succeed(getTrip, { as, params: { id } })).creatorEmail;
    expect(await emailTo(marta)).toBe('marta@example.com');
    expect(await emailTo(stranger)).toBe('ma•••@example.com');
    expect(await emailTo(undefined)).toBeNull();
  });

  it('OPEN-58 isOwner is true for the owner only', async () => {
    const { id } = await createTrip(ada);
    expect((await read(id, await signUp())).isOwner).toBe(false);
    expect(await succeed(getTrip, { params: { id } })).toMatchObject({ isOwner: false, ownerUsername: 'ada' });
  });
});

describe('PUT /api/trips/{id}', () => {
  it.each([false, true, 'false', 'true'])('API-15 OPEN-62 accepts isPublic %j and stores it', async (isPublic) => {
    const { id } = await createTrip(ada, { isPublic: String(isPublic) !== 'true' });
    const { status, body } = await put(id, { isPublic });
    expect({ status, body }).toMatchObject({ status: 200, body: { id, isPublic: String(isPublic) === 'true' } });
    expect(await read(id)).toEqual(body);
  });

  it('OPEN-61 accepts any subset of the fields, and leaves the others unchanged', async () => {
    const full = { description: 'Ruins', coverImage: 'https://example.com/a.jpg' };
    const { id } = await createTrip(ada, full);
    const changes = [
      { location: 'Roma' },
      { title: 'Rome again' },
      { startDate: midnight('2027-06-01') },
      { endDate: midnight('2027-07-01') },
      { isPublic: false },
      { startDate: midnight('2027-08-01'), endDate: midnight('2027-08-02') },
      { description: 'Gelato' },
      { coverImage: '/media/a/b.jpg' },
    ];
    let expected: object = { ...(await read(id)) };
    for (const [index, change] of changes.entries()) {
      expected = { ...expected, ...change, revision: index + 1, version: index + 2 };
      expect((await put(id, change)).body).toEqual(expected);
      expect(await read(id)).toEqual(expected);
    }
    const [listed] = await succeed(listTrips, { as: ada });
    expect(expected).toMatchObject({ ...listed });
  });

  it.each(['description', 'coverImage', 'location'])('OPEN-61 null and empty clear the %s', async (field) => {
    const { id } = await createTrip(ada);
    for (const cleared of [null, '']) {
      await put(id, { [field]: 'https://example.com/x' });
      expect((await put(id, { [field]: cleared })).body).toMatchObject({ [field]: null });
    }
  });

  it.each([
    ['End date must be after or equal to start date', { startDate: midnight('2027-06-10') }],
    ['End date must be after or equal to start date', { endDate: midnight('2027-06-02') }],
    ['End date must be after or equal to start date', { startDate: '2027-06-02', endDate: '2027-06-01' }],
    ['End date must be after or equal to start date', { endDate: '2027-06-01', moveDays: true }],
    ['Title is required', { title: '' }],
    ['Title is required', { title: null }],
    ['Start date is required', { startDate: '' }],
    ['Please enter a date that exists', { endDate: '2027-13-01' }],
    ['Please enter a valid URL', { coverImage: 'ftp://example.com' }],
    ['isPublic must be true or false', { isPublic: 'perhaps' }],
    ['moveDays must be true or false', { moveDays: 'yes' }],
    ['Description can have at most 5000 characters', { description: 'x'.repeat(5001) }],
  ])('OPEN-61 OPEN-137 "%s", and nothing changes', async (message, fields) => {
    const before = await createTrip(ada);
    expect(await put(before.id, fields)).toMatchObject({ status: 400, body: { message } });
    expect(await read(before.id)).toEqual(before);
  });

  it('OPEN-61 moveDays moves no day beyond the year 9999, where the calendar ends', async () => {
    const trip = await createTrip(ada);
    await createDay(ada, trip.id, { date: '2027-06-20' });
    const body = { startDate: '9999-12-20', endDate: '9999-12-31', moveDays: true };
    const message = 'This moves a day out of the calendar. Please enter a start date nearer to today';
    expect(await put(trip.id, body)).toMatchObject({ status: 400, body: { message, fields: { startDate: message } } });
    expect((await succeed(listDays, { params: { id: trip.id } })).map(({ date }) => date)).toEqual([
      midnight('2027-06-20'),
    ]);
  });

  it('OPEN-61 moveDays shifts every day as far as the start moves', async () => {
    const { id } = await createTrip(ada);
    for (const date of ['2027-06-03', '2027-06-30']) await createDay(ada, id, { date });
    const moved = { startDate: midnight('2027-07-03'), endDate: midnight('2027-07-09'), moveDays: true };
    expect((await put(id, moved)).body).toMatchObject({ startDate: moved.startDate, endDate: moved.endDate });
    const days = await succeed(listDays, { params: { id } });
    expect(days.map(({ date }) => date)).toEqual([midnight('2027-07-03'), midnight('2027-07-30')]);
  });

  it('OPEN-61 more days than one transaction holds move all at once', async () => {
    const stay = { type: 'hotel', title: 'Flat', startDate: '2027-01-01', endDate: '2027-05-01' };
    const { trip } = await succeed(createTripFromEmail, { as: ada, body: { bookings: [stay] } });
    const dates = async () => (await succeed(listDays, { params: { id: trip.id } })).map(({ date }) => date);
    const old = await dates();
    const later = (date: string) => new Date(Date.parse(date) + 31 * DAY_MS).toISOString();
    let isMoving = true;
    const move = put(trip.id, { startDate: '2027-02-01', endDate: '2027-06-01', moveDays: true }).finally(() => {
      isMoving = false;
    });
    const seen = new Set<string>();
    while (isMoving) seen.add(JSON.stringify(await dates()));
    expect(await move).toMatchObject({ status: 200, body: { startDate: midnight('2027-02-01'), dayCount: 120 } });
    expect(await dates()).toEqual(old.map(later));
    for (const each of seen) expect([JSON.stringify(old), JSON.stringify(old.map(later))]).toContain(each);
  });

  it('OPEN-78 without moveDays the days stay where they are', async () => {
    const { id } = await createTrip(ada);
    await createDay(ada, id, { date: '2027-06-03' });
    await put(id, { startDate: '2027-07-03', endDate: '2027-07-09' });
    expect(await succeed(listDays, { params: { id } })).toMatchObject([{ date: midnight('2027-06-03') }]);
  });

  it('OPEN-63 a location that was set takes precedence over the first day’s', async () => {
    const { id } = await createTrip(ada);
    expect((await read(id)).location).toBeNull();
    await createDay(ada, id, { date: '2027-06-05', location: 'Ostia' });
    await createDay(ada, id, { date: '2027-06-04' });
    await deliverChanges(functions);
    expect((await read(id)).location).toBe('Ostia');
    await put(id, { location: 'Rome' });
    expect((await read(id)).location).toBe('Rome');
    await put(id, { location: null });
    expect((await read(id)).location).toBe('Ostia');
  });
});

describe('DELETE /api/trips/{id}', () => {
  it('API-16 OPEN-136 the trip is gone from every read at once', async () => {
    const { id } = await createTrip(ada);
    const day = await createDay(ada, id);
    expect(await call(deleteTrip, { as: ada, params: { id } })).toMatchObject({ status: 200, body: { success: true } });
    for (const gone of [getTrip, listDays])
      expect(await call(gone, { as: ada, params: { id } })).toMatchObject({ status: 404 });
    expect(await call(listActivities, { as: ada, params: { id: day.id } })).toMatchObject({ status: 404 });
    expect((await succeed(listTrips, { as: ada })).map((trip) => trip.id)).not.toContain(id);
  });

  it('API-16 a deleted trip cannot be changed, nor can anything be added to it', async () => {
    const { id } = await createTrip(ada);
    const { id: dayId } = await createDay(ada, id);
    await succeed(deleteTrip, { as: ada, params: { id } });
    expect(await put(id, { title: 'x' })).toMatchObject({ status: 404 });
    expect(await put(id, {})).toMatchObject({ status: 404 });
    expect(await call(deleteTrip, { as: ada, params: { id } })).toMatchObject({ status: 404 });
    await expect(createDay(ada, id)).rejects.toThrow('404');
    await expect(createActivity(ada, dayId)).rejects.toThrow('404');
  });

  it('OPEN-85 days and activities are deleted with it', async () => {
    const { id } = await createTrip(ada);
    const day = await createDay(ada, id);
    for (let activity = 0; activity < 30; activity++) await createActivity(ada, day.id);
    await succeed(deleteTrip, { as: ada, params: { id } });
    await deliverChanges(functions);
    const left = await queryAll(functions.table, {
      TableName: functions.table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': tripPartition(id) },
    });
    expect(left.map(({ sk }) => sk)).toEqual(['TRIP']);
  });

  it('ENT-03 the owner’s trip count follows creating and deleting', async () => {
    const owner = await signUp();
    const count = async () => (await succeed(getProfile, { as: owner })).tripCount;
    const [one] = [await createTrip(owner), await createTrip(owner)];
    expect(await count()).toBe(2);
    await succeed(deleteTrip, { as: owner, params: { id: one.id } });
    expect(await count()).toBe(1);
  });
});
