import cities from '../../mail/data/cities.json' with { type: 'json' };
import { foldText } from '../understand/fold-text.ts';

interface GazetteerCity {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

let byName: ReadonlyMap<string, GazetteerCity> | undefined;
let countryCodes: ReadonlyMap<string, string> | undefined;
const display = new Intl.DisplayNames('en', { type: 'region' });

/** The largest city of this name in the world. */
export function gazetteerCity(name: string): GazetteerCity | undefined {
  byName ??= new Map(
    cities.toReversed().map(([city = '', country = '']) => [foldText(city), { name: city, country }] as const),
  );
  return byName.get(foldText(name));
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
    ...allCodes().map((code) => [foldText(display.of(code) ?? code), code] as const),
    ...Object.entries(ALIASES),
  ]);
  return countryCodes;
}

export function nameOfCountry(code: string): string {
  return display.of(code) ?? code;
}

function allCodes(): string[] {
  const codes = new Set(cities.map(([, country = '']) => country));
  return [...codes].filter((code) => /^[A-Z]{2}$/.test(code) && display.of(code) !== code);
}
