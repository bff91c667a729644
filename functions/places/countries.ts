import { lookUp } from '#shared/text/dictionary.ts';
import { fold } from '#shared/text/fold.ts';
import { CODES_BY_NAME, ENGLISH_NAMES } from './country-names.prepared.ts';

/** What travellers call countries besides the names that Unicode CLDR has. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ uk: 'GB', england: 'GB', britain: 'GB', 'great britain': 'GB', scotland: 'GB', wales: 'GB' },
  ...{ usa: 'US', america: 'US', 'the states': 'US', 'united states of america': 'US', holland: 'NL' },
  ...{ 'the netherlands': 'NL', turkiye: 'TR', turkey: 'TR', emirates: 'AE', uae: 'AE', 'czech republic': 'CZ' },
  ...{ korea: 'KR', bosnia: 'BA', 'ivory coast': 'CI', burma: 'MM', macedonia: 'MK' },
};

let countries: ReadonlyMap<string, string> | undefined;

/** The English name of a country by its code (ISO 3166-1 alpha-2), from Unicode CLDR. */
export function nameOfCountry(code: string): string {
  return lookUp(ENGLISH_NAMES, code) ?? code;
}

/** The codes of countries by their names in these languages, of those that mails come in (BCP 47), and by others that are used, folded. */
export function countriesByName(languages: readonly string[]): ReadonlyMap<string, string> {
  const names = languages.flatMap((language) => Object.entries(lookUp(CODES_BY_NAME, language) ?? {}));
  return new Map([...names, ...Object.entries(OTHER_NAMES)]);
}

/** Whether a country is called so in a language that mails come in, without regard to case and accents. */
export function isCountry(name: string): boolean {
  countries ??= countriesByName(Object.keys(CODES_BY_NAME));
  return countries.has(fold(name));
}
