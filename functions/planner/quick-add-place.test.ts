import { describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createDay, createTrip, midnight } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { withoutRevisions } from '#infra/local/function-fixture/without-revisions.ts';
import { addDays } from '#shared/calendar/calendar.ts';
import * as listDays from '../days/list-days.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as listTrips from '../trips/list-trips.ts';
import * as quickAddPlace from './quick-add-place.ts';
import * as undoPlan from './undo-plan.ts';

await startFunctions();

const today = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => midnight(addDays(today, days));
const add = (as: TestTraveller, place: string, more: object = {}) =>
  succeed(quickAddPlace, { as, body: { place, ...more } });
const daysOf = (as: TestTraveller, id: string) => succeed(listDays, { as, params: { id } });
const trip = (as: TestTraveller, title: string, from: number, to: number) =>
  createTrip(as, { title, startDate: inDays(from), endDate: inDays(to) });

describe('POST /api/quick-add-place', () => {
  it('OPEN-19 without any trip creates one with the city on its first day', async () => {
    const as = await signUp();
    const answer = await add(as, 'Rome');
    expect(answer).toMatchObject({ tripTitle: 'Trip to Rome', tripCreated: true, undoId: null });
    expect(await succeed(getTrip, { as, params: { id: answer.tripId } })).toMatchObject({
      ...{ title: 'Trip to Rome', startDate: inDays(30), endDate: inDays(30), dayCount: 1, activityCount: 1 },
    });
    expect(await daysOf(as, answer.tripId)).toMatchObject([
      { title: 'Rome', location: 'Rome', activities: [{ title: 'Explore Rome', category: 'sightseeing' }] },
    ]);
  });

  it('OPEN-19 adds to the current trip, before the next one', async () => {
    const as = await signUp();
    await trip(as, 'Over', -20, -10);
    const running = await trip(as, 'Running', -2, 2);
    await trip(as, 'Next', 5, 9);
    expect(await add(as, 'Rome')).toMatchObject({ tripId: running.id, tripTitle: 'Running', tripCreated: false });
  });

  it('OPEN-19 adds to the trip that starts next, however old it is', async () => {
    const as = await signUp();
    const next = await trip(as, 'Next', 5, 9);
    await trip(as, 'Later', 50, 59);
    await trip(as, 'Over', -20, -10);
    expect((await add(as, 'Rome')).tripId).toBe(next.id);
  });

  it('OPEN-19 adds to the trip created last when all are over', async () => {
    const as = await signUp();
    await trip(as, 'Over', -20, -10);
    const last = await trip(as, 'Long over', -200, -190);
    expect((await add(as, 'Rome')).tripId).toBe(last.id);
  });

  it('OPEN-19 adds to the day with that location, else creates a day after the last one and extends the trip', async () => {
    const as = await signUp();
    const { id } = await trip(as, 'Italy', 5, 6);
    await createDay(as, id, { date: inDays(6), location: 'Rome', title: 'Ruins' });
    await add(as, 'rome');
    await add(as, 'Paris');
    expect(await daysOf(as, id)).toMatchObject([
      { title: 'Ruins', date: inDays(6), activities: [{ title: 'Explore rome' }] },
      { title: 'Paris', location: 'Paris', date: inDays(7), activities: [{ title: 'Explore Paris' }] },
    ]);
    expect(await succeed(getTrip, { as, params: { id } })).toMatchObject({ endDate: inDays(7), dayCount: 2 });
  });

  it('OPEN-19 adds to the current trip, whichever the caller expects', async () => {
    const [as, other] = [await signUp(), await signUp()];
    const later = await trip(as, 'Later', 50, 59);
    const running = await trip(as, 'Running', -2, 2);
    const theirs = [await trip(other, 'Theirs', -2, 2), await createTrip(other, { isPublic: false })];
    const gone = await trip(as, 'Gone', -3, 2);
    await succeed(deleteTrip, { as, params: { id: gone.id } });
    for (const { id } of [running, later, gone, ...theirs]) {
      expect(await add(as, 'Rome', { expectedTripId: id })).toMatchObject({ tripId: running.id, tripCreated: false });
    }
    expect(await daysOf(as, running.id)).toMatchObject([
      { location: 'Rome', activities: Array.from({ length: 5 }, () => ({ title: 'Explore Rome' })) },
    ]);
    expect(await call(quickAddPlace, { as, body: { place: 'Rome', expectedTripId: 'x' } })).toMatchObject({
      status: 400,
    });
  });

  it('OPEN-19 can be undone: the day is removed and the end date restored', async () => {
    const as = await signUp();
    const { id } = await trip(as, 'Italy', 5, 6);
    await createDay(as, id, { date: inDays(6) });
    const read = async () => withoutRevisions(await succeed(getTrip, { as, params: { id } }));
    const before = await read();
    const { undoId } = await add(as, 'Paris');
    expect(await call(undoPlan, { as, params: { id, undoId: undoId ?? '' } })).toMatchObject({ status: 200 });
    expect(await read()).toEqual(before);
  });

  it('API-29 PERM-03 OPEN-139 is decided by the session alone, whoever else the body names', async () => {
    const [as, other] = [await signUp(), await signUp()];
    await add(as, 'Rome', { userId: other.id });
    expect(await succeed(listTrips, { as: other })).toEqual([]);
    expect(await succeed(listTrips, { as })).toHaveLength(1);
  });

  it('API-29 the same Idempotency-Key adds once', async () => {
    const as = await signUp();
    const request = { as, body: { place: 'Rome' }, headers: { 'idempotency-key': 'a-press-of-a-button' } };
    const answers = [await succeed(quickAddPlace, request), await succeed(quickAddPlace, request)];
    expect(answers[1]).toEqual(answers[0]);
    expect(await succeed(listTrips, { as })).toMatchObject([{ activityCount: 1 }]);
    const again = { ...request, headers: { 'idempotency-key': 'another-press-of-it' } };
    expect(await succeed(quickAddPlace, again)).toEqual(await succeed(quickAddPlace, again));
    expect(await succeed(listTrips, { as })).toMatchObject([{ activityCount: 2 }]);
  });

  it('PERM-04 signed out answers 401', async () => {
    expect(await call(quickAddPlace, { body: { place: 'Rome' } })).toMatchObject({ status: 401 });
  });
});
