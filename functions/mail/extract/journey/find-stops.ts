import type { Gazetteer } from '../places/airports.ts';

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

const BRACKETED_CODE = /[(（[][A-Z]{3}[)）\]]/u;
const CODE_IN_PARENTHESES = /([\p{L}][^()\n|→]{0,60}?)?\s?[(（[]([A-Z]{3})[)）\]]/gu;
/** '(STN) London Stansted' */
const NAME_AFTER = /^\s(\p{Lu}[\p{L}.'’/-]*(?:\s\p{Lu}[\p{L}.'’/-]*){0,3})/u;
/** 'Depart STN at 06:30' */
const CODE_WITH_TIME = /(?<![\p{L}\d(])([A-Z]{3})(?=\s(?:at|um|à|alle|a las|kl\.?|om|às)\s\d{1,2}[:.h]\d{2})/gu;
/** 'Bologna BLQ 06:15' */
const CODE_BY_TIME =
  /(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3}) ([A-Z]{3})(?=,?\s{1,3}(?:at |um |à |alle |a las |kl\.? )?\d{1,2}[:.h]\d{2})/gu;
const CODE_PAIR =
  /(?<![\p{L}\d])([A-Z]{3})\s?(?:-|–|—|→|->|>|\/|➔|✈|to|nach|à|a|naar|till|til)\s?([A-Z]{3})(?![\p{L}\d])/gu;
/** '03SEP FRA LIS HK2', '03SEP27 5 FRALIS HK1' */
const CODES_AFTER_DAY = /(?<=\d{2}[A-Z]{3}(?:\d{2})?\s(?:\d\s)?)([A-Z]{3})\s?([A-Z]{3})(?![\p{L}\d])/gu;
const CODE_BEFORE = /^([A-Z]{3})(?=$|[\s,]+(?:[-–]\s?)?\p{Lu}?[\p{L}])/u;
const CODE_AFTER = /[\s,–-]([A-Z]{3})$/;
/** Airport codes in capitals that are mostly other words. */
const WORDS = new Set(
  'THE AND FOR YOU ALL NOT ARE CAN MAY JUN SEP OCT NOV DEC JAN FEB MAR APR JUL AUG MON TUE WED THU FRI SAT SUN PNR REF EUR USD GBP VAT TAX ETA ETD PAX ADT CHD INF SMS PDF APP GMT UTC CET EST PST BST FAX TEL DEP ARR STD STA VIA ICE TGV AVE MRS PIN IDA'.split(
    ' ',
  ),
);

const trimName = (name: string): string =>
  name
    .replace(/^[\s,;:·•|–—-]+|[\s,;:·•|–—-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Airports with their codes. */
export function findCodes(text: string, places: Gazetteer): StopMention[] {
  const found: StopMention[] = [];
  const add = (code: string, given: string, from: number, end: number, side?: 'from' | 'to') => {
    // 'JP 214 Zurich (ZRH)'
    const name = given.replace(/^\s*(?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{1,4}[\s:,·|]+/, '');
    const start = from + given.length - name.length;
    const airport = places.airport(code);
    if (!airport || found.some((other) => start < other.end && end > other.start)) return;
    const words = trimName(name);
    found.push({
      start,
      end,
      name: words === '' ? `${airport.city} (${code})` : `${words} (${code})`,
      code,
      city: airport.city,
      zone: airport.zone,
      strength: 3,
      ...(side ? { end2: side } : {}),
    });
  };
  for (const match of text.matchAll(CODE_PAIR)) {
    const [whole, from = '', to = ''] = match;
    if (!places.airport(from) || !places.airport(to) || from === to || (WORDS.has(from) && WORDS.has(to))) continue;
    add(from, '', match.index, match.index + 3, 'from');
    add(to, '', match.index + whole.length - 3, match.index + whole.length, 'to');
  }
  for (const match of text.matchAll(CODES_AFTER_DAY)) {
    const [whole, from = '', to = ''] = match;
    if (!places.airport(from) || !places.airport(to) || from === to) continue;
    add(from, '', match.index, match.index + 3, 'from');
    add(to, '', match.index + whole.length - 3, match.index + whole.length, 'to');
  }
  const bracketed = BRACKETED_CODE.test(text) ? text.matchAll(CODE_IN_PARENTHESES) : [];
  for (const match of bracketed) {
    const code = match[2] ?? '';
    if (code === 'IDA') continue;
    const before = (match[1] ?? '').replace(
      /^.*(?:\d{1,2}[:.]\d{2}(?:\s?[AaPp]\.?[Mm]\.?)?|[–—→➔✈>]|->|\s-\s|\bto\b|\bfrom\b|\bnach\b|\bvon\b|\bà\b|\bde\b(?=\s\p{Lu})|[.;:,]\s(?=\p{Lu}[\p{L} ]*$))\s*/u,
      '',
    );
    const said = before.length > 45 ? '' : before;
    const end = match.index + match[0].length;
    const behind = /\p{L}/u.test(said) ? undefined : NAME_AFTER.exec(text.slice(end))?.[1];
    const start = match.index + (match[1] ?? '').length - said.length;
    add(code, behind ?? said, start, end);
  }
  for (const match of text.matchAll(CODE_WITH_TIME))
    if (!WORDS.has(match[1] ?? '')) add(match[1] ?? '', '', match.index, match.index + 3);
  for (const match of text.matchAll(CODE_BY_TIME))
    if (!WORDS.has(match[2] ?? '')) add(match[2] ?? '', match[1] ?? '', match.index, match.index + match[0].length);
  const short = text.trim();
  if (/^[A-Z]{3}$/.test(short) && !WORDS.has(short)) add(short, '', text.indexOf(short), text.indexOf(short) + 3);
  else if (short.length < 60) {
    const before = CODE_BEFORE.exec(short)?.[1];
    if (before && !WORDS.has(before) && /^[A-Z]{3}[\s,]+(?:[-–]\s?)?\p{Lu}\p{Ll}/u.test(short))
      add(before, short.slice(3).replace(/\d.*$/, ''), text.indexOf(short), text.indexOf(short) + 3);
    const after = CODE_AFTER.exec(short)?.[1];
    if (after && !WORDS.has(after) && /^\p{Lu}\p{Ll}/u.test(short) && short.split(/\s+/).length <= 6)
      add(after, short.slice(0, -3), text.indexOf(short), text.indexOf(short) + short.length);
    const timed =
      /(?:^\d{1,2}[:.h]\d{2}(?:\s?[ap]m)?\s+|^)([A-Z]{3})\s+(?:\d{1,2}[:.h]\d{2})|^\d{1,2}[:.h]\d{2}(?:\s?[AaPp][Mm])?\s+([A-Z]{3})$/.exec(
        short,
      );
    const code = timed?.[1] ?? timed?.[2];
    if (code && !WORDS.has(code)) add(code, '', text.indexOf(code), text.indexOf(code) + 3);
  }
  return withSides(
    text,
    found.sort((a, b) => a.start - b.start),
  );
}

/** 'A to B', 'A → B': the first of two is the departure, the second the arrival. */
function withSides(text: string, found: StopMention[]): StopMention[] {
  const [from, to] = found;
  if (!from || !to || found.length !== 2 || from.code === to.code) return found;
  const between = text.slice(from.end, to.start);
  if (
    !/(?:→|->|–|—|\s-\s|✈|(?<!\p{L})(?:to|nach|à|a|naar|para|till|til)(?!\p{L}))/u.test(between) ||
    /\d{1,2}[:.h]\d{2}.*\d{1,2}[:.h]\d{2}/.test(between)
  )
    return found;
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
