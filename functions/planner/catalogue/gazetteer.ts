import type { Position } from '#shared/activities/schema.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import towns from './data/towns.json' with { type: 'json' };
import exonyms from './exonyms.json' with { type: 'json' };

export interface Town {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly coordinates: Position;
}

/** 'Praia da Vitória 38.73 -27.07', see generate-gazetteer.ts. */
const ROW = /^(.+) (-?[\d.]+) (-?[\d.]+)$/u;
let byName: ReadonlyMap<string, Town> | undefined;
let countryCodes: ReadonlyMap<string, string> | undefined;
const display = new Intl.DisplayNames('en', { type: 'region' });

/** The largest town of this name in the world. Rows are parsed at the first question. */
export function gazetteerTown(name: string): Town | undefined {
  byName ??= new Map(
    Object.entries(towns).flatMap(([country, rows]) =>
      rows.split('|').flatMap((row): [string, Town][] => {
        const [, town, latitude, longitude] = ROW.exec(row) ?? [];
        const coordinates = { latitude: Number(latitude), longitude: Number(longitude) };
        return town === undefined ? [] : [[foldInPlace(town), { name: town, country, coordinates }]];
      }),
    ),
  );
  const folded = foldInPlace(name);
  return byName.get(foldInPlace(englishNames.get(folded) ?? name));
}

const englishNames = new Map(Object.entries(exonyms.names).map(([name, own]) => [foldInPlace(name), own]));

/** The position of a country's largest town. */
export function positionOfCountry(code: string): Position | undefined {
  const rows = new Map<string, string>(Object.entries(towns)).get(code);
  const [, , latitude, longitude] = ROW.exec(rows?.split('|')[0] ?? '') ?? [];
  return latitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) };
}

/** Other names that travellers use for countries. */
const ALIASES: Readonly<Record<string, string>> = {
  ...{ uk: 'GB', england: 'GB', britain: 'GB', 'great britain': 'GB', scotland: 'GB', wales: 'GB' },
  ...{ usa: 'US', america: 'US', 'the states': 'US', 'united states of america': 'US', holland: 'NL' },
  ...{ 'the netherlands': 'NL', turkiye: 'TR', turkey: 'TR', emirates: 'AE', uae: 'AE', 'czech republic': 'CZ' },
  ...{ korea: 'KR', bosnia: 'BA', 'hong kong': 'HK', 'ivory coast': 'CI', burma: 'MM', macedonia: 'MK' },
};

/** ISO 3166-1 codes by folded English names of countries. */
export function countryByName(): ReadonlyMap<string, string> {
  countryCodes ??= new Map([
    ...Object.keys(towns).flatMap((code): [string, string][] => {
      const name = nameOfCountry(code);
      return name === code ? [] : [[foldInPlace(name), code]];
    }),
    ...Object.entries(ALIASES),
  ]);
  return countryCodes;
}

export function nameOfCountry(code: string): string {
  return display.of(code) ?? code;
}
