import { fold } from '#shared/text/fold.ts';

/** Languages that mails and messages to the planner come in (BCP 47). */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'ja'];

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const PAIRS = ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second));
/** Codes that CLDR has a name for, and that are unions, remainders or tests. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
/** UK is another code of GB: such names are those of the code that is valid. */
const isCode = (code: string) => !NO_COUNTRIES.has(code) && new Intl.Locale('und', { region: code }).region === code;

const CODES = PAIRS.filter(isCode);
const english = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of every country, by its code (ISO 3166-1 alpha-2), from Unicode CLDR. */
export const ENGLISH_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  PAIRS.map((code) => [code, english.of(code) ?? code]),
);

/** The codes of countries by their folded names in each of the languages. */
export const CODES_BY_NAME: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  LANGUAGES.map((language) => {
    const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    const names = CODES.flatMap((code): [string, string][] => {
      const name = regions.of(code);
      return name === undefined ? [] : [[fold(name), code]];
    });
    return [language, Object.fromEntries(names)];
  }),
);
