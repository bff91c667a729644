import { addDays } from '#shared/calendar/calendar.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import data from './season-notes.json' with { type: 'json' };

/** What a month (1 to 12) brings to a destination; empty for nothing that is special. */
export function seasonNotes({ name, country }: CatalogueDestination, month: number): string[] {
  return data.notes
    .filter(({ countries, destinations, months }) => {
      const isThere = countries.some((each) => each === country) || destinations.some((each) => each === name);
      return isThere && months.includes(month);
    })
    .map(({ note }) => note);
}

/** What a destination's season is like that a folded text speaks of, whenever the trip is. */
export function spokenSeason({ name, country }: CatalogueDestination, folded: string): string[] {
  return data.notes
    .filter(({ countries, destinations, said }) => {
      const isThere = countries.some((each) => each === country) || destinations.some((each) => each === name);
      return isThere && said !== undefined && new RegExp(`\\b(?:${said})\\b`, 'u').test(folded);
    })
    .map(({ note }) => note);
}

const metres = new Map<string, number>(Object.entries(data.altitude.destinations));

/** Metres above the sea; undefined for a low one. */
export function altitudeOf({ name }: CatalogueDestination): number | undefined {
  return metres.get(name);
}

/** What to mind of a destination's height; undefined for a low one. */
export function altitudeNote({ name }: CatalogueDestination): string | undefined {
  const height = metres.get(name);
  return height === undefined
    ? undefined
    : `${name} ${data.altitude.note.replace('{metres}', height.toLocaleString('en-US'))}`;
}

const hijriMonth = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'numeric', timeZone: 'UTC' });
const RAMADAN = '9';

/**
 * The first and the last day of Ramadan within or around the days from a date on ('YYYY-MM-DD'), by the Umm al-Qura
 * calendar, in a country where it is kept; undefined when none of the days is in it. The moon may move it by a day.
 */
export function ramadanAt(
  country: string,
  start: string,
  days: number,
): { readonly from: string; readonly to: string } | undefined {
  if (!data.ramadan.includes(country)) return undefined;
  const isIn = (date: string) => hijriMonth.format(new Date(`${date}T00:00:00Z`)).startsWith(RAMADAN);
  const within = Array.from({ length: days }, (_, index) => addDays(start, index)).find(isIn);
  if (within === undefined) return undefined;
  let [from, to] = [within, within];
  while (isIn(addDays(from, -1))) from = addDays(from, -1);
  while (isIn(addDays(to, 1))) to = addDays(to, 1);
  return { from, to };
}
