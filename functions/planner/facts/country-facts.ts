import data from './country-facts.json' with { type: 'json' };

/** What visitors of a country ask in daily life. */
export interface CountryFacts {
  readonly name: string;
  /** ISO 639-1 */
  readonly language: string;
  /** Types of sockets, and volts. */
  readonly plug: string;
  readonly volts: number;
  /** Whether one drinks the tap water. */
  readonly tap: 'yes' | 'careful' | 'no';
  readonly tip: string;
  readonly pay: string;
  readonly emergency: string;
}

const countries = new Map(Object.entries(data.countries as Readonly<Record<string, CountryFacts>>));

/** The facts of a country (ISO 3166); undefined for one without destinations. */
export function countryFacts(code: string): CountryFacts | undefined {
  return countries.get(code);
}
