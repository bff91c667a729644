import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges, replayAllChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { projectedTripRepository } from '../data/projected-trip-repository.ts';
import { publicListing } from '../data/public-listing.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as updateTrip from '../trips/update-trip.ts';
import * as listTripGroups from './list-trip-groups.ts';
import * as listTripsTo from './list-trips-to.ts';
import { makeProjections } from './project-changes.ts';
import { shownOf } from './projections.ts';
import { topicsOf } from './topics.ts';

const functions = await startFunctions({ s3: true });
let author: TestTraveller;
beforeAll(async () => {
  author = await signUp();
});

const update = (id: string, body: object) => succeed(updateTrip, { as: author, params: { id }, body });
const remove = (id: string) => succeed(deleteTrip, { as: author, params: { id } });

/** Each destination and theme with its count and its trips. */
async function groups(): Promise<Record<string, readonly [count: number, ...titles: string[]]>> {
  const { destinations, themes } = await succeed(listTripGroups);
  return Object.fromEntries(
    [...destinations, ...themes].map(({ name, count, trips }) => [name, [count, ...trips.map(({ title }) => title)]]),
  );
}
async function tripsTo(to: string): Promise<readonly [count: number, ...titles: string[]]> {
  const { count, trips } = await succeed(listTripsTo, { query: { to } });
  return [count, ...trips.map(({ title }) => title)];
}

describe('destinations, themes and places of public trips', () => {
  // First, since the replay delivers everything since the table was created.
  it('DISC-17 DISC-12 follow every change of a trip, and a replay counts nothing twice', async () => {
    const before = await groups();
    const { id } = await createTrip(author, { title: 'Rome and Paris', description: 'Museums', isPublic: false });
    const steps = [
      [() => update(id, { isPublic: true }), { Rome: 1, Paris: 1, 'City & Culture': 1 }, { Rome: 1, Paris: 1 }],
      [() => update(id, { title: 'Rome' }), { Rome: 1, 'City & Culture': 1 }, { Rome: 1, Paris: 0 }],
      [() => createDay(author, id, { location: 'Lisbon' }), { Rome: 1, Lisbon: 1, 'City & Culture': 1 }, { Lisbon: 0 }],
      [() => update(id, { isPublic: false }), {}, { Rome: 0 }],
      [() => update(id, { isPublic: true, description: null }), { Rome: 1, Lisbon: 1 }, { Rome: 1 }],
      [() => remove(id), {}, { Rome: 0 }],
    ] as const;
    for (const [change, counts, to] of steps) {
      await change();
      await deliverChanges(functions);
      await replayAllChanges(functions);
      const now = Object.entries(await groups()).filter(([name]) => !(name in before));
      expect(Object.fromEntries(now.map(([name, [count]]) => [name, count]))).toEqual(counts);
      for (const [place, count] of Object.entries(to)) expect((await tripsTo(place))[0], place).toBe(count);
    }
    expect(await groups()).toEqual(before);
  }, 60_000);

  it('DISC-17 DISC-18 DISC-21 DISC-22 keep their trips, however many others are shared after them', async () => {
    for (const n of [1, 2, 3, 4, 5]) await createTrip(author, { title: `Santorini ${n}`, description: 'Beach' });
    for (let n = 0; n < 110; n++) await createTrip(author, { title: `Home ${n}`, description: null });
    await deliverChanges(functions);
    const newest = ['Santorini 5', 'Santorini 4', 'Santorini 3'] as const;
    expect(await groups()).toEqual({ Santorini: [5, ...newest], 'Beach & Ocean': [5, ...newest] });
    expect(await tripsTo('Santorini')).toEqual([5, ...newest, 'Santorini 2', 'Santorini 1']);
  }, 60_000);

  it('DISC-17 are right when states of a trip come out of order, and concurrently', async () => {
    const before = await groups();
    const { id } = await createTrip(author, { title: 'Tokyo' });
    const projections = makeProjections();
    const state = async () => {
      const shown = await shownOf(await projectedTripRepository(functions.table).find(id), projections);
      if (!shown) throw new Error('The trip is not public');
      return [shown, await topicsOf(shown)] as const;
    };
    const early = await state();
    await update(id, { title: 'Bali' });
    const late = await state();
    const listing = publicListing(functions.table);
    await Promise.all([early, late, early, late].map((each) => listing.publish(...each)));
    await listing.publish(...early);
    const { Bali, Tokyo } = await groups();
    expect([Bali, Tokyo]).toEqual([[1, 'Bali'], undefined]);
    await Promise.all([late, late].map(([trip]) => listing.unlist(trip)));
    await listing.publish(...late);
    await listing.unlist(late[0]);
    expect(await groups()).toEqual(before);
    await remove(id);
  });

  it('DISC-12 OPEN-33 a place has the trips whose title or description contains its name, in any case', async () => {
    const trips = [
      ['Marrakech in May', null],
      ['Souks', 'of MARRAKESH'],
      ['Dances', 'balinese'],
      ['Quiet', 'nowhere'],
    ] as const;
    const ids = [];
    for (const [title, description] of trips) ids.push((await createTrip(author, { title, description })).id);
    await deliverChanges(functions);
    expect(await tripsTo('marrakech')).toEqual([2, 'Souks', 'Marrakech in May']);
    expect(await tripsTo('Bali')).toEqual([1, 'Dances']);
    expect(await tripsTo('Timbuktu')).toEqual([0]);
    for (const id of ids) await remove(id);
    await deliverChanges(functions);
    expect(await tripsTo('Marrakesh')).toEqual([0]);
  });

  it('DISC-12 OPEN-136 are paged, each trip once', async () => {
    const first = await call(listTripsTo, { query: { to: 'Santorini', limit: '2' } });
    const rest = await succeed(listTripsTo, {
      query: { to: 'Santorini', cursor: String(first.headers['x-next-cursor']) },
    });
    expect(first.body).toMatchObject({ count: 5, trips: [{ title: 'Santorini 5' }, { title: 'Santorini 4' }] });
    expect(rest.trips.map(({ title }) => title)).toEqual(['Santorini 3', 'Santorini 2', 'Santorini 1']);
  });

  it('DISC-17 a trip that names every destination and every theme is listed for all, and can drop them all again', async () => {
    const before = await groups();
    const all = 'Paris Tokyo Bali London Rome Santorini New York Barcelona Amsterdam Dubai Bangkok Singapore Sydney';
    const more =
      'Istanbul Lisbon Italy France Spain Greece Japan Thailand beach hiking museum wine safari love kids summit';
    const places = 'Marseille Hamburg Dresden Leipzig Bremen Krakow Quito Hanoi Perth Nairobi Accra Dakar Lagos Cairo';
    const { id } = await createTrip(author, { title: all, description: `${more} ${places}` });
    await deliverChanges(functions);
    expect(await tripsTo('Thailand')).toMatchObject([1, all]);
    expect(await tripsTo('Hamburg')).toMatchObject([1, all]);
    await update(id, { title: 'Havana', description: 'Lima, Bogota and Oslo' });
    await deliverChanges(functions);
    expect(await tripsTo('Havana')).toEqual([1, 'Havana']);
    expect(await tripsTo('Thailand')).toEqual([0]);
    await remove(id);
    await deliverChanges(functions);
    expect(await groups()).toEqual(before);
  });
});
