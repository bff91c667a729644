/**
 * `npm run generate-holidays` writes data/public-holidays.json: the public holidays of every country that the catalogue
 * has a destination in, for the years below, in English. Run it when a country is added, and each year. Source:
 * date-holidays (ISC, its data CC BY-SA 3.0).
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.ts';

const FIRST_YEAR = 2026;
const YEARS = 6;

const Holiday = z.object({ date: z.string(), name: z.string(), type: z.string() });
const Calendar = z.object({ getHolidays: z.custom<(year: number, language: string) => unknown>() });

const require = createRequire(import.meta.url);
const library: unknown = require('date-holidays');

function calendarOf(country: string) {
  if (typeof library !== 'function') throw new Error('date-holidays is not a class');
  const calendar: unknown = Reflect.construct(library, [country, { languages: ['en'] }]);
  const { getHolidays } = Calendar.parse(calendar);
  return (year: number) => z.array(Holiday).parse(getHolidays.call(calendar, year, 'en'));
}

const countries = [...new Set(catalogue().destinations.map(({ country }) => country))].sort();
const rows = countries.map((country) => {
  const holidaysOf = calendarOf(country);
  const all = Array.from({ length: YEARS }, (_, index) => holidaysOf(FIRST_YEAR + index))
    .flat()
    .filter(({ type }) => type === 'public');
  const dates = Map.groupBy(all, ({ name }) => name);
  const named = [...dates].map(([name, each]) => [name, [...new Set(each.map(({ date }) => date.slice(0, 10)))]]);
  return [country, Object.fromEntries(named)] as const;
});
const until = `${FIRST_YEAR + YEARS - 1}-12-31`;
const lines = rows.map(([country, names]) => `    ${JSON.stringify(country)}: ${JSON.stringify(names)}`);
const text = `{\n  "from": "${FIRST_YEAR}-01-01",\n  "until": "${until}",\n  "countries": {\n${lines.join(',\n')}\n  }\n}\n`;
writeFileSync(new URL('data/public-holidays.json', import.meta.url), text);
console.log(`${countries.length} countries, ${text.length} bytes`);
