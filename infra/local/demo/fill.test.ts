import { afterAll, beforeAll, expect, test } from 'vitest';
import { localDate } from '#shared/calendar/calendar.ts';
import { ideasDayOf } from '#shared/contract/ids.ts';
import { checkPlan } from '#shared/health/check-plan.ts';
import { routes } from '#shared/routes.ts';
import { isAroundNow } from '#shared/trips/dates.ts';
import { startTestStack, type TestStack } from '../test-stack.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { DEMO_SIGN_IN } from './travellers.ts';

/** Timeout for a machine that is busy with other tests. */
const PATIENCE = { timeout: 20_000 };

/** Half a minute on an idle machine: every item is written by a call, as a traveller would. */
const FILLING_MS = 240_000;

let stack: TestStack;
let robin: ApiClient;
beforeAll(async () => {
  stack = await startTestStack({ demo: true });
  robin = apiClient(stack.url);
  await robin.call(routes.login, { body: DEMO_SIGN_IN });
}, FILLING_MS);
afterAll(() => stack.stop());

test('the demo world has 25 public trips with days, activities and a place', async () => {
  const trips = await apiClient(stack.url).call(routes.listPublicTrips, {});
  expect(trips.length).toBeGreaterThanOrEqual(25);
  for (const { title, dayCount, activityCount, location } of trips) {
    expect(dayCount, title).toBeGreaterThan(0);
    expect(activityCount, title).toBeGreaterThan(0);
    expect(location, title).not.toBeNull();
  }
});

test('the demo account has trips, public and private, followers and a feed', async () => {
  const trips = await robin.call(routes.listTrips, {});
  expect(new Set(trips.map(({ isPublic }) => isPublic))).toEqual(new Set([true, false]));
  const { followerCount, followingCount } = await robin.call(routes.getProfile, {});
  expect(followerCount).toBeGreaterThanOrEqual(3);
  expect(followingCount).toBeGreaterThanOrEqual(3);
  await expect
    .poll(async () => (await robin.call(routes.listFollowingTrips, {})).length, PATIENCE)
    .toBeGreaterThanOrEqual(10);
});

/** One of the demo account's trips, with its days and ideas. */
async function own(title: string) {
  const found = (await robin.call(routes.listTrips, {})).find((trip) => trip.title === title);
  const params = { id: found?.id ?? '' };
  const [trip, days, ideas] = [
    await robin.call(routes.getTrip, { params }),
    await robin.call(routes.listDays, { params }),
    await robin.call(routes.listActivities, { params: { id: ideasDayOf(params.id) } }),
  ];
  return { trip, days, ideas, items: days.flatMap(({ activities }) => activities) };
}

test('one trip runs on the day of the first start, on a mapped route, with ideas and nothing to look at', async () => {
  const { trip, days, ideas, items } = await own('Lisbon to Porto by Train');
  expect(isAroundNow(trip)).toBe(true);
  expect(days.map(({ date }) => date.slice(0, 10))).toContain(localDate(new Date()));
  expect(items.every(({ coordinates, timeZone, country }) => coordinates && timeZone && country)).toBe(true);
  expect(ideas.length).toBeGreaterThanOrEqual(3);
  expect(checkPlan(trip, days, new Date())).toEqual([]);
});

test('another flies over the date line, and three things in it are to be looked at', async () => {
  const { trip, days, ideas, items } = await own('Singapore, Auckland, Honolulu');
  const flight = items.find(({ location }) => location === 'Auckland (AKL)');
  expect(flight).toMatchObject({ time: '23:55', timeZone: 'Pacific/Auckland', endTime: '09:45' });
  expect(flight).toMatchObject({ endTimeZone: 'Pacific/Honolulu', endDate: days[9]?.date.slice(0, 10) });
  expect(items.every(({ coordinates }) => coordinates)).toBe(true);
  expect(ideas.length).toBeGreaterThanOrEqual(3);
  expect(checkPlan(trip, days, new Date()).map(({ rule }) => rule)).toEqual(['overlap', 'bed', 'connection']);
});

test('its inbox has pending, processed and failed mails, the processed one with its trip', async () => {
  const inbox = await robin.call(routes.listProcessedEmails, {});
  expect(inbox.map(({ status }) => status)).toEqual(['pending', 'pending', 'failed', 'processed']);
  const [table, flight, offer, hotel] = inbox;
  expect(table?.parsedBookings.map(({ type }) => type)).toEqual(['restaurant']);
  expect(flight?.parsedBookings.map(({ type }) => type)).toEqual(['flight', 'flight']);
  expect(offer?.errorMessage).toMatch(/^No bookings found/);
  const trip = await robin.call(routes.getTrip, { params: { id: hotel?.tripId ?? '' } });
  expect(trip.activityCount).toBeGreaterThan(0);
});

test('a store that is not empty is left unchanged', async () => {
  const before = await robin.call(routes.listTrips, {});
  const port = Number(new URL(stack.url).port);
  await stack.kill();
  const again = await startTestStack({ dataFolder: stack.dataFolder, port, demo: true });
  expect(again.output()).toContain('No demo world is made: there is data already.');
  expect(await robin.call(routes.listTrips, {})).toEqual(before);
  await again.stop();
});
