import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { DESTINATIONS } from '#shared/places/destinations.ts';
import { QUICK_ADD_CITIES } from '#shared/places/quick-add-cities.ts';
import { fold } from '#shared/text/fold.ts';
import towns from '../places/data/towns.json' with { type: 'json' };
import { allNamesOf, KNOWN_PLACES } from '../places/known-place.ts';
import { knownPlace } from '../places/known-places.ts';
import { rowsNamed } from '../places/town-rows.ts';
import { findPlaces } from './find-places.ts';
import * as listPlacePhotos from './list-place-photos.ts';
import * as search from './search.ts';

const functions = await startFunctions();
let viewer: TestTraveller;
let paris: TestTraveller;
beforeAll(async () => {
  viewer = await signUp();
  paris = await signUp({ firstName: 'Paris', lastName: 'Delacroix', email: 'paris@example.com' });
  await deliverChanges(functions);
});

const find = (q: string) => succeed(search, { as: viewer, query: { q } });
const places = async (q: string) => (await find(q)).places.map(({ name, location }) => [name, location].join(', '));

describe('GET /api/search', () => {
  it('API-30 ENT-02 ENT-14 ENT-15 answers users and places', async () => {
    const { users, places } = await find('paris');
    expect(users).toMatchObject([{ id: paris.id, email: 'pa•••@example.com', tripCount: 0, followerCount: 0 }]);
    expect(places[0]).toEqual({
      name: 'Paris',
      description: 'The capital of France, on the Seine: the Louvre, Notre-Dame and the Eiffel Tower.',
      location: 'France',
      photos: [],
    });
  });

  it('OPEN-32 OPEN-38 finds a person by the whole email in any case, and by no part of it', async () => {
    for (const q of ['paris@example.com', ' PARIS@Example.com ']) {
      expect((await find(q)).users).toMatchObject([{ id: paris.id, email: 'pa•••@example.com' }]);
    }
    for (const q of ['paris@example', 'example.com', 'is@example.com']) expect((await find(q)).users).toEqual([]);
  });

  it.each([
    ['zürich', 'Zurich, Switzerland'],
    ['ZURICH', 'Zurich, Switzerland'],
    ['Marrakesh', 'Marrakech, Morocco'],
    ['Köln', 'Cologne, Germany'],
    ['Sevilla', 'Seville, Spain'],
    ['Genf', 'Geneva, Switzerland'],
    ['Goteborg', 'Gothenburg, Sweden'],
    ['NUERNBERG', 'Nuremberg, Germany'],
    ['kobenhavn', 'Copenhagen, Denmark'],
    ['são pa', 'São Paulo, Brazil'],
    ['lisb', 'Lisbon, Portugal'],
    ['new  york', 'New York, United States'],
    ['santorini', 'Santorini, Greece'],
    ['japan', 'Japan, '],
  ])('OPEN-37 %j is the place %s', async (q, place) => {
    expect((await places(q))[0]).toBe(place);
  });

  it('OPEN-37 a name that several places share shows each with its country, without duplicates', async () => {
    const found = await places('birmingham');
    expect(found).toEqual(['Birmingham, United Kingdom', 'Birmingham, United States']);
  });

  it.each(['', 'p', ' ', 'qqqq', '%', '[('])('OPEN-32 %j finds nothing', async (q) => {
    expect(await find(q)).toEqual({ users: [], places: [] });
  });

  it('OPEN-37 every city of quick-add and every destination has a one-line description', async () => {
    for (const name of [...QUICK_ADD_CITIES, ...DESTINATIONS])
      expect((await find(name)).places[0]).toMatchObject({ name, description: expect.stringMatching(/\w/) });
  });

  it('OPEN-37 every known place is found by each of its names, in upper case and without accents', async () => {
    const missed: string[] = [];
    for (const known of KNOWN_PLACES) {
      const { name } = known;
      for (const called of allNamesOf(known)) {
        const plain = called.normalize('NFD').replace(/\p{Mn}/gu, '');
        for (const q of [called, called.toUpperCase(), called.toLowerCase(), plain, plain.toUpperCase()]) {
          const found = await findPlaces(q);
          if (!found.some((place) => place.name === name)) missed.push(`${q}: ${name}`);
        }
      }
    }
    expect(missed).toEqual([]);
  });

  it('OPEN-37 every city of the gazetteer is found by its name, in upper case and without accents', async () => {
    const names = towns.rows.split('\n').map((row) => row.split('|')[1] ?? '');
    const missed = names.filter(
      (name) => fold(name.toUpperCase()) !== fold(name.normalize('NFD').replace(/\p{Mn}/gu, '')),
    );
    expect(missed).toEqual([]);
    for (const group of towns.groups) {
      const [, key = ''] = group.split('|');
      const name = rowsNamed(towns, key)[0]?.name ?? '';
      const found = await findPlaces(name.toUpperCase());
      expect(found.map((place) => fold(place.name))).toContain(fold(knownPlace(name)?.name ?? name));
    }
  });

  it('OPEN-32 a person is found whichever way their name is written', async () => {
    const strasse = await signUp({ firstName: 'Jörg', lastName: 'Straße' });
    await deliverChanges(functions);
    for (const q of ['STRASSE', 'straße', 'Strasse', 'JORG STRASSE']) {
      expect((await find(q)).users.map(({ id }) => id)).toContain(strasse.id);
    }
  });

  it('PERM-12 signed out answers 401', async () => {
    expect(await call(search, { query: { q: 'paris' } })).toMatchObject({ status: 401 });
  });
});

describe('GET /api/places/photos', () => {
  const photos = (query: Record<string, string>) => succeed(listPlacePhotos, { as: viewer, query });

  it('API-31 OPEN-37 answers name, description and, without a photo service, no photos', async () => {
    const description = 'The capital of Italy, on the Tiber: the Colosseum, the Forum, the Pantheon.';
    expect(await photos({ name: 'Rome', location: 'Italy' })).toEqual({ name: 'Rome', description, photos: [] });
    expect(await photos({ name: 'rome' })).toEqual({ name: 'rome', description, photos: [] });
  });

  it('API-31 a place without a description, or in another country, has none', async () => {
    for (const query of [{ name: 'Ulm' }, { name: 'Paris', location: 'United States' }]) {
      expect(await photos(query)).toEqual({ name: query.name, description: null, photos: [] });
    }
  });
});
