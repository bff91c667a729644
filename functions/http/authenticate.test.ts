import { describe, expect, it } from 'vitest';
import { checksOf, measureRequests, ownRequests, sequentialRoundTrips } from '#infra/bench/cost/measure-requests.ts';
import { call } from '#infra/local/function-fixture/call-function.ts';
import { delayChecks } from '#infra/local/function-fixture/delay-checks.ts';
import { createTrip, midnight, NEW_TRIP } from '#infra/local/function-fixture/sample-trip.ts';
import { newSession, signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as listDays from '../days/list-days.ts';
import * as logout from '../session/logout.ts';
import * as createTripModule from '../trips/create-trip.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as listTrips from '../trips/list-trips.ts';

const { table } = await startFunctions();
const requests = measureRequests(table);

/** A traveller whose session was ended, with a token that is still signed and not expired. */
async function signedOut() {
  const traveller = await signUp();
  await call(logout, { as: traveller });
  return traveller;
}

describe('a session that has ended', () => {
  it('OPEN-51 writes nothing, though its token is still good', async () => {
    const traveller = await signedOut();
    expect(await call(createTripModule, { as: traveller, body: NEW_TRIP })).toMatchObject({ status: 401 });
    const again = { cookie: await newSession(traveller.id) };
    expect((await call(listTrips, { as: again })).body).toEqual([]);
  });

  it('OPEN-51 reads nothing', async () => {
    expect(await call(listTrips, { as: await signedOut() })).toMatchObject({
      status: 401,
      body: { message: 'Unauthorized', code: 'unauthorized' },
    });
  });

  it('answers 401 before any other error of the call', async () => {
    const traveller = await signedOut();
    expect(await call(createTripModule, { as: traveller, body: { title: 1 } })).toMatchObject({ status: 401 });
    expect(await call(listTrips, { as: traveller, query: { limit: 'x' } })).toMatchObject({ status: 401 });
  });

  it('counts as a visitor where anyone may call: its own private trip is not found', async () => {
    const traveller = await signUp();
    const { id } = await createTrip(traveller, { isPublic: 'false', startDate: midnight('2027-06-03') });
    expect(await call(getTrip, { as: traveller, params: { id } })).toMatchObject({ status: 200 });
    await call(logout, { as: traveller });
    expect(await call(getTrip, { as: traveller, params: { id } })).toMatchObject({ status: 404 });
  });
});

describe('a valid session', () => {
  it('is looked up in parallel with what a route reads by its path, so that reading a trip takes two round trips in all', async () => {
    // The session's answer comes when nothing else is requested any more: order follows from what waits for what.
    delayChecks(table);
    const traveller = await signUp();
    const { id } = await createTrip(traveller);
    for (const reading of [getTrip, listDays]) {
      requests();
      expect(await call(reading, { as: traveller, params: { id } })).toMatchObject({ status: 200 });
      const noted = requests();
      const own = ownRequests(noted);
      const known = Math.max(...checksOf(noted).map(({ ended }) => ended));
      const beforeOwn = own.some(({ began }) => began < known) ? 0 : 1;
      expect(beforeOwn + sequentialRoundTrips(own)).toBe(2);
    }
  });
});
