import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { kilometres } from '#shared/places/kilometres.ts';
import { foldWords } from '#shared/text/fold.ts';
import { namesOfAirport } from './airport-names.ts';
import { airport, airportsNamed } from './airports.ts';
import airports from './data/airports.json' with { type: 'json' };
import towns from './data/towns.json' with { type: 'json' };
import { allNamesOf, KNOWN_PLACES } from './known-place.ts';
import places from './known-places.json' with { type: 'json' };
import { placeInText, placeNamed, placeOfKnown, placesBeginning } from './places.ts';
import { nearestTown, townNamed } from './towns.ts';

const Position = z.tuple([
  z.number().check(z.minimum(-90), z.maximum(90)),
  z.number().check(z.minimum(-180), z.maximum(180)),
]);
const Country = z.string().check(z.regex(/^[A-Z]{2}$/));
const names = z.optional(z.array(z.string().check(z.minLength(2))).check(z.minLength(1)));
const common = { name: z.string(), country: Country, names, nicknames: names, airport: z.optional(z.string()) };
const description = z.optional(z.string().check(z.minLength(20)));
const File = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({ ...common, kind: z.literal('town'), at: z.optional(Position), description }),
    z.strictObject({ ...common, kind: z.literal('region'), at: Position, zone: z.string(), description }),
    z.strictObject({ ...common, kind: z.literal('country'), description }),
  ]),
);

it('every known place says what it is, and every name means one of them', () => {
  expect(() => File.parse(places)).not.toThrow();
  const meant = Map.groupBy(
    KNOWN_PLACES.flatMap((place) => allNamesOf(place).map((name) => ({ place, name: foldWords(name) }))),
    ({ name }) => name,
  );
  const unclear = [...meant].filter(([, each]) => new Set(each.map(({ place }) => place)).size > 1);
  expect(unclear.map(([name]) => name)).toEqual([]);
});

it('every known place has a position, a zone and, if it is a town, how many live there', () => {
  const nowhere = KNOWN_PLACES.filter((place) => placeOfKnown(place) === undefined);
  expect(nowhere.map(({ name }) => name)).toEqual([]);
  const empty = KNOWN_PLACES.filter((place) => place.kind === 'town' && !placeOfKnown(place)?.population);
  expect(empty.map(({ name }) => name)).toEqual([]);
});

it('the zone of a region is that of its position, and a town’s own position is in the town', () => {
  const zoneAt = z
    .custom<(latitude: number, longitude: number) => string>()
    .parse(createRequire(import.meta.url)('@photostructure/tz-lookup'));
  const regions = KNOWN_PLACES.flatMap(({ kind, name, at, zone }) =>
    kind === 'region' && at ? [{ name, at, zone }] : [],
  );
  expect(regions.map(({ name, zone }) => [name, zone])).toEqual(regions.map(({ name, at }) => [name, zoneAt(...at)]));
  const far = KNOWN_PLACES.filter((place) => {
    const { kind, at, name, ...rest } = place;
    const row = kind === 'town' && at ? placeOfKnown({ ...rest, kind, name }) : undefined;
    return row !== undefined && at !== undefined && kilometres(row.at, at) > 20;
  });
  expect(far.map(({ name }) => name)).toEqual([]);
});

it('the usual airport of a place is in its country or within 100 km', () => {
  const strange = KNOWN_PLACES.filter((place) => {
    if (place.airport === undefined) return false;
    const found = airport(place.airport);
    const where = placeOfKnown(place);
    return !found || !where || (found.country !== where.country && kilometres(found.at, where.at) > 100);
  });
  expect(strange.map(({ name, airport: code }) => `${name} ${code}`)).toEqual([]);
});

it.each([
  ['Köln', 'Cologne', 'DE', 'Europe/Berlin'],
  ['KOLN', 'Cologne', 'DE', 'Europe/Berlin'],
  ['Genf', 'Geneva', 'CH', 'Europe/Zurich'],
  ['Valencia', 'Valencia', 'ES', 'Europe/Madrid'],
  ['奈良', 'Nara', 'JP', 'Asia/Tokyo'],
  ['New York City', 'New York', 'US', 'America/New_York'],
  ['St Petersburg', 'Saint Petersburg', 'RU', 'Europe/Moscow'],
  ['Dubrovnik', 'Dubrovnik', 'HR', 'Europe/Zagreb'],
  ['LA', 'Los Angeles', 'US', 'America/Los_Angeles'],
  ['Sicily', 'Sicily', 'IT', 'Europe/Rome'],
  ['Japan', 'Japan', 'JP', 'Asia/Tokyo'],
  ['saint etienne', 'Saint-Étienne', 'FR', 'Europe/Paris'],
])('%j is %s in %s, on the clock of %s', (called, name, country, zone) => {
  expect(placeNamed(called)).toMatchObject({ name, country, zone });
});

it('a nickname means a place where one is asked for, and nothing in running text or an address', () => {
  expect([placeInText('La'), townNamed('La')]).toEqual([undefined, undefined]);
  expect(placeInText('Los Angeles')?.name).toBe('Los Angeles');
});

it('every airport and station has its code, place and zone', () => {
  const rows = airports.rows.split('\n');
  expect(rows.length).toBeGreaterThan(3000);
  const codes = rows.map((row) => row.slice(0, 3));
  expect(new Set(codes).size).toBe(codes.length);
  expect(airport('CDG')).toMatchObject({ city: 'Paris', country: 'FR', zone: 'Europe/Paris' });
  expect(kilometres(airport('CDG')?.at ?? [0, 0], [49.01, 2.55])).toBeLessThan(3);
  expect(airport('XPG')).toMatchObject({ name: 'Gare du Nord', city: 'Paris' });
  const ofLondon = airportsNamed('Londra').map(({ code }) => code);
  expect(ofLondon).toEqual(expect.arrayContaining(['LHR', 'LGW', 'QQS']));
  // London in Ontario is not called so.
  expect(ofLondon).not.toContain('YXU');
  expect(airportsNamed('羽田').map(({ code }) => code)).toEqual(['HND']);
});

it('airports are found by every name that their city is known by, so the file is as new as known-places.json', () => {
  const codes = airports.rows.split('\n').map((row) => row.slice(0, 3));
  const missing = codes.flatMap((code) => {
    const found = airport(code);
    if (!found) return code;
    const isFound = (name: string) => {
      const named = airportsNamed(name);
      // A name may have been said to mean another airport alone.
      return named.some((each) => each.code === code) || named.length === 1;
    };
    return [...namesOfAirport(found, [])].filter((name) => !isFound(name)).map((name) => `${code} ${name}`);
  });
  expect(missing).toEqual([]);
});

it('places are found by how they begin within 20 ms, the exact name first, then the known, then the largest', () => {
  placesBeginning('warm', 10);
  const beginnings = towns.groups.map((group) => group.slice(group.indexOf('|') + 1).slice(0, 2));
  const begun = process.cpuUsage();
  for (const beginning of beginnings) placesBeginning(beginning, 10);
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1000 / beginnings.length).toBeLessThan(20);
  expect(placesBeginning('san fr', 1)[0]?.name).toBe('San Francisco');
  expect(placesBeginning('valencia', 2).map(({ country }) => country)).toEqual(['ES', 'VE']);
  expect(placesBeginning('%', 6)).toEqual([]);
});

it('the nearest town of a position is found in every corner of the world, over the date line too', () => {
  const nearest = (latitude: number, longitude: number) => nearestTown([latitude, longitude])?.zone;
  expect(nearest(35.01, 135.77)).toBe('Asia/Tokyo');
  expect(nearest(-33.86, 151.21)).toBe('Australia/Sydney');
  expect(nearest(64.14, -21.94)).toBe('Atlantic/Reykjavik');
  expect(nearest(-18.1, -179.9)).toBe('Pacific/Fiji');
});

it('OUT-07 the nearest towns of the two thousand positions of an import are found within five seconds', () => {
  const began = performance.now();
  for (let index = 0; index < 2000; index += 1) nearestTown([(index % 140) - 70, (index % 360) - 180]);
  expect(performance.now() - began).toBeLessThan(5000);
});
