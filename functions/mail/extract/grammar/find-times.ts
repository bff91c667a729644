import { inAllLanguages, oneOf } from '../words/language-words.ts';
import { alternatives, anyWord, caseless } from '../words/word-pattern.ts';
import { HALVES } from './calendar-words.ts';
import { hoursOfRanges } from './hour-ranges.ts';
import type { TimeMention } from './time-mention.ts';

const two = (value: number) => String(value).padStart(2, '0');

function clock(hour: number, minute: number, half: string | undefined): string | undefined {
  if (minute > 59) return undefined;
  if (half === undefined || half === '') {
    if (hour === 24 && minute === 0) return '00:00';
    return hour <= 23 ? `${two(hour)}:${two(minute)}` : undefined;
  }
  if (hour < 1 || hour > 12) return hour <= 23 && hour > 12 ? `${two(hour)}:${two(minute)}` : undefined;
  const late = /^p/i.test(half) || HALVES.after.includes(half.toLowerCase());
  return `${two((hour % 12) + (late ? 12 : 0))}:${two(minute)}`;
}

interface Form {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray) => string | undefined;
}

const HOUR_WORDS = oneOf(({ times }) => times?.before);
/** Of a half of the day, right before its hour. */
const EARLY = oneOf(({ times }) => times?.early);
const LATE = oneOf(({ times }) => times?.late);
const MIDDLE = oneOf(({ times }) => times?.middle);
const AFTER_HOUR = oneOf(({ times }) => times?.after);
const DOTTED_AFTER = oneOf(({ times }) => times?.afterDotted);
/** 'um', 'fram till', 'dalle ore' */
const MARKED_BEFORE = `(?:(?<!\\p{L})(?:${oneOf(({ times }) => times?.beforeDotted)})\\.?\\s(?:(?:${HOUR_WORDS})\\.?\\s)?)`;
const BEFORE_H = oneOf(({ times }) => times?.beforeH);
const BEFORE_BARE = oneOf(({ times }) => times?.beforeBare);
/** What a number counts that is no hour: '4 notti', '2 persone', '10 km'. */
const COUNTED = oneOf(({ units, nights, guests }) => [
  ...(nights ?? []),
  ...(guests ?? []),
  ...(units?.day ?? []),
  ...(units?.minute ?? []),
  ...(units?.others ?? []),
]);
const MIN_NAME = 5;
/** What names the time of a departure or an arrival, as in 'Avgång 16.40, ankomst 19.55'. */
const ENDS = alternatives(
  inAllLanguages(({ labels }) => [...(labels.departure ?? []), ...(labels.arrival ?? [])]).filter(
    (word) => word.length >= MIN_NAME && /^\p{L}+$/u.test(word),
  ),
);
const NOON = oneOf(({ times }) => times?.noon);
const MIDNIGHT = oneOf(({ times }) => times?.midnight);
const HALF = alternatives([...HALVES.before, ...HALVES.after]);
const FORMS: readonly Form[] = [
  // '5:30 μ.μ.', '10.15 odp.'
  {
    pattern: caseless(`(?<![\\d:.,/])(\\d{1,2})[:.](\\d{2})\\s{0,2}(${HALF})(?!\\p{L})`, 'giu'),
    read: (m) => clock(Number(m[1]), Number(m[2]), m[3]),
  },
  // 'du. 5:30', 'ÖS 10:15'
  {
    pattern: caseless(`(?<!\\p{L})(${HALF})\\s?(\\d{1,2})[:.](\\d{2})(?![\\d:])`, 'giu'),
    read: (m) => clock(Number(m[2]), Number(m[3]), m[1]),
  },
  // 'godz. 15', 'saat 15.30', 'klo 15', 'الساعة 7 مساءً'
  {
    pattern: caseless(
      `(?<!\\p{L})(?:${HOUR_WORDS})\\.?:?\\s(\\d{1,2})(?:\\s(${HALF})(?!\\p{L})|(?:[.](\\d{2}))?(?![\\d:]|[.,/]\\d|\\s?(?:%|€|kr|zł|Kč|Ft|TL)))`,
      'giu',
    ),
    read: (m) => clock(Number(m[1]), Number(m[3] ?? 0), m[2]),
  },
  // '15 hod.', '10 órakor'
  {
    pattern: caseless(`(?<![\\d:.,/])(\\d{1,2})(?:[.](\\d{2}))?\\s?(?:${AFTER_HOUR})(?!\\p{L})`, 'giu'),
    read: (m) => clock(Number(m[1]), Number(m[2] ?? 0), undefined),
  },
  // '午後 3時', '오후 3시 30분', '下午3点半'
  {
    pattern: new RegExp(
      `(?:(?:${EARLY})|(${LATE})|(${MIDDLE}))\\s?(\\d{1,2})\\s?(?:[:：]\\s?(\\d{2})|[시点點时時](?!간|間|间)(?:\\s?(\\d{1,2})\\s?[분分]|(반|半))?)`,
      'gu',
    ),
    read: ([, late, middle, digits, clocked, minute, half]) => {
      const hour = Number(digits);
      const isNoon = middle !== undefined && (hour < 11 || hour === 12);
      const shift = late !== undefined || isNoon ? 12 : 0;
      return clock((hour % 12) + shift, Number(clocked ?? minute ?? (half ? 30 : 0)), undefined);
    },
  },
  {
    pattern: /(?<!\d)(\d{1,2})\s?[시点點时](?!간|間|间|钟内)(?:\s?(\d{1,2})\s?[분分]|(반|半))?/g,
    read: (m) => clock(Number(m[1]), Number(m[2] ?? (m[3] ? 30 : 0)), undefined),
  },
  {
    pattern: /(\d{1,2})\s?時(?!間)(?:\s?(\d{1,2})\s?分|(半))?/g,
    read: (m) => clock(Number(m[1]), Number(m[2] ?? (m[3] ? 30 : 0)), undefined),
  },
  // '24:10' of a day is ten past midnight of the next.
  {
    pattern: /(?<![\d:./]|\d,)(2[4-9])[:：](\d{2})(?![\d:])/g,
    read: (m) => clock(Number(m[1]) - 24, Number(m[2]), undefined),
  },
  {
    pattern: /(?<![\d:./]|\d,)(\d{1,2})\s?[:：]\s?(\d{2})(?![\d])(?!:\d)\s{0,2}(?:([ap])\.?\s?m\b\.?)?/gi,
    read: (m) => clock(Number(m[1]), Number(m[2]), m[3]),
  },
  {
    pattern: /(?<![\d:.,/])(\d{1,2})(?:[.](\d{2}))?\s?([ap])\.?\s?m\b\.?/gi,
    read: (m) => clock(Number(m[1]), Number(m[2] ?? 0), m[3]),
  },
  {
    pattern: /(?<![\d:.,/])(\d{1,2})\s?[hH]\s?(\d{2})(?![\dA-Z])(?!\s?m)/g,
    read: (m) => clock(Number(m[1]), Number(m[2]), undefined),
  },
  {
    pattern: caseless(`(?<![\\d:.,/])([012]?\\d)[.]([0-5]\\d)\\s?(?:h|${DOTTED_AFTER})(?![\\p{L}\\d])`, 'giu'),
    read: (m) => clock(Number(m[1]), Number(m[2]), undefined),
  },
  {
    pattern: caseless(`(?<![\\d:.,/])([012]\\d)([0-5]\\d)\\s?(?:h|${AFTER_HOUR})(?!\\p{L})`, 'giu'),
    read: (m) => clock(Number(m[1]), Number(m[2]), undefined),
  },
  {
    pattern: caseless(`${MARKED_BEFORE}(\\d{1,2})[.](\\d{2})(?!\\d|[.,]\\d|\\s?(?:€|kr|EUR|DKK|SEK|CHF|%))`, 'giu'),
    read: (m) => clock(Number(m[1]), Number(m[2]), undefined),
  },
  {
    pattern: caseless(
      `(?<=(?<!\\p{L})(?:${ENDS})\\s)([012]?\\d)[.]([0-5]\\d)(?!\\d|[.,]\\d|\\s?(?:€|kr|EUR|DKK|SEK|NOK|CHF|%))`,
      'giu',
    ),
    read: (m) => clock(Number(m[1]), Number(m[2]), undefined),
  },
  {
    pattern: /(?<![\d:.,/])([012]?\d)[.]([0-5]\d)(?=\s?[-–—]\s?[012]?\d[.][0-5]\d(?![\d.]))/g,
    read: (m) => clock(Number(m[1]), Number(m[2]), undefined),
  },
  {
    pattern: /(?<=[012]?\d[.][0-5]\d\s?[-–—]\s?)([012]?\d)[.]([0-5]\d)(?![\d.])/g,
    read: (m) => clock(Number(m[1]), Number(m[2]), undefined),
  },
  {
    pattern: /(?<=^|→ |- )([012]?\d)[.]([0-5]\d)(?=\s(?:[●○•·*|–-]\s)?\p{Lu}\p{Ll})/gu,
    read: (m) => clock(Number(m[1]), Number(m[2]), undefined),
  },
  {
    pattern: /^([012]?\d)[.]([0-5]\d)(?=[,;)]|\s?[(（]?\+\s?[123](?!\d))/g,
    read: (m) => clock(Number(m[1]), Number(m[2]), undefined),
  },
  { pattern: /^([012]?\d)[.]([0-5]\d)$/g, read: (m) => clock(Number(m[1]), Number(m[2]), undefined) },
  {
    pattern: caseless(`(?<!\\p{L})(?:${HOUR_WORDS})\\.?(\\d{1,2})(?![\\d:]|[.,/]\\d)`, 'giu'),
    read: (m) => clock(Number(m[1]), 0, undefined),
  },
  // 'vers 15 h', '– 18h'
  {
    pattern: caseless(
      `(?<=(?:^|[\\s(])(?:${BEFORE_H}|[:–-])\\s)(\\d{1,2})\\s?(?:h|${DOTTED_AFTER})(?!\\p{L}|\\s?\\d)`,
      'giu',
    ),
    read: (m) => clock(Number(m[1]), 0, undefined),
  },
  // 'dalle 15', 'a partir de las 15 hs'
  {
    pattern: caseless(
      `(?<=(?<!\\p{L})(?:${BEFORE_BARE})\\s)([012]?\\d)(?![\\d:.,h°ºª/%]|\\s?(?:€|eur(?:os?)?|(?:${COUNTED}|${DOTTED_AFTER}\\sde)(?!\\p{L})|km|kg|x\\b|p\\.))(?:\\s?(?:h|${DOTTED_AFTER})(?!\\p{L}))?`,
      'giu',
    ),
    read: (m) => clock(Number(m[1]), 0, undefined),
  },
  {
    pattern: caseless(`^(\\d{1,2})\\s?(?:h|${DOTTED_AFTER})\\.?$`, 'giu'),
    read: (m) => clock(Number(m[1]), 0, undefined),
  },
  {
    pattern: caseless(`(?<![\\p{L}\\d]-|\\p{L})(?:12 )?(?:(${NOON})|(${MIDNIGHT}))(?!\\p{L})`, 'giu'),
    read: (m) => (m[1] === undefined ? '00:00' : '12:00'),
  },
];

/** 'Conexão de 1h25', 'durée : 2h40', 'Umsteigezeit 2:20', 'layover of 1:10': durations. */
const LASTS = caseless(
  `(?:${oneOf(({ lasting }) => lasting?.names)})(?:\\s(?:${oneOf(({ lasting }) => lasting?.of)}|(?:${oneOf(({ lasting }) => lasting?.in)})\\s[\\p{L}-]+(?:\\s[\\p{L}-]+)?))?\\s?[:：]?\\s*(?:ca\\.?\\s)?$`,
);

const SHIFT = caseless(
  `^\\s?[(（⁺]?\\s?(?:\\+\\s?([123])(?!\\d)(?:\\s?(?:${oneOf(({ units }) => units?.day)})(?!\\p{L})\\.?)?|\\(?(?:${oneOf(({ times }) => times?.nextDay)}))`,
);

/** '2:20, 1 escale', '1:25 direct': how long it takes, with the number of changes behind it. */
const WITH_CHANGES = caseless(`^\\s?[·,|–(-]\\s?(?:\\d+ )?(?:${oneOf(({ lasting }) => lasting?.changes)})(?!\\p{L})`);
const LASTING_UNIT = caseless(
  `^\\s?(?:(?:${oneOf(({ lasting, units }) => [...(lasting?.hours ?? []), ...(units?.minute ?? [])])})(?!\\p{L})|(?:${oneOf(({ units }) => units?.hour)}) \\d)`,
);
const ENDS_AS_TIME = caseless(`(?:${AFTER_HOUR})$`);
const TWELVE = anyWord(inAllLanguages(({ times }) => [...(times?.noon ?? []), ...(times?.midnight ?? [])]));

/** Whether what stands around it says that it is how long something takes. */
function isDuration(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 24);
  if (LASTS.test(text.slice(Math.max(0, start - 40), start)) || WITH_CHANGES.test(after)) return true;
  return LASTING_UNIT.test(after) && !ENDS_AS_TIME.test(text.slice(start, end));
}

/** '(UTC+00:00) Dublin, Lisbon': how far a zone's clocks are from those of Greenwich. */
const OFFSET = /(?<!\p{L})(?:UTC|GMT)\s?[+−–-]\s?$/u;

/** Days after that of departure, by '+1', 'next day' and the like beside the time. */
function dayShiftBeside(text: string, start: number, end: number): number | undefined {
  if (/^2[4-9][:：]/.test(text.slice(start, end)) && !text.startsWith('24:00', start)) return 1;
  const shift = SHIFT.exec(text.slice(end, end + 24));
  if (shift) return Number(shift[1] ?? 1);
  return /翌[日朝]?\s?$/.test(text.slice(Math.max(0, start - 3), start)) ? 1 : undefined;
}

/** Every time of day in the text, from left to right. Durations such as '3h 40m' or '7h 15m' are left out. */
export function findTimes(text: string): TimeMention[] {
  if (!/\d/.test(text) && !TWELVE.test(text)) return [];
  const found: TimeMention[] = [];
  for (const { pattern, read } of FORMS)
    for (const match of text.matchAll(pattern)) {
      const time = read(match);
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      if (time === undefined || found.some((other) => start < other.end && end > other.start)) continue;
      if (isDuration(text, start, end) || OFFSET.test(text.slice(Math.max(0, start - 8), start))) continue;
      const dayShift = dayShiftBeside(text, start, end);
      const stamp = /^:\d\d/.test(text.slice(end));
      found.push({ start, end, time, ...(dayShift === undefined ? {} : { dayShift }), ...(stamp ? { stamp } : {}) });
    }
  return [...found, ...hoursOfRanges(text, found)].sort((a, b) => a.start - b.start);
}
