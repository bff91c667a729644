import { foldWords } from '#shared/text/fold.ts';
import { namesOf } from './known-place.ts';
import { knownPlace } from './known-places.ts';

const GENERIC =
  /\b(?:international|intl|airport|flughafen|aeroport|aeroporto|aeropuerto|luchthaven|lufthavn|flygplats|airfield|regional|municipal|terminal|apt)\b/g;

/** A name as airports are looked up by it: folded, without what every airport is called. */
export function plainAirportName(name: string): string {
  return foldWords(name).replace(GENERIC, ' ').replace(/\s+/g, ' ').trim();
}

interface Named {
  readonly city: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** 'heathrow', 'london heathrow', 'londres heathrow' and 'london', with what else it is called. */
export function namesOfAirport({ city, name, country }: Named, others: readonly string[]): ReadonlySet<string> {
  const [town = '', ...otherTowns] = namesOfCity(city, country);
  const whole = plainAirportName(name);
  const short = whole.startsWith(`${town} `) ? whole.slice(town.length + 1) : whole === town ? '' : whole;
  const behind = short === '' ? [] : [short, ...[town, ...otherTowns].map((each) => `${each} ${short}`)];
  const all = [town, ...otherTowns, ...behind, whole, ...others.map(plainAirportName)];
  return new Set(all.filter((each) => each.length > 2));
}

/** A city's name as the airport has it, and what else it is known by. */
function namesOfCity(city: string, country: string): string[] {
  const known = knownPlace(city);
  return [city, ...(known?.country === country ? namesOf(known) : [])].map(plainAirportName);
}
