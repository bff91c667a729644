import { dateAfter } from '../planned-activity.ts';

/** When a message says the trip is: a first day, a last one when it is named, or a month alone. */
export interface SaidDates {
  /** 'YYYY-MM-DD' */
  readonly start?: string;
  readonly end?: string;
  /** 1 to 12 */
  readonly month?: number;
  /** Only the month was named, or the season. */
  readonly isRough?: boolean;
  /** How a time of the year is said back that is more than its month. */
  readonly season?: string;
}

const MONTHS = [
  'jan(?:uary)?',
  'feb(?:ruary|uary)?',
  'mar(?:ch)?',
  'apr(?:il)?',
  'may',
  'june?',
  'july?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
];
const MONTH = `(${MONTHS.join('|')})\\.?`;
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const TO = '\\s*(?:-|to|until|till|through|and|/)\\s*(?:the\\s+)?';
const YEAR = '(?:,?\\s*(20\\d\\d))?';

const ISO = /\b(20\d\d)-(\d{2})-(\d{2})\b/g;
const DAY_RANGE = new RegExp(`\\b${DAY}${TO}${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}`);
const TWO_MONTHS = new RegExp(`\\b${DAY}\\s+(?:of\\s+)?${MONTH}\\b${TO}${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}`);
const MONTH_RANGE = new RegExp(`\\b${MONTH}\\s+${DAY}${TO}(?:${MONTH}\\s+)?${DAY}\\b(?!\\s*days?)${YEAR}`);
const DAY_MONTH = new RegExp(`\\b${DAY}\\s+(?:of\\s+)?${MONTH}\\b${YEAR}`);
const MONTH_DAY = new RegExp(
  `\\b${MONTH}\\s+(?:the\\s+)?${DAY}\\b(?!\\s*(?:days?|nights?|weeks?|people|€|euros?))${YEAR}`,
);
const NUMERIC = /\b(\d{1,2})[./](\d{1,2})(?:[./](20\d\d|\d\d))?\b(?!\s*(?:€|euros?|k\b))/;
/** 'may' and 'march' are verbs as well: a month has something in front of it, or is written large. */
const ALONE = new RegExp(
  `\\b(?:in|during|for|early|mid|late|mid-|end of|start of|beginning of|middle of|this|next|of|by|around|or|until|every|visit(?:ing)? in)[\\s-]+(?:the\\s+)?${MONTH}\\b`,
);
const PLAIN = new RegExp(`\\b(${MONTHS.filter((name) => !/^(?:may|mar)/.test(name)).join('|')}|march)\\b`);
const SEASONS: readonly (readonly [RegExp, month: number, day: number])[] = [
  [/\bchristmas|xmas\b/, 12, 23],
  [/\bnew year'?s?\b/, 12, 29],
  [/\bvalentine/, 2, 13],
  [/\b(?:spring)\b(?!\s*(?:roll|onion))/, 5, 10],
  [/\bsummer\b/, 7, 10],
  [/\b(?:autumn|fall foliage|in (?:the )?fall|this fall|next fall)\b/, 10, 10],
  [/\bwinter(?!\s*sun)\b/, 1, 10],
];

/** The dates in a message, in words or figures; years are the next ones to come from `today` ('YYYY-MM-DD') on. */
export function findDates(folded: string, original: string, today: string): SaidDates | undefined {
  return explicit(folded, today) ?? relative(folded, today) ?? monthAlone(folded, original, today);
}

function explicit(folded: string, today: string): SaidDates | undefined {
  const iso = [...folded.matchAll(ISO)].map(([date]) => date).filter(exists);
  if (iso[0]) return iso[1] ? { start: iso[0], end: iso[1] } : { start: iso[0] };
  const two = TWO_MONTHS.exec(folded);
  if (two) return range([two[1], two[2]], [two[3], two[4]], two[5], today);
  const days = DAY_RANGE.exec(folded);
  if (days) return range([days[1], days[3]], [days[2], days[3]], days[4], today);
  const months = MONTH_RANGE.exec(folded);
  if (months) return range([months[2], months[1]], [months[4], months[3] ?? months[1]], months[5], today);
  const one = DAY_MONTH.exec(folded);
  if (one) return single(one[1], monthOf(one[2]), one[3], today);
  const other = MONTH_DAY.exec(folded);
  if (other) return single(other[2], monthOf(other[1]), other[3], today);
  const numeric = NUMERIC.exec(folded);
  if (numeric && !/[€$£]\s*$/.test(folded.slice(0, numeric.index))) {
    const [day, month] = [Number(numeric[1]), Number(numeric[2])];
    if (month >= 1 && month <= 12 && day >= 1 && day <= 31) {
      const year = numeric[3]?.length === 2 ? `20${numeric[3]}` : numeric[3];
      return single(String(day), month, year, today);
    }
  }
  return undefined;
}

function relative(folded: string, today: string): SaidDates | undefined {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const toMonday = (8 - weekday) % 7 || 7;
  if (/\btomorrow\b/.test(folded)) return { start: dateAfter(today, 1) };
  if (/\bnext week(?!end)\b/.test(folded)) return { start: dateAfter(today, toMonday) };
  if (/\bthis (?:coming )?weekend\b/.test(folded)) return { start: dateAfter(today, (5 - weekday + 7) % 7) };
  if (/\bnext weekend\b/.test(folded)) return { start: dateAfter(today, toMonday + 4) };
  const ahead = /\bin (\d{1,2}|two|three|four|six) (weeks|months)(?:'? time)?\b/.exec(folded);
  if (ahead && /\btime\b|\bleav|\bgo(?:ing)? in\b|\btravel/.test(folded)) {
    const words: Record<string, number> = { two: 2, three: 3, four: 4, six: 6 };
    const number = words[ahead[1] ?? ''] ?? Number(ahead[1]);
    return { start: dateAfter(today, number * (ahead[2] === 'weeks' ? 7 : 30)) };
  }
  if (/\bnext month\b/.test(folded)) {
    const month = (Number(today.slice(5, 7)) % 12) + 1;
    return { month, start: startIn(month, 10, today), isRough: true };
  }
  return undefined;
}

function monthAlone(folded: string, original: string, today: string): SaidDates | undefined {
  const easter = /\beaster\b/.test(folded) ? nextEaster(today) : undefined;
  if (easter) return { start: dateAfter(easter, -3), month: Number(easter.slice(5, 7)) };
  if (/\b(?:cherry[- ]blossoms?|blossom season|sakura|hanami)\b/.test(folded) && !ALONE.test(folded))
    return cherryBlossom(today);
  const named = ALONE.exec(folded)?.[1] ?? PLAIN.exec(folded)?.[1] ?? capital(original);
  if (named) {
    const month = monthOf(named);
    const before = folded.slice(0, folded.indexOf(named));
    const day = /\b(?:early|beginning of|start of)[\s-]*(?:the\s+)?$/.test(before)
      ? 3
      : /\b(?:late|end of)[\s-]*(?:the\s+)?$/.test(before)
        ? 22
        : 10;
    const year = new RegExp(`${named}\\.?,?\\s+(20\\d\\d)`).exec(folded)?.[1];
    return { month, start: startIn(month, day, today, year), isRough: true };
  }
  for (const [pattern, month, day] of SEASONS) {
    if (pattern.test(folded)) return { month, start: startIn(month, day, today), isRough: true };
  }
  return undefined;
}

/** In Japan it opens in the last days of March and is over by the middle of April. */
function cherryBlossom(today: string): SaidDates {
  const season = 'the cherry blossom season (late March to early April)';
  return { month: 3, start: startIn(3, 27, today), isRough: true, season };
}

/** 'May' and 'March' as months in a message where they are not its first word. */
function capital(original: string): string | undefined {
  return /[\w,] (May|March)\b(?! (?:I|we|you|be|not)\b)/.exec(original)?.[1]?.toLowerCase();
}

function monthOf(name = ''): number {
  return MONTHS.findIndex((pattern) => new RegExp(`^(?:${pattern})$`).test(name)) + 1;
}

type Said = readonly [day: string | undefined, month: string | undefined];

function range(first: Said, last: Said, year: string | undefined, today: string): SaidDates | undefined {
  const start = single(first[0], monthOf(first[1]), year, today)?.start;
  if (start === undefined) return undefined;
  const end = single(last[0], monthOf(last[1]), undefined, start)?.start;
  return end === undefined ? { start } : { start, end };
}

function single(
  day: string | undefined,
  month: number,
  year: string | undefined,
  today: string,
): SaidDates | undefined {
  const start = startIn(month, Number(day), today, year);
  return month >= 1 && exists(start) ? { start, month } : undefined;
}

/** The next such date from `today` on; a year that is given counts unless it is over. */
function startIn(month: number, day: number, today: string, year?: string): string {
  const tail = `-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  if (year !== undefined && `${year}${tail}` >= today) return `${year}${tail}`;
  const this_ = Number(today.slice(0, 4));
  return `${this_}${tail}` > today ? `${this_}${tail}` : `${this_ + 1}${tail}`;
}

function exists(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

/** Easter Sunday, by the Gregorian computus (Meeus, Jones and Butcher). */
function nextEaster(today: string): string {
  const year = Number(today.slice(0, 4));
  const of = (y: number) => {
    const a = y % 19;
    const b = Math.floor(y / 100);
    const c = y % 100;
    const h = (19 * a + b - (b >> 2) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
    const l = (32 + 2 * (b % 4) + 2 * (c >> 2) - h - (c % 4)) % 7;
    const m = Math.floor((a + 11 * h + 22 * l) / 451);
    const month = Math.floor((h + l - 7 * m + 114) / 31);
    const day = ((h + l - 7 * m + 114) % 31) + 1;
    return `${y}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  };
  return of(year) > today ? of(year) : of(year + 1);
}
