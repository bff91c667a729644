import { airportAgrees } from '../checks/airport-agrees.ts';
import type { Gazetteer } from '../places/airports.ts';
import { inAllLanguages, oneOf } from '../words/language-words.ts';

/** An airport, station, stop, port or town as written. */
export interface StopMention {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  /** IATA code, if it is written or the name can only mean one airport. */
  readonly code?: string;
  readonly city?: string;
  readonly zone?: string;
  /** 3: a code is written; 2: a known airport or city; 1: words that are merely in the position of a place. */
  readonly strength: 1 | 2 | 3;
  readonly end2?: 'from' | 'to';
}

const CLOCK = oneOf(({ clock }) => clock);
const TO = oneOf(({ route }) => [...(route?.to ?? []), ...(route?.toShort ?? [])]);
/** Words that are no part of an airport's name, whatever stands before them. */
const FROM_OR_TO = oneOf(({ route }) => [...(route?.from ?? []), ...(route?.to ?? [])]);

const BRACKETED_CODE = /[(（[][A-Z]{3}[)）\]]/u;
const CODE_IN_PARENTHESES = /([\p{L}][^()\n|→]{0,60}?)?\s?[(（[]([A-Z]{3})[)）\]]/gu;
/** '(STN) London Stansted' */
const NAME_AFTER = /^\s(\p{Lu}[\p{L}.'’/-]*(?:\s\p{Lu}[\p{L}.'’/-]*){0,3})/u;
/** 'Depart STN at 06:30' */
const CODE_WITH_TIME = new RegExp(`(?<![\\p{L}\\d(])([A-Z]{3})(?=\\s(?:${CLOCK})\\s\\d{1,2}[:.h]\\d{2})`, 'gu');
/** 'Bologna BLQ 06:15' */
const CODE_BY_TIME = new RegExp(
  `(\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,3}) ([A-Z]{3})(?=,?\\s{1,3}(?:(?:${CLOCK}) )?\\d{1,2}[:.h]\\d{2})`,
  'gu',
);
const CODE_PAIR = new RegExp(
  `(?<![\\p{L}\\d])([A-Z]{3})\\s?(?:-|–|—|→|->|>|\\/|➔|✈|${TO})\\s?([A-Z]{3})(?![\\p{L}\\d])`,
  'gu',
);
/** 'STN London Stansted PMI Palma de Mallorca': two codes, each before its name, and nothing else. */
const CODES_BEFORE_NAMES =
  /^([A-Z]{3})\s+(\p{Lu}[\p{L}.'’/ -]{1,40}?)\s+(?:[→–-]\s+)?([A-Z]{3})\s+(\p{Lu}[\p{L}.'’/ -]{1,40})$/u;
/** '서울(김포) GMP', '제주 CJU' */
const CODE_AFTER_UNSPACED =
  /([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af][\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af()（）/·]{0,20})\s([A-Z]{3})(?![\p{L}\d]|\s?\d{1,4}\s?[便편])/gu;
/** '03SEP FRA LIS HK2', '03SEP27 5 FRALIS HK1' */
const CODES_AFTER_DAY = /(?<=\d{2}[A-Z]{3}(?:\d{2})?\s(?:\d\s)?)([A-Z]{3})\s?([A-Z]{3})(?![\p{L}\d])/gu;
/** 'LZ 3412 HAJ HER' */
const CODES_AFTER_FLIGHT =
  /(?<=(?<![\p{L}\d])(?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{2,4}\s{1,3})([A-Z]{3})\s{1,3}([A-Z]{3})(?![\p{L}\d])/gu;
/** What stands before the name of an airport in a line: a time, a dash, a preposition. */
const BEFORE_NAME = new RegExp(
  `^.*(?:\\d{1,2}[:.]\\d{2}(?:\\s?[AaPp]\\.?[Mm]\\.?)?|[–—→➔✈>]|->|\\s-\\s|(?<!\\p{L})(?:${FROM_OR_TO}|à)(?=\\s\\p{Lu})|[.;:,]\\s(?!\\p{Lu}{2}\\s*$)(?=\\p{Lu}[\\p{L} ]*$))\\s*`,
  'u',
);
/** '06:15 BLQ', 'BLQ 06:15' */
const TIMED =
  /(?:^\d{1,2}[:.h]\d{2}(?:\s?[ap]m)?\s+|^)([A-Z]{3})\s+(?:\d{1,2}[:.h]\d{2})|^\d{1,2}[:.h]\d{2}(?:\s?[AaPp][Mm])?\s+([A-Z]{3})$/;
const CODE_BEFORE = /^([A-Z]{3})(?=$|[\s,]+(?:[-–]\s?)?\p{Lu}?[\p{L}])/u;
const CODE_AFTER = /[\s,–-]([A-Z]{3})$/;
/** Airport codes in capitals that are mostly other words, or codes of currencies, zones, systems and trains. */
const WORDS = new Set([
  ...inAllLanguages(({ codes }) => codes),
  ...'PNR EUR USD ADT CHD INF SMS PDF GMT UTC CET EST PST BST VIA ICE TGV AVE'.split(' '),
]);

/** In brackets behind a word: 'way out' in Spanish, 'Código de reserva (PNR)'. */
const NO_AIRPORTS = new Set(['IDA', 'PNR', 'REF']);

const trimName = (name: string): string =>
  name
    .replace(/^[\s,;:·•|–—-]+|[\s,;:·•|–—-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A code with the words before it, which may be the airport's name. */
interface WrittenCode {
  readonly code: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly side?: 'from' | 'to';
  /** The letters before a name are a code only if the name is that airport's or its town's: 'NDR Orchestra' is no Nador. */
  readonly isOfName?: true;
}

/** Two codes that make a route, unless both are words of their own. */
function codePairs(text: string, places: Gazetteer): WrittenCode[] {
  const areAirports = (from: string, to: string) =>
    from !== to && places.airport(from) !== undefined && places.airport(to) !== undefined;
  const pairs = [...text.matchAll(CODE_PAIR)].filter(([, from = '', to = '']) => !(WORDS.has(from) && WORDS.has(to)));
  return [...pairs, ...text.matchAll(CODES_AFTER_DAY), ...text.matchAll(CODES_AFTER_FLIGHT)].flatMap(
    (match): WrittenCode[] => {
      const [whole, from = '', to = ''] = match;
      if (!areAirports(from, to)) return [];
      const [start, end] = [match.index, match.index + whole.length];
      return [
        { code: from, name: '', start, end: start + 3, side: 'from' },
        { code: to, name: '', start: end - 3, end, side: 'to' },
      ];
    },
  );
}

/** 'Zurich (ZRH)', '(STN) London Stansted' */
function bracketedCodes(text: string): WrittenCode[] {
  if (!BRACKETED_CODE.test(text)) return [];
  return [...text.matchAll(CODE_IN_PARENTHESES)].flatMap((match): WrittenCode[] => {
    const code = match[2] ?? '';
    if (NO_AIRPORTS.has(code)) return [];
    const before = (match[1] ?? '').replace(BEFORE_NAME, '');
    const said = before.length > 45 ? '' : before;
    const end = match.index + match[0].length;
    const behind = /\p{L}/u.test(said) ? undefined : NAME_AFTER.exec(text.slice(end))?.[1];
    return [{ code, name: behind ?? said, start: match.index + (match[1] ?? '').length - said.length, end }];
  });
}

/** Two codes before their names in one line, whichever way the page set them apart. */
function codesBeforeNames(text: string, places: Gazetteer): WrittenCode[] {
  const [, from = '', fromName = '', to = '', toName = ''] = CODES_BEFORE_NAMES.exec(text.trim()) ?? [];
  if (from === to || !places.airport(from) || !places.airport(to) || WORDS.has(from) || WORDS.has(to)) return [];
  const [first, second] = [text.indexOf(from), text.indexOf(to, text.indexOf(from) + 3 + fromName.length)];
  return [
    { code: from, name: fromName, start: first, end: second, side: 'from' },
    { code: to, name: toName, start: second, end: text.length, side: 'to' },
  ];
}

const codesByTime = (text: string): WrittenCode[] =>
  [
    ...[...text.matchAll(CODE_AFTER_UNSPACED)].map((match) => ({
      code: match[2] ?? '',
      name: match[1] ?? '',
      start: match.index,
      end: match.index + match[0].length,
    })),
    ...[...text.matchAll(CODE_WITH_TIME)].map((match) => ({
      code: match[1] ?? '',
      name: '',
      start: match.index,
      end: match.index + 3,
    })),
    ...[...text.matchAll(CODE_BY_TIME)].map((match) => ({
      code: match[2] ?? '',
      name: match[1] ?? '',
      start: match.index,
      end: match.index + match[0].length,
    })),
  ].filter(({ code }) => !WORDS.has(code));

/** A code that a short text begins or ends with, or that stands beside its only time. */
function codesAtEnds(text: string): WrittenCode[] {
  const short = text.trim();
  const at = (code: string) => text.indexOf(code);
  const bare = (code: string): WrittenCode => ({ code, name: '', start: at(code), end: at(code) + 3 });
  if (/^[A-Z]{3}$/.test(short)) return WORDS.has(short) ? [] : [bare(short)];
  if (short.length >= 60) return [];
  const found: WrittenCode[] = [];
  const before = CODE_BEFORE.exec(short)?.[1];
  if (before && /^[A-Z]{3}[\s,]+(?:[-–]\s?)?\p{Lu}\p{Ll}/u.test(short))
    found.push({
      ...{ code: before, name: short.slice(3).replace(/\d.*$/, ''), isOfName: true },
      ...{ start: at(short), end: at(short) + 3 },
    });
  const after = CODE_AFTER.exec(short)?.[1];
  if (after && /^\p{Lu}\p{Ll}/u.test(short) && short.split(/\s+/).length <= 6)
    found.push({ code: after, name: short.slice(0, -3), start: at(short), end: at(short) + short.length });
  const timed = TIMED.exec(short);
  const code = timed?.[1] ?? timed?.[2];
  if (code) found.push(bare(code));
  return found.filter((each) => !WORDS.has(each.code));
}

function asStop(
  { code, name: given, start: from, end, side, isOfName }: WrittenCode,
  places: Gazetteer,
): StopMention | undefined {
  const airport = places.airport(code);
  if (!airport) return undefined;
  // 'JP 214 Zurich (ZRH)'
  const name = given.replace(/^\s*(?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{1,4}[\s:,·|]+/, '');
  const words = trimName(name);
  const [town, airports] = [places.townNamed(words), places.airportsNamed(words)];
  if (!airportAgrees(airport, town, airports) || (isOfName && !town && airports.length === 0)) return undefined;
  return {
    start: from + given.length - name.length,
    end,
    name: `${words === '' ? airport.city : words} (${code})`,
    code,
    city: airport.city,
    zone: airport.zone,
    strength: 3,
    ...(side ? { end2: side } : {}),
  };
}

/** Airports with their codes. */
export function findCodes(text: string, places: Gazetteer): StopMention[] {
  const found: StopMention[] = [];
  for (const written of [
    ...codePairs(text, places),
    ...codesBeforeNames(text, places),
    ...bracketedCodes(text),
    ...codesByTime(text),
    ...codesAtEnds(text),
  ]) {
    const stop = asStop(written, places);
    if (stop && !found.some((other) => stop.start < other.end && stop.end > other.start)) found.push(stop);
  }
  return withSides(
    text,
    found.sort((a, b) => a.start - b.start),
  );
}

const BETWEEN_ENDS = new RegExp(`(?:→|->|–|—|\\s-\\s|✈|(?<!\\p{L})(?:${TO})(?!\\p{L}))`, 'u');

/** 'A to B', 'A → B': the first of two is the departure, the second the arrival. */
function withSides(text: string, found: StopMention[]): StopMention[] {
  const [from, to] = found;
  if (!from || !to || found.length !== 2 || from.code === to.code) return found;
  const between = text.slice(from.end, to.start);
  if (!BETWEEN_ENDS.test(between) || /\d{1,2}[:.h]\d{2}.*\d{1,2}[:.h]\d{2}/.test(between)) return found;
  return [
    { ...from, end2: 'from' },
    { ...to, end2: 'to' },
  ];
}

/** What a whole name refers to: an airport, if it is the only one of that name, or a city. */
export function knownStop(name: string, places: Gazetteer): Pick<StopMention, 'code' | 'city' | 'zone'> | undefined {
  const candidates = [
    name,
    name.replace(/\s*[,(].*$/, ''),
    name.replace(/[,()]/g, ' ').replace(/\b[A-Z]{2}\b/g, ' '),
    name.replace(/,.*\(/, ' (').replace(/\(([^)]*)\)/, '$1'),
  ];
  for (const candidate of candidates) {
    const airports = places.airportsNamed(candidate);
    const [only] = airports;
    if (only && airports.length === 1) return { code: only.code, city: only.city, zone: only.zone };
    if (only && new Set(airports.map((airport) => airport.city)).size === 1)
      return { city: only.city, zone: only.zone };
  }
  const words = name.split(/[\s,]+/);
  const town = [2, 1]
    .map((count) => words.slice(0, count).join(' '))
    .find((each) => words.length > 1 && each.length > 3 && /^\p{Lu}/u.test(words[1] ?? '') && places.isCity(each));
  if (town) return { city: town };
  // 'Madrid-Puerta de Atocha'
  const [before = ''] = name.split(/[-–](?=\p{Lu})/u);
  if (before !== name && before.length > 3 && places.isCity(before)) return { city: before };
  const zone = places.zoneOfCity(candidates[1] ?? name) ?? places.zoneOfCity(name);
  return zone ? { city: candidates[1] ?? name, zone } : undefined;
}
