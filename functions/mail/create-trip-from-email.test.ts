import { beforeAll, describe, expect, it } from 'vitest';
import { allPages } from '#infra/local/function-fixture/all-pages.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { DINNER, HOTEL } from '#infra/local/function-fixture/sample-mail.ts';
import { createActivity, createDay, createTrip, midnight } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import * as listActivities from '../activities/list-activities.ts';
import * as deleteDay from '../days/delete-day.ts';
import * as listDays from '../days/list-days.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as listTrips from '../trips/list-trips.ts';
import * as createTripFromEmail from './create-trip-from-email.ts';

await startFunctions();
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
});

const on = (id: string, as: TestTraveller | undefined = ada) => ({ as, params: { id } });
const send = (body: object) => call(createTripFromEmail, { as: ada, body });
const create = (bookings: readonly ParsedBooking[], fields: object = {}) =>
  succeed(createTripFromEmail, { as: ada, body: { bookings, ...fields } });
const daysOf = async (id: string) => (await allPages(listDays, on(id))).flat();

describe('POST /api/create-trip-from-email', () => {
  it('API-46 API-47 OPEN-111 creates a trip over all bookings, with a day for each date', async () => {
    const { trip, daysCreated, activitiesCreated } = await create([DINNER, HOTEL]);
    expect({ daysCreated, activitiesCreated }).toEqual({ daysCreated: 3, activitiesCreated: 2 });
    expect(await succeed(getTrip, on(trip.id))).toMatchObject({
      title: 'Trip to Firenze',
      startDate: midnight('2027-06-03'),
      endDate: midnight('2027-06-06'),
      isPublic: true,
      dayCount: 3,
      activityCount: 2,
      isOwner: true,
      mergedTrips: [],
    });
    expect(await daysOf(trip.id)).toMatchObject(
      ['2027-06-03', '2027-06-04', '2027-06-05'].map((date) => ({
        date: midnight(date),
        accommodation: 'Hotel Alba',
        accommodationAddress: HOTEL.location,
        location: 'Firenze',
      })),
    );
  });

  it('OPEN-110 OPEN-111 an activity has the time, place, cost, currency and reference of its booking', async () => {
    const { trip } = await create([HOTEL, { ...DINNER, cost: 80.555, notes: 'Terrace' }]);
    const [first, second] = await daysOf(trip.id);
    expect(first?.activities).toMatchObject([
      {
        ...{ title: 'Hotel Alba', time: '15:00', category: 'accommodation', location: HOTEL.location },
        ...{ cost: 420, currency: 'EUR', confirmationNumber: 'ALBA-77', endDate: '2027-06-06' },
        ...{ notes: 'Confirmation: ALBA-77', rating: null, timeOfDay: null, photos: [] },
      },
    ]);
    expect(second?.activities).toMatchObject([
      {
        title: DINNER.title,
        category: 'food',
        cost: 80.56,
        currency: 'USD',
        notes: 'Terrace',
        confirmationNumber: null,
      },
    ]);
    const seen = await succeed(listActivities, on(String(first?.id), await signUp()));
    expect(JSON.stringify(seen)).not.toContain('ALBA-77');
  });

  it('OPEN-113 counts only the new days, none when all exist already', async () => {
    const { id: tripId, title } = await createTrip(ada);
    const there = await createDay(ada, tripId, { date: '2027-06-04' });
    const trip = { id: tripId, title };
    expect(await create([DINNER], { tripId })).toMatchObject({ trip, daysCreated: 0, activitiesCreated: 1 });
    expect(await create([HOTEL, DINNER], { tripId })).toMatchObject({ trip, daysCreated: 2, activitiesCreated: 2 });
    expect((await daysOf(tripId)).find(({ id }) => id === there.id)?.activities).toHaveLength(2);
    expect(await succeed(getTrip, on(tripId))).toMatchObject({ dayCount: 3, activityCount: 3 });
  });

  it('OPEN-111 extends the dates of the chosen trip, and never shortens them', async () => {
    const { id: tripId } = await createTrip(ada, { startDate: '2027-06-04', endDate: '2027-06-05' });
    await create([HOTEL], { tripId });
    const extended = { startDate: midnight('2027-06-03'), endDate: midnight('2027-06-06') };
    expect(await succeed(getTrip, on(tripId))).toMatchObject(extended);
    expect((await succeed(listTrips, { as: ada })).find(({ id }) => id === tripId)).toMatchObject(extended);
    await create([DINNER], { tripId });
    expect(await succeed(getTrip, on(tripId))).toMatchObject(extended);
  });

  it('OPEN-111 a stay fills a day’s empty accommodation, and leaves one that is set', async () => {
    const { id: tripId } = await createTrip(ada);
    await createDay(ada, tripId, { date: '2027-06-03', title: 'Arrival', notes: 'Hello' });
    await createDay(ada, tripId, { date: '2027-06-04', accommodation: 'At friends' });
    await create([HOTEL], { tripId });
    expect(await daysOf(tripId)).toMatchObject([
      { title: 'Arrival', notes: 'Hello', accommodation: 'Hotel Alba', accommodationAddress: HOTEL.location },
      { accommodation: 'At friends', accommodationAddress: null },
      { accommodation: 'Hotel Alba' },
    ]);
  });

  it('OPEN-112 bookings without a date go to the first day of the chosen trip', async () => {
    const { startDate: _, ...undated } = DINNER;
    const { id: tripId } = await createTrip(ada);
    await createDay(ada, tripId, { date: '2027-06-07' });
    await create([undated], { tripId });
    expect(await daysOf(tripId)).toMatchObject([
      { date: midnight('2027-06-07'), activities: [{ notes: 'Date not found in the email' }] },
    ]);
  });

  it('OPEN-106 uses the given title, else generates one', async () => {
    expect((await create([DINNER], { tripTitle: ' Tuscany ' })).trip.title).toBe('Tuscany');
    for (const tripTitle of ['', '  ', null]) {
      expect((await create([DINNER], { tripTitle })).trip.title).toBe('Trip to Firenze');
    }
  });

  it('empty strings of a form count as no value', async () => {
    const blank = { description: '', location: ' ', endLocation: '', confirmationNumber: '', notes: ' ', timeZone: '' };
    const { trip } = await create([{ type: 'other', title: 'Ferry', startDate: '2027-06-03', ...blank }]);
    expect(trip.title).toBe('Ferry');
    expect(await daysOf(trip.id)).toMatchObject([
      { title: 'Ferry', location: null, activities: [{ location: null, notes: null, confirmationNumber: null }] },
    ]);
  });

  it('OPEN-105 someone else’s, unknown or deleted trip answers 404 and creates nothing', async () => {
    const stranger = await signUp();
    const gone = await createTrip(ada);
    await succeed(deleteTrip, on(gone.id));
    const before = await succeed(listTrips, { as: ada });
    for (const tripId of [(await createTrip(stranger)).id, gone.id, 'x', 'a'.repeat(29)]) {
      expect(await send({ bookings: [HOTEL], tripId })).toMatchObject({
        status: 404,
        body: { message: 'Trip not found' },
      });
    }
    expect(await succeed(listTrips, { as: ada })).toEqual(before);
  });

  it('a deleted day gets nothing: a new one is created', async () => {
    const { id: tripId } = await createTrip(ada);
    const day = await createDay(ada, tripId, { date: '2027-06-04' });
    await succeed(deleteDay, on(day.id));
    expect(await create([DINNER], { tripId })).toMatchObject({ daysCreated: 1 });
    expect(await succeed(getTrip, on(tripId))).toMatchObject({ dayCount: 1, activityCount: 1 });
  });

  it.each([
    ['bookings must be a list', { bookings: undefined }],
    ['Check-out must be on or after check-in', { bookings: [{ ...HOTEL, endDate: '2020-01-01' }] }],
    ['Please enter a currency like EUR', { bookings: [{ ...DINNER, currency: 'ABC' }] }],
    ['Choose at least one booking', { bookings: [] }],
    ['At most 50 bookings at once', { bookings: Array.from({ length: 51 }, () => DINNER) }],
    ['Title is required', { bookings: [{ ...DINNER, title: '' }] }],
    ['Title is required', { bookings: [{ ...DINNER, title: '  ' }] }],
    ['Please choose a type', { bookings: [{ ...DINNER, type: 'cruise' }] }],
    ['Please enter a date like 2027-06-03', { bookings: [{ ...DINNER, startDate: '2027-02-30' }] }],
    ['Please enter a time like 09:30', { bookings: [{ ...DINNER, startTime: '7pm' }] }],
    ['Please enter a currency like EUR', { bookings: [{ ...DINNER, currency: 'euro' }] }],
    ['Trip title can have at most 200 characters', { bookings: [DINNER], tripTitle: 'x'.repeat(201) }],
  ])('OPEN-137 "%s"', async (message, body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { message } });
  });

  it('PERM-07 signed out answers 401', async () => {
    expect(await call(createTripFromEmail, { body: { bookings: [HOTEL] } })).toMatchObject({ status: 401 });
  });

  it('the same Idempotency-Key creates one trip, also concurrently', async () => {
    const before = (await succeed(listTrips, { as: ada })).length;
    const request = { as: ada, body: { bookings: [HOTEL] }, headers: { 'idempotency-key': 'from-email' } };
    const answers = await Promise.all([1, 2, 3].map(() => call(createTripFromEmail, request)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await succeed(listTrips, { as: ada })).toHaveLength(before + 1);
  });
});

describe('more days than fit into one transaction', () => {
  const winter: ParsedBooking = { ...HOTEL, startDate: '2027-01-01', endDate: '2027-06-30' };

  it('become a complete new trip', async () => {
    const { trip, daysCreated } = await create([winter]);
    expect(daysCreated).toBe(180);
    expect(await daysOf(trip.id)).toHaveLength(180);
    expect(await succeed(getTrip, on(trip.id))).toMatchObject({ dayCount: 180, activityCount: 1 });
  });

  it('join an existing trip, which can be changed like any other', async () => {
    const { id: tripId } = await createTrip(ada);
    await createDay(ada, tripId, { date: '2027-01-02' });
    expect(await create([winter], { tripId })).toMatchObject({ daysCreated: 179 });
    const [first, second] = await daysOf(tripId);
    await createActivity(ada, String(first?.id));
    await succeed(deleteDay, on(String(second?.id)));
    expect(await succeed(getTrip, on(tripId))).toMatchObject({ dayCount: 179, activityCount: 2 });
    expect(await daysOf(tripId)).toHaveLength(179);
  });
});
