import { addDays, isRealDate, weekdayOf } from '#shared/calendar/calendar.ts';
import { easterOf } from './easter.ts';
import { MONTH, monthOf, PLAIN_MONTH, startIn } from './months.ts';
import { NUMBER, numberOf } from './numbers.ts';
import type { SaidDates } from './said-dates.ts';
import { findWeekdaySpan, WHOLE_WEEKDAY, weekdayNumber } from './weekdays.ts';

/** 'may' and 'march' are verbs as well: a month follows certain words, or is capitalised. */
const ALONE = new RegExp(
  `\\b(?:in|during|for|early|mid|late|mid-|end|end of|start of|beginning of|middle of|half of|this|next|of|by|around|or|until|every|over|visit(?:ing)? in)[\\s-]+(?:the\\s+)?${MONTH}\\b`,
);
const PART = new RegExp(
  `\\b(first|1st|second|2nd|third|3rd|fourth|4th|last|final)\\s+(week-?end|wknd|week|half|days?|${WHOLE_WEEKDAY})\\s+(?:of|in|of the month of)\\s+${MONTH}(?:\\s+(20\\d\\d))?`,
);
const SEVERAL = new RegExp(
  `\\b(first|last|final)\\s+(${NUMBER})\\s+(weeks?|days?)\\s+(?:of|in)\\s+(?:the month of\\s+)?${MONTH}(?:\\s+(20\\d\\d))?`,
);
/** Days with a name: month and day, or days after Easter where the month is 0. */
const DAYS_OF_NAME: readonly (readonly [string, month: number, day: number])[] = [
  ['good friday', 0, -2],
  ['easter saturday', 0, -1],
  ['easter sunday', 0, 0],
  ['easter monday', 0, 1],
  ['whit sunday', 0, 49],
  ['whit monday', 0, 50],
  ['christmas eve', 12, 24],
  ['christmas day', 12, 25],
  ['boxing day', 12, 26],
  ["new year'?s eve", 12, 31],
  ["new year'?s day", 1, 1],
];
const NAMED_DAY = `(${DAYS_OF_NAME.map(([name]) => name).join('|')})`;
const NAMED_SPAN = new RegExp(`\\b${NAMED_DAY}\\s*(?:-|–|to|until|till|til|through)\\s*${NAMED_DAY}\\b`);
const WHOLE = new RegExp(`\\b(?:all|whole|entire)(?:\\s+(?:of|month of))?\\s+(?:the\\s+)?${MONTH}\\b`);
/** Month and day of a named time; a day of 0 to 365 after Easter if the month is 0. */
const FEASTS: readonly (readonly [RegExp, month: number, day: number, days?: number])[] = [
  [/\b(?:between|from) (?:christmas|xmas) (?:and|to|till|until) (?:the )?new year/, 12, 26, 7],
  [/\b(?:week )?(?:after|straight after|right after) (?:christmas|xmas)\b/, 12, 26],
  [/\bweek before (?:christmas|xmas)\b/, 12, 17],
  [/\b(?:christmas|xmas) markets?\b|\badvent\b/, 12, 5],
  [/\b(?:chinese|lunar) new year\b/, 2, 5],
  [/\bchristmas|xmas|x-mas\b/, 12, 23],
  [/\bnew year'?s?\b|\bnye\b|\bhogmanay\b|\bsilvester\b/, 12, 29],
  [/\bvalentine/, 2, 13],
  [/\b(?:mardi gras|carnival|carnaval)\b/, 0, -50],
  [/\b(?:week-?end|wknd) (?:after|following|right after) easter\b/, 0, 5],
  [/\b(?:week-?end|wknd) before easter\b/, 0, -9],
  [/\b(?:week )?(?:after|straight after|right after) easter\b/, 0, 1],
  [/\bweek before easter\b|\bholy week\b|\bsemana santa\b/, 0, -7],
  [/\beaster\b/, 0, -3],
  [/\bascension (?:day|week-?end|wknd|thursday)\b/, 0, 39, 4],
  [/\bascension\b/, 0, 38],
  [/\bcorpus christi\b/, 0, 60, 4],
  [/\b(?:pentecost|whitsun|whit)\b/, 0, 47],
  [/\bst\.? pat(?:rick|ty)'?s?\b|\bpaddy'?s day\b/, 3, 16],
  [/\bspring break\b/, 3, 13],
  [/\btulips?\b|\bkeukenhof\b/, 4, 16],
  [/\bgolden week\b/, 4, 29],
  [/\bmay bank holiday\b/, 5, 1],
  [/\bmidsummer\b/, 6, 23],
  [/\bindependence day\b/, 7, 3],
  [/\boktoberfest\b/, 9, 19],
  [/\bhallowe'?en\b/, 10, 30],
  [/\b(?:october|autumn|fall) half[\s-]?term\b|\bhalf[\s-]?term (?:in|of) october\b/, 10, 25],
  [/\b(?:february|winter) half[\s-]?term\b|\bhalf[\s-]?term (?:in|of) february\b/, 2, 15],
  [/\b(?:may|spring|summer) half[\s-]?term\b|\bhalf[\s-]?term (?:in|of) may\b/, 5, 31],
  [/\bthanksgiving\b/, 11, 25],
  [/\b(?:school|summer) (?:holidays?|vacations?|break)\b/, 7, 24],
  [/\b(?:autumn|fall) (?:colou?rs|leaves|foliage)\b/, 10, 18],
  [/\bearly next year\b|\bstart of (?:the|next) (?:new )?year\b/, 1, 10],
  [/\bend of (?:the|this) year\b/, 12, 20],
  [/\b(?:early|late)?\s*spring\b(?!\s*(?:roll|onion))/, 5, 10],
  [/\bsummer\b/, 7, 10],
  [/\b(?:autumn|in (?:the )?fall|this fall|next fall)\b/, 10, 10],
  [/\bwinter(?!\s*(?:sun|sports))\b/, 1, 10],
];

/** What lasts for weeks gives the time only where no month is named. */
const OF_A_SEASON = /\b(?:autumn|fall) (?:colou?rs|leaves|foliage)\b|\b(?:christmas|xmas) markets?\b|\btulips?\b/;

/** A month, a part of one, a holiday or a season. */
export function timeOfYear(folded: string, original: string, today: string): SaidDates | undefined {
  if (/\b(?:cherry[- ]blossoms?|blossom season|sakura|hanami)\b/.test(folded) && !ALONE.test(folded))
    return cherryBlossom(today);
  return (
    namedSpan(folded, today) ??
    namedDay(folded, today) ??
    partOfMonth(folded, today) ??
    (OF_A_SEASON.test(folded) ? month(folded, original, today) : undefined) ??
    feast(folded, today, true) ??
    month(folded, original, today) ??
    feast(folded, today, false)
  );
}

/** 'Good Friday to Easter Monday'. */
function namedSpan(folded: string, today: string): SaidDates | undefined {
  const [, first = '', last = ''] = NAMED_SPAN.exec(folded) ?? [];
  const start = first === '' ? undefined : dayOfName(first, today);
  const end = start && dayOfName(last, start);
  return start && end ? { start, end, month: Number(start.slice(5, 7)) } : undefined;
}

/** 'From Easter Monday' */
function namedDay(folded: string, today: string): SaidDates | undefined {
  const name = new RegExp(`\\b${NAMED_DAY}\\b`).exec(folded)?.[1];
  const start = name === undefined ? undefined : dayOfName(name, today);
  return start === undefined ? undefined : { start, month: Number(start.slice(5, 7)) };
}

function dayOfName(said: string, today: string): string | undefined {
  const found = DAYS_OF_NAME.find(([name]) => new RegExp(`^${name}$`).test(said));
  if (!found) return undefined;
  const [, month, day] = found;
  if (month > 0) return startIn(month, day, today);
  const year = Number(today.slice(0, 4));
  return [year, year + 1].map((each) => addDays(easterOf(each), day)).find((date) => date >= today);
}

/** 'The first week of March', 'the last weekend in May', 'the second Friday of June'. */
function partOfMonth(folded: string, today: string): SaidDates | undefined {
  const several = severalOf(folded, today);
  if (several) return several;
  const [, which = '', unit = '', name, year] = PART.exec(folded) ?? [];
  const whole = WHOLE.exec(folded)?.[1];
  if (whole !== undefined)
    return { start: startIn(monthOf(whole), 1, today), month: monthOf(whole), days: 30, isRough: true };
  if (name === undefined) return undefined;
  const number = /^(?:last|final)$/.test(which)
    ? -1
    : ['first', 'second', 'third', 'fourth'].findIndex(
        (each, index) => each === which || which.startsWith(String(index + 1)),
      );
  const first = startIn(monthOf(name), 1, today, year);
  const last = lastOf(first);
  const common = { month: monthOf(name) };
  if (unit === 'half') return { ...common, start: number === 0 ? first : addDays(first, 15), isRough: true };
  if (unit === 'week')
    return { ...common, start: number < 0 ? addDays(last, -6) : addDays(first, 7 * number), days: 7 };
  if (/^days?$/.test(unit)) return { ...common, start: number < 0 ? addDays(last, -4) : first, isRough: true };
  const isWeekend = /^w(?:eek|knd)/.test(unit);
  const day = isWeekend ? 6 : weekdayNumber(unit);
  const nth =
    number < 0
      ? addDays(last, -((weekdayOf(last) - day + 7) % 7))
      : addDays(first, ((day - weekdayOf(first) + 7) % 7) + 7 * number);
  // A weekend begins on its Friday, unless that is in the month before.
  const start = isWeekend && nth > first ? addDays(nth, -1) : nth;
  const span = findWeekdaySpan(folded)?.days;
  return { ...common, start, ...(span === undefined ? {} : { days: span }) };
}

/** 'The first two weeks of October'. */
function severalOf(folded: string, today: string): SaidDates | undefined {
  const [, which, number = '', unit = '', name, year] = SEVERAL.exec(folded) ?? [];
  if (name === undefined) return undefined;
  const days = Math.min(30, numberOf(number) * (unit.startsWith('w') ? 7 : 1));
  const first = startIn(monthOf(name), 1, today, year);
  return { month: monthOf(name), start: which === 'first' ? first : addDays(lastOf(first), 1 - days), days };
}

/** The last day of a month, given its first. */
function lastOf(first: string): string {
  return (
    [30, 29, 28, 27]
      .map((days) => addDays(first, days))
      .find((date) => isRealDate(date) && date.slice(0, 7) === first.slice(0, 7)) ?? first
  );
}

/** Before a time that a trip is not to be at. */
export const AVOIDS =
  /\b(?:no|not|avoid\w*|outside(?: of)?|except|skip|miss|without)\s+(?:(?:at|in|during|over|around|for|the|be there|going) ){0,3}$/;

/** A holiday takes precedence over a month next to it, a season applies only without one. */
function feast(folded: string, today: string, isFeast: boolean): SaidDates | undefined {
  const isSaid = (pattern: RegExp) => {
    const match = pattern.exec(folded);
    return match !== null && !AVOIDS.test(folded.slice(0, match.index));
  };
  const found = FEASTS.find(([pattern], index) => index < FEASTS.length - 4 === isFeast && isSaid(pattern));
  if (!found) return undefined;
  const [, number, day, days] = found;
  const length = days === undefined ? {} : { days };
  if (number === 0) {
    const year = Number(today.slice(0, 4));
    const start = [year, year + 1].map((each) => addDays(easterOf(each), day)).find((date) => date > today) ?? today;
    return { start, month: Number(start.slice(5, 7)), ...length };
  }
  return { month: number, start: startIn(number, day, today), isRough: true, ...length };
}

function month(folded: string, original: string, today: string): SaidDates | undefined {
  const named = ALONE.exec(folded)?.[1] ?? PLAIN_MONTH.exec(folded)?.[1] ?? capital(original) ?? bare(folded);
  if (named === undefined) return undefined;
  const before = folded.slice(0, folded.search(new RegExp(`\\b${named}\\b`)));
  const day = /\b(?:early|beginning(?: of)?|start(?: of)?)[\s-]*(?:in\s+)?(?:the\s+)?$/.test(before)
    ? 3
    : /\b(?:late|end(?: of)?)[\s-]*(?:in\s+)?(?:the\s+)?$/.test(before)
      ? 22
      : /\b(?:mid|middle(?: of)?)[\s-]*(?:the\s+)?$/.test(before)
        ? 14
        : 10;
  const year = new RegExp(`${named}\\.?,?\\s+(20\\d\\d)`).exec(folded)?.[1];
  return { month: monthOf(named), start: startIn(monthOf(named), day, today, year), isRough: true };
}

/** In Japan it starts in the last days of March and is over by the middle of April. */
function cherryBlossom(today: string): SaidDates {
  const season = 'the cherry blossom season (late March to early April)';
  return { month: 3, start: startIn(3, 27, today), isRough: true, season };
}

/** 'May' and 'March' as months in a message where they are not its first word. */
function capital(original: string): string | undefined {
  return /[\w,] (May|March)\b(?! (?:I|we|you|be|not)\b)/.exec(original)?.[1]?.toLowerCase();
}

/** 'lisbon, may, 4 days': between commas, or at the end, 'may' is not a verb. */
function bare(folded: string): string | undefined {
  return /(?:[,;/-]|\bno|\b(?:days?|nights?|weeks?|week-?end))\s*(may|mar)\s*(?:[,;/?!.]|$)|^\W*(may)\s*(?:,|\d)/
    .exec(folded)
    ?.slice(1)
    .find(Boolean);
}
