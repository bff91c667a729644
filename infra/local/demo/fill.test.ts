import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#shared/routes.ts';
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
