import { oneOf } from '../words/language-words.ts';
import { caseless } from '../words/word-pattern.ts';

/** The number of a flight, train, bus or ship as written. */
export interface ServiceMention {
  readonly start: number;
  readonly end: number;
  readonly number: string;
  /** Has the form of a flight number: two characters of an airline (IATA Resolution 762) and up to four digits. */
  readonly flightLike: boolean;
}

const FLIGHT = /(?<![\p{L}\d./-])([A-Z][A-Z\d]|\d[A-Z])[\s-]?(\d{1,4})(?![\d\p{L}:.,]\d|\p{L}|\d|%|[:.]\d)/gu;
const TRAIN =
  /(?<![\p{L}\d./-])(\p{Lu}{1,4}|\p{Lu}\p{Ll}{2,14}(?: \p{Lu}\p{Ll}{2,14})?)\s?(\d{1,5})(?![\d:]|(?!次)\p{L}|[.,:]\d|%)(?:次(?:列[车車])?)?/gu;
/** 'train 9008', 'Flug Nr. 12': the word before the number names its kind. */
const NAMED = caseless(
  `(?<!\\p{L})(?:${oneOf(({ numbered }) => [...(numbered?.flight ?? []), ...(numbered?.ride ?? [])])})\\s(?:no\\.?\\s|nr\\.?\\s|n[°º]\\s?)?(\\d{2,5})(?![\\d:.,]\\d|\\d)`,
  'giu',
);
const JAPANESE_FLIGHT = /(?<![\p{L}\d])((?:[A-Z]{2,3}\s?)?\d{1,4})\s?便/gu;
const JAPANESE = /([\u3040-\u30ff\u3400-\u9fff]{2,10})\s?(\d{1,4})\s?号(?!車)/gu;
/** Words before a number that are neither an airline nor a train. */
const NO_CARRIER = caseless(
  `^(?:T\\d|${[
    // Halves of a day, units, currencies, makers of aircraft and systems, which every language writes alike.
    'AM|PM|KG|LB|CM|MM|EU|US|UK|ID|PC|PO|CO|CA|VU|BC|TV|QR|ISO|CO2|NV|CZ|A|T|X|XX',
    'EUR|USD|GBP|CHF|SEK|DKK|NOK|JPY|AUD|NZD|CAD|CZK|INR|PLN|HUF|BOEING|AIRBUS|B737|VISA|EMD|PNR',
    oneOf(({ numbered }) => numbered?.none),
  ].join('|')})$`,
);

/** 'HK2': the status of two seats in a travel agency's system. */
const STATUS = /^(?:HK|HL|HN|SS|KK|RR|TK|UN|UC)\d$/;

/** 'A220', 'B787', 'E195': aircraft types. */
const AIRCRAFT = /^(?:A[23]\d\d|B7\d\d|E1\d\d)$/;

const spanOf = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length });

const flightsIn = (text: string, labelled: boolean): ServiceMention[] =>
  [...text.matchAll(FLIGHT)].flatMap((match): ServiceMention[] => {
    const carrier = match[1] ?? '';
    if (NO_CARRIER.test(carrier) && !labelled) return [];
    if (/^(?:EUR|USD|KG|AM|PM|T\d)$/.test(carrier) || AIRCRAFT.test(match[0]) || STATUS.test(match[0])) return [];
    return [{ ...spanOf(match), number: `${carrier} ${match[2]}`, flightLike: true }];
  });

const japaneseIn = (text: string): ServiceMention[] => [
  ...[...text.matchAll(JAPANESE)].map((match) => ({ ...spanOf(match), number: match[0], flightLike: false })),
  ...[...text.matchAll(JAPANESE_FLIGHT)].map((match) => ({
    ...spanOf(match),
    number: match[0],
    // '空港連絡バス 6便': the sixth of a day.
    flightLike: /[A-Z]|\d{2}/.test(match[0]),
  })),
];

const namedIn = (text: string): ServiceMention[] =>
  [...text.matchAll(NAMED)].map((match) => {
    const { end } = spanOf(match);
    return { start: end - (match[1]?.length ?? 0), end, number: match[1] ?? '', flightLike: false };
  });

const trainsIn = (text: string, labelled: boolean): ServiceMention[] =>
  [...text.matchAll(TRAIN)].flatMap((match): ServiceMention[] => {
    const carrier = match[1] ?? '';
    if (STATUS.test(match[0]) || carrier.split(' ').some((word) => NO_CARRIER.test(word))) return [];
    if (/\p{Ll}/u.test(carrier) && !labelled) return [];
    return [{ ...spanOf(match), number: `${carrier} ${match[2]}`, flightLike: false }];
  });

/** The value of a label that says that it is a service, whatever its form. */
function plainService(text: string): ServiceMention[] {
  const number = /^\W{0,3}((?:[\p{L}'’-]+ ){0,4}#?\d{2,6})(?![\d:.])/u.exec(text)?.[1];
  if (!number) return [];
  const start = text.indexOf(number);
  return [{ start, end: start + number.length, number, flightLike: false }];
}

/** '1 of 4', '2/3': which of several it is. */
const ORDINAL = caseless(`^\\W{0,3}\\d{1,2}\\s?(?:${oneOf(({ outOf }) => outOf)}|\\/|／)\\s?\\d{1,2}(?!\\d)`);

/** Service numbers in a text. With `labelled`, the label already says that the value is one. */
export function findServices(text: string, labelled: boolean): ServiceMention[] {
  const found: ServiceMention[] = [];
  const trains = text.length < 80 || labelled ? trainsIn(text, labelled) : [];
  for (const mention of [...flightsIn(text, labelled), ...japaneseIn(text), ...namedIn(text), ...trains])
    if (!found.some((other) => mention.start < other.end && mention.end > other.start)) found.push(mention);
  return found.length === 0 && labelled && !ORDINAL.test(text)
    ? plainService(text)
    : found.sort((a, b) => a.start - b.start);
}
