import { expect, it } from 'vitest';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { addEmail, HOTEL } from '#infra/local/function-fixture/sample-mail.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import * as updateActivity from '../activities/update-activity.ts';
import * as listDays from '../days/list-days.ts';
import * as applyPlan from '../planner/apply-plan.ts';
import * as processEmail from './process-email.ts';

await startFunctions();
const ada = await signUp();

const FLIGHT: ParsedBooking = {
  ...{ type: 'flight', title: 'LX 160 Zurich (ZRH) → Tokyo (NRT)', confirmationNumber: 'Q7RM2D' },
  ...{ location: 'Zurich (ZRH)', startDate: '2027-06-03', startTime: '13:00' },
  ...{ endLocation: 'Tokyo (NRT)', endDate: '2027-06-04', endTime: '08:55' },
};
const near = (latitude: number, longitude: number) => ({
  ...{ latitude: expect.closeTo(latitude, 0), longitude: expect.closeTo(longitude, 0) },
});

async function add(tripId: string, booking: ParsedBooking, sentAt: string) {
  const { id } = await addEmail(ada, [booking], { sentAt });
  await succeed(processEmail, { as: ada, params: { id }, body: { tripId } });
  return itemsOf(tripId);
}

async function itemsOf(tripId: string) {
  const days = await succeed(listDays, { as: ada, params: { id: tripId } });
  return days.flatMap(({ activities }) => activities);
}

it('KIND-07 a flight of a mail has its kind, both zones and positions, its number, and is confirmed', async () => {
  const trip = await createTrip(ada);
  expect(await add(trip.id, FLIGHT, '2027-01-01T00:00:00.000Z')).toMatchObject([
    {
      ...{ kind: 'flight', category: 'transport', status: 'confirmed', cancelled: false, country: 'CH' },
      ...{ timeZone: 'Europe/Zurich', coordinates: near(47.46, 8.55), details: { number: 'LX 160' } },
      ...{ endDate: '2027-06-04', endTimeZone: 'Asia/Tokyo', endCoordinates: near(35.76, 140.39) },
    },
  ]);
});

it('KIND-07 a stay of a mail has its town’s zone and country, and no position, as a town is none', async () => {
  const trip = await createTrip(ada);
  const [stay] = await add(trip.id, { ...HOTEL, confirmationNumber: 'S-1' }, '2027-01-01T00:00:00.000Z');
  expect(stay).toMatchObject({ kind: 'stay', status: 'confirmed', timeZone: 'Europe/Rome', country: 'IT' });
  expect(stay?.coordinates).toBeNull();
});

it('a change takes the new end’s zone and position along, and keeps what was edited by hand', async () => {
  const trip = await createTrip(ada);
  const booking = { ...FLIGHT, confirmationNumber: 'CHANGE' };
  const [item] = await add(trip.id, booking, '2027-01-01T00:00:00.000Z');
  const { id = '', title = '', time, endTime, timeZone, category, location, notes, confirmationNumber } = item ?? {};
  const body = { title, time, endTime, timeZone, category, location, notes, confirmationNumber, country: 'LI' };
  await succeed(updateActivity, { as: ada, params: { id }, body });
  const change = { ...booking, endLocation: 'Seoul (ICN)', startTime: '14:00', event: 'change' as const };
  expect(await add(trip.id, change, '2027-02-01T00:00:00.000Z')).toMatchObject([
    ...[{ endTimeZone: 'Asia/Seoul', endCoordinates: near(37.46, 126.44), time: '14:00', country: 'LI' }],
  ]);
});

it('KIND-07 a cancellation by mail cancels the status too, and a newer confirmation confirms it again', async () => {
  const trip = await createTrip(ada);
  const booking = { ...FLIGHT, confirmationNumber: 'AGAIN' };
  await add(trip.id, booking, '2027-01-01T00:00:00.000Z');
  const cancelled = await add(trip.id, { ...booking, event: 'cancellation' }, '2027-02-01T00:00:00.000Z');
  expect(cancelled).toMatchObject([{ status: 'cancelled', cancelled: true }]);
  const confirmed = await add(trip.id, { ...booking, startTime: '15:00' }, '2027-03-01T00:00:00.000Z');
  expect(confirmed).toMatchObject([{ status: 'confirmed', cancelled: false, time: '15:00' }]);
});

const ROMAN_FORUM = { latitude: 41.8925, longitude: 12.4853 };

it('KIND-07 what the planner adds is pending, with its kind, its position and its country', async () => {
  const trip = await createTrip(ada);
  const planned = {
    ...{ title: 'Roman Forum', timeOfDay: 'morning', category: 'sightseeing', minutes: 90, cost: 18, currency: 'EUR' },
    ...{ location: 'Centro, Rome', coordinates: ROMAN_FORUM, verified: true, note: null },
  };
  const items = [{ kind: 'add', date: '2027-06-05', dayTitle: 'Ruins', why: 'Empty', activity: planned }];
  await succeed(applyPlan, { as: ada, params: { id: trip.id }, body: { items } });
  expect(await itemsOf(trip.id)).toMatchObject([
    { kind: 'sight', status: 'pending', cancelled: false, coordinates: ROMAN_FORUM, country: 'IT' },
  ]);
});
