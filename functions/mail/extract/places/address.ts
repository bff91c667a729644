import { countryOfAddress } from '../checks/country-of-address.ts';
import { mentionsGuests } from '../grammar/guest-count.ts';
import { nightsIn } from '../grammar/nights.ts';
import { inAllLanguages, oneOf } from '../words/language-words.ts';
import { caseless, orWords } from '../words/word-pattern.ts';

const STREET_BEFORE = caseless(`(?<!\\p{L})(?:${oneOf(({ streets }) => streets?.before)})\\s+\\p{L}`);
/** 'Baker Street', 'Hauptstraße' */
const STREET_AFTER = orWords(
  caseless(`(?:${oneOf(({ streets }) => streets?.ending)})(?!\\p{L})`),
  inAllLanguages(({ street }) => street),
);
const POSTCODE =
  /\b(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]{1,2}-\d{4,6}|\d{4}-\d{3}|\d{5}(?:-\d{4})?|\d{3}\s\d{2}|\d{4}\s?[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{4}(?=\s\p{Lu}\p{L}))(?!\d)|〒\s?\d{3}-?\d{4}|\b\d{3}-\d{4}\b/u;
const JAPANESE = /(?:[都道府県].*[市区町村郡])|[市区町村].*\d|丁目|番地|\d-\d+(?:-\d+)?(?:号)?$/u;
/** 's/n': a house without a number. */
const HOUSE_NUMBER = /(?:^|[\s,])(?:\d{1,5}[a-z]?(?:[-/]\d{1,4})?|s\/n)(?:$|[\s,.])/i;
/** '2 x Adult', 'Bed in a dormitory of 6 × 2' */
const COUNTED = /^\P{L}{0,3}\d{1,3}\s?[x×✕]\s|\s[x×✕]\s?\d{1,2}$/iu;

/** Telephone, registration and tax numbers. */
const CONTACT = oneOf(({ contacts }) => contacts);
const NO_ADDRESS = caseless(
  `(?:(?<!\\p{L})(?:${oneOf(({ seats }) => seats?.row)})\\s?\\d|列\\d|\\d+[列席])|(?<!\\p{L})(?:iban|bic)(?!\\p{L})|^\\W{0,3}(?:${CONTACT})(?!\\p{L})`,
);
/** ', tlf. 86 00 12 40' behind an address. */
const CONTACT_BEHIND = caseless(`(?<=\\p{L}|\\d)[\\s,;·|(–-]+(?:${CONTACT})(?!\\p{L})\\s?\\.?:?\\s?[+(]?\\d.*$`);
const withoutContact = (text: string): string => text.replace(CONTACT_BEHIND, '');

/** How much the text looks like a postal address: 0 not at all, 2 and more surely. */
export function addressScore(written: string): number {
  const text = withoutContact(written);
  if (isSomethingElse(text)) return 0;
  const street = streetScore(text);
  const score =
    street + postcodeScore(text, street) + japaneseScore(text) + townScore(text) - (/\+\s?\d/.test(text) ? 1.5 : 0);
  return /\d/.test(text) || score >= 2 ? score : 0;
}

/** A date, a price, a time, a telephone number, a link, a question, a number of guests; or too long or short. */
function isSomethingElse(text: string): boolean {
  return (
    NO_ADDRESS.test(text) ||
    COUNTED.test(text) ||
    /^[\d.,\s]+$/.test(text) ||
    /(?<!\d)\d{1,2}[-./]\d{1,2}[-./](?:19|20)?\d\d(?!\d)/.test(text) ||
    text.length > 160 ||
    text.length < 6 ||
    /@|https?:|www\.|[!?]/.test(text) ||
    /^\W{0,2}(?:\+?\d{1,3}[\s.-])?\(?\d{2,5}\)?(?:[\s./-]\d{2,4}){1,4}$/.test(text.trim()) ||
    /[€£$¥]\s?\d|\d\s?(?:€|kr\b|EUR|USD|GBP|%)|\d{1,2}:\d{2}/.test(text) ||
    (mentionsGuests(text) && text.length < 40) ||
    nightsIn(text) !== undefined
  );
}

/** A word for a street, whether or not a number of a house follows. */
export const namesStreet = (text: string): boolean => STREET_BEFORE.test(text) || STREET_AFTER.test(text);

function streetScore(text: string): number {
  return (namesStreet(text) ? 1 : 0) + (HOUSE_NUMBER.test(text) ? 1 : 0);
}

/** The only number of a line with a street is its house number rather than a postcode. */
function postcodeScore(text: string, street: number): number {
  const numbers = text.match(/\d+/g)?.length ?? 0;
  if (!POSTCODE.test(text) || !(street === 0 || numbers > 1 || namesStreet(text))) return 0;
  return HOUSE_NUMBER.test(text) && numbers < 2 ? 0.5 : 1;
}

function japaneseScore(text: string): number {
  return JAPANESE.test(text) && /\d/.test(text) ? 2 : 0;
}

/** A word before a comma, as in 'Bergen, 5003'; with a country behind the last, 'Gálvez 11, Valparaíso, Chile'. */
function townScore(text: string): number {
  if (!/\d/.test(text) || !/\p{L}{2},/u.test(text)) return 0;
  const isWhole = PIECES.test(text) && countryOfAddress(text) !== undefined;
  return isWhole ? 1.5 : AT_AIRPORT.test(text) ? 1 : 0.5;
}

/** 'Lounge, Terminal 2, Manchester Airport (MAN)' */
const AT_AIRPORT = /,[^,]+\([A-Z]{3}\)$/u;
/** Three pieces or more, of which the last has no digit. */
const PIECES = /,[^,]+,[^,\d]+$/u;

/** The part of the text that is an address: the adjacent pieces, between dots or semicolons, that look like one. */
export function addressIn(written: string): string | undefined {
  const text = withoutContact(written);
  if (addressScore(text) >= 2 && !/[·•|;]/.test(text)) return text.trim();
  const pieces = text.split(/\s*[·•|;]\s*|\s{3,}/);
  const from = pieces.findIndex((piece) => addressScore(piece) >= 1.5);
  if (from < 0) return undefined;
  let to = from + 1;
  while (
    to < pieces.length &&
    (addressScore(pieces[to] ?? '') >= 1 || /^\p{Lu}[\p{L} .-]{2,30}$/u.test(pieces[to] ?? ''))
  )
    to += 1;
  const joined = pieces.slice(from, to).join(', ');
  return addressScore(joined) >= 2 ? joined : undefined;
}
