import type { DateMention } from './find-dates.ts';
import { findMoney } from './find-money.ts';
import type { TimeMention } from './time-mention.ts';

/** A text with the days in it. */
interface Dated {
  readonly text: string;
  readonly dates: readonly Pick<DateMention, 'start' | 'end'>[];
  /** Its label names an end of a way. */
  readonly isEnd?: boolean;
}

/** 'péntek, 20.30', ' v 19.00 hodin': right behind a day, with a weekday or a word between them. */
const BEHIND_DAY = /^\)?[.,;·|–-]?\s(?:\p{L}{1,12}[.,]?\s){0,2}([01]?\d|2[0-3])[.]([0-5]\d)(?![\p{L}\d]|[.,]\d|\s?%)/u;
/** 'sebelum 12.00', '14.00 WIB': an hour with at most two words, and nothing else in its cell. */
const ALONE = /^(?:\p{L}{1,12}\s){0,2}([01]?\d|2[0-3])[.]([0-5]\d)(?:\s\p{L}{1,6})?$/u;

/** 'Nynäshamn 11.20', '11.20 Nynäshamn', '07.52 (Saturday 27 February)' behind a label that names an end of a way. */
const AT_END =
  /^\p{Lu}[^\d]{2,50}\s([01]?\d|2[0-3])[.]([0-5]\d)$|^([01]?\d|2[0-3])[.]([0-5]\d)(?:\s\p{Lu}[^\d]{2,50}$|(?=\s?[(（]))/u;

/** 'Jakarta (CGK) 06.15 - Denpasar (DPS) 09.10', the same behind the number of a service, '7.35 Helsinki – 9.00 Rovaniemi': an hour at either end of a way. */
const WAYS = [
  /^(?:\p{Lu}[\p{L}\d]{0,14}\s?\d{1,5}[\s,:·]+)?(?<one>\p{Lu}[^\d]{2,50})\s(?<from>(?:[01]?\d|2[0-3])[.][0-5]\d)\s{0,4}[–—→➔>-]{1,2}\s{0,4}(?<two>\p{Lu}[^\d]{2,50})\s(?<to>(?:[01]?\d|2[0-3])[.][0-5]\d)(?![\d.,])/u,
  /^(?<from>(?:[01]?\d|2[0-3])[.][0-5]\d)\s(?<one>\p{Lu}[^\d]{2,50})\s{1,4}[–—→➔>-]{1,2}\s{1,4}(?<to>(?:[01]?\d|2[0-3])[.][0-5]\d)\s(?<two>\p{Lu}[^\d]{2,50})$/u,
];

function timesOfWay(text: string): TimeMention[] {
  const { from, to } = WAYS.map((way) => way.exec(text)?.groups).find((each) => each !== undefined) ?? {};
  if (from === undefined || to === undefined) return [];
  const at = (hour: string, start: number): TimeMention => ({
    start,
    end: start + hour.length,
    time: hour.replace('.', ':').padStart(5, '0'),
  });
  return [at(from, text.indexOf(from)), at(to, text.lastIndexOf(to))];
}

const mention = (match: RegExpExecArray, from: number): TimeMention => {
  const [, hour = match[3] ?? '', minute = match[4] ?? ''] = match;
  const digits = `${hour}.${minute}`;
  const start = from + match.index + match[0].lastIndexOf(digits);
  return { start, end: start + digits.length, time: `${hour.padStart(2, '0')}:${minute}` };
};

const isMoney = (text: string, { start, end }: TimeMention): boolean =>
  findMoney(text).some((money) => start < money.end && end > money.start);

/**
 * Hours that are written with a dot and without a word for the hour, where a day says that they are none of a price:
 * behind the day, or alone in the cell below it; or where they stand at both ends of a way, or beside the place that a
 * label calls one of them.
 */
export function dottedTimes(own: Dated, above: Dated | undefined): TimeMention[] {
  const behind = own.dates.flatMap(({ end }) => {
    const match = BEHIND_DAY.exec(own.text.slice(end));
    return match ? [mention(match, end)] : [];
  });
  const isBelow = own.dates.length === 0 && above !== undefined && above.dates.length === 1;
  const alone = isBelow ? ALONE.exec(own.text) : null;
  const end = own.isEnd === true ? AT_END.exec(own.text) : null;
  const all = [
    ...behind,
    ...[alone, end].flatMap((match) => (match ? [mention(match, 0)] : [])),
    ...timesOfWay(own.text),
  ];
  return all.filter((time) => !isMoney(own.text, time));
}
