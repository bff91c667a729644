import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as listDays from '../days/list-days.ts';
import * as updateTrip from '../trips/update-trip.ts';
import * as locateTrip from './locate-trip.ts';
import { locatedActivities } from './located-activities.ts';

await startFunctions();
let ada: TestTraveller;
let stranger: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
  stranger = await signUp();
});

const locate = (id: string) => succeed(locateTrip, { as: ada, params: { id } });

/** A trip with one day in a town, and activities with these places; the ids of these. */
async function tripIn(town: string | null, places: readonly object[]) {
  const { id } = await createTrip(ada);
  const day = await createDay(ada, id, { location: town });
  const activities = [];
  for (const place of places) activities.push((await createActivity(ada, day.id, { title: 'A walk', ...place })).id);
  return { id, activities };
}

describe('POST /api/trips/{id}/locate', () => {
  it('MAP-10 answers a place, and why, for what is called like one within 100 km of the day’s town', async () => {
    const { id, activities } = await tripIn('Athens', [
      { location: 'Acropolis Museum' },
      { location: 'Piraeus, by the harbour' },
      { title: 'Parthenon', category: 'sightseeing' },
    ]);
    const found = await locate(id);
    expect(found).toMatchObject([
      {
        ...{ activityId: activities[0], why: 'The only Acropolis Museum within 100 km of Athens.' },
        place: { kind: 'sight', country: 'GR', timeZone: 'Europe/Athens', name: 'Acropolis Museum' },
      },
      { activityId: activities[1], place: { name: expect.stringMatching(/^Pir/), kind: 'town' } },
    ]);
    expect(found[0]?.place.position.latitude).toBeCloseTo(37.97, 1);
  });

  it('MAP-10 leaves out what is far from the town, what nobody knows, and days whose town is not known', async () => {
    const far = await tripIn('Athens', [{ location: 'Eiffel Tower' }, { location: 'Trattoria Da Nennella' }, {}]);
    expect(await locate(far.id)).toEqual([]);
    const nowhere = await tripIn(null, [{ location: 'Acropolis Museum' }]);
    expect(await locate(nowhere.id)).toEqual([]);
  });

  it('MAP-10 leaves out what is on the map already, and places nothing itself', async () => {
    const at = { latitude: 37.9, longitude: 23.7 };
    const { id } = await tripIn('Athens', [
      { location: 'Acropolis Museum', coordinates: at },
      { location: 'Acropolis Museum' },
    ]);
    expect(await locate(id)).toHaveLength(1);
    const [day] = await succeed(listDays, { as: ada, params: { id } });
    expect(day?.activities.map(({ coordinates }) => coordinates)).toEqual([at, null]);
  });

  it('MAP-10 never places what the planner could not verify, nor what was cancelled', () => {
    const walk = {
      ...{ id: 'a', title: 'A walk', category: null, location: 'Acropolis Museum' },
      ...{ coordinates: null, cancelled: false, unverified: false },
    };
    expect(locatedActivities('Athens', [walk])).toHaveLength(1);
    expect(locatedActivities('Athens', [{ ...walk, unverified: true }])).toEqual([]);
    expect(locatedActivities('Athens', [{ ...walk, cancelled: true }])).toEqual([]);
  });

  it('MAP-10 is for the owner alone: 401 signed out, 404 for a private trip, 403 for a public one', async () => {
    const { id } = await tripIn('Athens', [{ location: 'Acropolis Museum' }]);
    expect(await call(locateTrip, { params: { id } })).toMatchObject({ status: 401 });
    await succeed(updateTrip, { as: ada, params: { id }, body: { isPublic: false } });
    expect(await call(locateTrip, { as: stranger, params: { id } })).toMatchObject({ status: 404 });
    await succeed(updateTrip, { as: ada, params: { id }, body: { isPublic: true } });
    expect(await call(locateTrip, { as: stranger, params: { id } })).toMatchObject({ status: 403 });
  });
});
