import { foldWords } from '#shared/text/fold.ts';

interface Airport {
  /** IATA location identifier (IATA Resolution 763). */
  readonly code: string;
  readonly city: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA zone. */
  readonly zone: string;
}

export interface Gazetteer {
  readonly airport: (code: string) => Airport | undefined;
  /** The airports that a name can mean: 'Heathrow', 'London Heathrow', 'Berlin-Tegel', or a city with several. */
  readonly airportsNamed: (name: string) => readonly Airport[];
  /** IANA zone of a city by one of its names, the largest city of that name. */
  readonly zoneOfCity: (name: string) => string | undefined;
  readonly isCity: (name: string) => boolean;
}

const GENERIC =
  /\b(?:international|intl|airport|flughafen|aeroport|aeroporto|aeropuerto|luchthaven|lufthavn|flygplats|airfield|regional|municipal|terminal|apt)\b/g;
const plain = (name: string) => foldWords(name).replace(GENERIC, ' ').replace(/\s+/g, ' ').trim();

async function load(): Promise<Gazetteer> {
  const [{ default: airportRows }, { default: cityRows }, { default: cityNames }, { default: airportNames }] =
    await Promise.all([
      import('../../data/airports.json', { with: { type: 'json' } }),
      import('../../data/cities.json', { with: { type: 'json' } }),
      import('../../data/city-names.json', { with: { type: 'json' } }),
      import('../../data/airport-names.json', { with: { type: 'json' } }),
    ]);
  const otherNames = new Map<string, readonly string[]>(Object.entries(cityNames));
  const byCode = new Map<string, Airport>();
  const byName = new Map<string, Airport[]>();
  const own = new Map<string, Airport>();
  const add = (name: string, airport: Airport) => {
    const key = plain(name);
    if (key.length < 3) return;
    const list = byName.get(key) ?? [];
    if (!list.includes(airport)) list.push(airport);
    byName.set(key, list);
  };
  for (const [code = '', city = '', name = '', others = '', country = '', zone = ''] of airportRows) {
    const airport: Airport = { code, city, name, country, zone };
    byCode.set(code, airport);
    const short = plain(name)
      .replace(new RegExp(`^${plain(city)}\\b`), '')
      .trim();
    for (const each of [city, ...(otherNames.get(city) ?? [])]) {
      add(each, airport);
      if (short !== '') add(`${each} ${short}`, airport);
    }
    add(name, airport);
    if (short !== '') add(short, airport);
    for (const other of others.split('|')) if (other !== '') add(other, airport);
  }
  for (const [code, names] of Object.entries(airportNames)) {
    const airport = byCode.get(code);
    if (airport) for (const name of names) own.set(plain(name), airport);
  }
  const zones = new Map<string, string>();
  for (const [name = '', , zone = ''] of cityRows) {
    for (const each of [name, ...(otherNames.get(name) ?? [])]) {
      const key = foldWords(each);
      if (key !== '' && !zones.has(key)) zones.set(key, zone);
    }
  }
  return {
    airport: (code) => byCode.get(code),
    airportsNamed: (name) => {
      const only = own.get(plain(name));
      return only ? [only] : (byName.get(plain(name)) ?? []);
    },
    zoneOfCity: (name) => zones.get(foldWords(name)),
    isCity: (name) => zones.has(foldWords(name)),
  };
}

let loaded: Promise<Gazetteer> | undefined;
/** The gazetteer, loaded once, on first use. */
export function gazetteer(): Promise<Gazetteer> {
  loaded ??= load();
  return loaded;
}
