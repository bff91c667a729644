import type { LatLon } from '#shared/places/kilometres.ts';
import { foldWords } from '#shared/text/fold.ts';
import rows from './data/airports.json' with { type: 'json' };
import { knownPlace, namesOf } from './known-places.ts';

/** An airport with scheduled flights, one that is closed, or a station that airlines sell tickets to. */
export interface Airport {
  /** IATA location identifier (IATA Resolution 763). */
  readonly code: string;
  readonly city: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA zone. */
  readonly zone: string;
  readonly at: LatLon;
}

interface Index {
  readonly byCode: ReadonlyMap<string, Airport>;
  /** By name, alone or behind the city's; a city's own has all of its airports. */
  readonly byName: ReadonlyMap<string, readonly Airport[]>;
  /** By names that mean one airport alone. */
  readonly own: ReadonlyMap<string, Airport>;
}

const GENERIC =
  /\b(?:international|intl|airport|flughafen|aeroport|aeroporto|aeropuerto|luchthaven|lufthavn|flygplats|airfield|regional|municipal|terminal|apt)\b/g;
const plain = (name: string) => foldWords(name).replace(GENERIC, ' ').replace(/\s+/g, ' ').trim();

let index: Index | undefined;

/** The rows, 'CDG|Paris|Charles de Gaulle International Airport|…', are taken apart at the first question. */
function airports(): Index {
  index ??= indexed();
  return index;
}

function indexed(): Index {
  const byCode = new Map<string, Airport>();
  const byName = new Map<string, Airport[]>();
  const own = new Map<string, Airport>();
  const all = Object.entries(rows).flatMap(([group, of]) => of.map((row) => parsed(group, row)));
  for (const { airport, otherNames, ownNames } of all) {
    byCode.set(airport.code, airport);
    for (const name of new Set(namesOfAirport(airport, otherNames))) addTo(byName, name, airport);
    for (const name of ownNames) own.set(plain(name), airport);
  }
  for (const list of byName.values()) list.sort((a, b) => (a.code < b.code ? -1 : 1));
  return { byCode, byName, own };
}

interface Row {
  readonly airport: Airport;
  readonly otherNames: readonly string[];
  /** Those that mean this airport alone. */
  readonly ownNames: readonly string[];
}

/** A row of the file; its group is the country and the zone, 'FR Europe/Paris'. */
function parsed(group: string, row: string): Row {
  const [code = '', city = '', name = '', others = '', ownNames = '', latitude, longitude] = row.split('|');
  const at: LatLon = [Number(latitude), Number(longitude)];
  const airport = { code, city, name, country: group.slice(0, 2), zone: group.slice(3), at };
  return { airport, otherNames: namesIn(others), ownNames: namesIn(ownNames) };
}

function namesIn(list: string): string[] {
  return list.split('/').filter((name) => name !== '');
}

function addTo(byName: Map<string, Airport[]>, name: string, airport: Airport): void {
  const list = byName.get(name);
  if (list) list.push(airport);
  else byName.set(name, [airport]);
}

/** 'Heathrow', 'London Heathrow', 'Londres Heathrow' and 'London', folded, without what every airport is called. */
function namesOfAirport({ city, name, country }: Airport, others: readonly string[]): readonly string[] {
  const [town = '', ...otherTowns] = namesOfCity(city, country);
  const whole = plain(name);
  const short = whole.startsWith(`${town} `) ? whole.slice(town.length + 1) : whole === town ? '' : whole;
  const behind = short === '' ? [] : [short, ...[town, ...otherTowns].map((each) => `${each} ${short}`)];
  return [town, ...otherTowns, ...behind, whole, ...others.map(plain)].filter((each) => each.length > 2);
}

/** A city's name as the airport has it, and what else it is known by. */
function namesOfCity(city: string, country: string): string[] {
  const known = knownPlace(city);
  return [city, ...(known?.country === country ? namesOf(known) : [])].map(plain);
}

export function airport(code: string): Airport | undefined {
  return airports().byCode.get(code);
}

/** The airports that a name can mean: 'Heathrow', 'London Heathrow', 'Berlin-Tegel', or a city with several. */
export function airportsNamed(name: string): readonly Airport[] {
  const { byName, own } = airports();
  const only = own.get(plain(name));
  return only ? [only] : (byName.get(plain(name)) ?? []);
}
