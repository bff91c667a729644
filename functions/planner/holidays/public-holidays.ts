import data from './data/public-holidays.json' with { type: 'json' };

/** A public holiday on which most things of a country may be closed. */
export interface PublicHoliday {
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly name: string;
}

const countries = new Map<string, Readonly<Record<string, readonly string[]>>>(Object.entries(data.countries));
const read = new Map<string, ReadonlyMap<string, string>>();

/** Names of holidays by their date, of one country, put together when it is asked for. */
function holidaysOf(country: string): ReadonlyMap<string, string> {
  const known = read.get(country);
  if (known) return known;
  const names = Object.entries(countries.get(country) ?? {});
  const byDate = new Map(names.flatMap(([name, dates]) => dates.map((date) => [date, name] as const)));
  read.set(country, byDate);
  return byDate;
}

/** The public holiday of a country (ISO 3166-1 alpha-2) on a date ('YYYY-MM-DD'); undefined for none, or if it is not known. */
export function publicHolidayOn(country: string, date: string): PublicHoliday | undefined {
  const name = holidaysOf(country).get(date);
  return name === undefined ? undefined : { date, name };
}

/** Whether the public holidays of a country are known for a date. */
export function knowsHolidays(country: string, date: string): boolean {
  return countries.has(country) && date >= data.from && date <= data.until;
}
