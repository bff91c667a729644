import { fold } from '#shared/text/fold.ts';
import { countriesByName } from '../../../places/countries.ts';
import stateZones from '../../data/state-zones.json' with { type: 'json' };

/** Languages whose names of countries an address may end with. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'ja'];
let countries: ReadonlyMap<string, string> | undefined;

/** 'Brunswick VIC 3056' */
const AUSTRALIAN = new RegExp(`(?<![\\p{L}\\d])(${Object.keys(stateZones.AU).join('|')}),? \\d{4}(?![\\p{L}\\d])`, 'u');

/** Postcodes that only one country writes so (UPU S42), behind the end of a word. */
const POSTCODES: readonly (readonly [country: string, form: RegExp])[] = [
  ['GB', /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/u],
  ['CA', /(?<![\p{L}\d])[A-Z]\d[A-Z] \d[A-Z]\d(?![\p{L}\d])/u],
  ['NL', /(?<![\p{L}\d])[1-9]\d{3} [A-Z]{2} \p{Lu}\p{Ll}/u],
  ['US', /, [A-Z]{2} \d{5}(?:-\d{4})?(?![\p{L}\d-])/u],
  ['JP', /〒\s?\d{3}-?\d{4}/u],
  ['AU', AUSTRALIAN],
  ['IE', /(?<![\p{L}\d])(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?(?=[\dA-Z]*\d)[\dAC-FHKNPRTV-Y]{4}(?![\p{L}\d])/u],
  ['BR', /(?<![\p{L}\d-])\d{5}-\d{3}(?![\p{L}\d-])/u],
  ['PT', /(?<![\p{L}\d-])\d{4}-\d{3}(?![\p{L}\d-])/u],
  ['PL', /(?<![\p{L}\d-])\d{2}-\d{3}(?![\p{L}\d-]) \p{Lu}/u],
];

/** ISO 3166-1 alpha-2 of the country that an address ends with, or whose postcode it has; undefined where neither says it. */
export function countryOfAddress(address: string): string | undefined {
  countries ??= countriesByName(LANGUAGES);
  const last = address.split(/[,\n;·]/).at(-1) ?? '';
  return countries.get(fold(last.trim())) ?? POSTCODES.find(([, form]) => form.test(address))?.[0];
}

const zoneOfState: ReadonlyMap<string, string> = new Map(Object.entries(stateZones.AU));

/** The IANA zone of the state that an address names before its postcode. */
export function zoneOfStateIn(address: string): string | undefined {
  const state = AUSTRALIAN.exec(address)?.[1];
  return state === undefined ? undefined : zoneOfState.get(state);
}
