import { fold } from '#shared/text/fold.ts';

/** What travellers call countries besides the names that Unicode CLDR has. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ uk: 'GB', england: 'GB', britain: 'GB', 'great britain': 'GB', scotland: 'GB', wales: 'GB' },
  ...{ usa: 'US', america: 'US', 'the states': 'US', 'united states of america': 'US', holland: 'NL' },
  ...{ 'the netherlands': 'NL', turkiye: 'TR', turkey: 'TR', emirates: 'AE', uae: 'AE', 'czech republic': 'CZ' },
  ...{ korea: 'KR', bosnia: 'BA', 'ivory coast': 'CI', burma: 'MM', macedonia: 'MK' },
};

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PAIRS = ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second));
/** Codes that CLDR has a name for, and that are unions, remainders or tests. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
/** UK is another code of GB: such names are those of the code that is valid. */
const isCode = (code: string) => !NO_COUNTRIES.has(code) && new Intl.Locale('und', { region: code }).region === code;

let english: Intl.DisplayNames | undefined;

/** The English name of a country by its code (ISO 3166-1 alpha-2), from Unicode CLDR. */
export function nameOfCountry(code: string): string {
  english ??= new Intl.DisplayNames('en', { type: 'region' });
  return english.of(code) ?? code;
}

/** The codes of countries by their names in these languages (BCP 47) and by others that are used, folded. */
export function countriesByName(languages: readonly string[]): ReadonlyMap<string, string> {
  const codes = PAIRS.filter(isCode);
  const names = languages.flatMap((language) => {
    const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return codes.flatMap((code): [string, string][] => {
      const name = regions.of(code);
      return name === undefined ? [] : [[fold(name), code]];
    });
  });
  return new Map([...names, ...Object.entries(OTHER_NAMES)]);
}
