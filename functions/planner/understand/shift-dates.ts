import { addDays, isRealDate, weekdayOf } from '#shared/calendar/calendar.ts';
import { onOrAfter } from './months.ts';
import { NUMBER, numberOf } from './numbers.ts';
import type { SaidDates } from './said-dates.ts';
import { WEEKDAY, weekdayNumber } from './weekdays.ts';

const UNITS = { day: 1, night: 1, week: 7, fortnight: 14, month: 28 } as const;
type Unit = keyof typeof UNITS;
const AMOUNT = `(${NUMBER})\\s+(day|night|week|fortnight|month)s?`;
const LATER = new RegExp(`\\b${AMOUNT}\\s+(later|earlier|sooner|after that|before that)\\b`);
const BY = new RegExp(`\\b(later|earlier|sooner)\\s+by\\s+${AMOUNT}`);
const MOVED = new RegExp(
  `\\b(push|move|shift|postpone|delay|put|bring|slide)\\b[^.;!?]{0,25}?\\b(?:(back|forward|forwards|out|up|earlier|later)\\s+)?(?:by\\s+)?${AMOUNT}(?:\\s+(back|forward|forwards|later|earlier))?`,
);

const OTHER_WEEK =
  /\b(?:the )?(?:following (?:week-?end|week)|(?:week-?end|week) (after|before|later|earlier))\b(?! (?:easter|christmas|next))/;

/** Whether a message moves a trip to another week: 'the weekend after that'. */
export function isOtherWeek(folded: string): boolean {
  return OTHER_WEEK.test(folded);
}

/** By how many days a message moves the dates; undefined when it does not. */
export function findShift(folded: string): number | undefined {
  const week = OTHER_WEEK.exec(folded);
  if (week) return /before|earlier/.test(week[1] ?? '') ? -7 : 7;
  const later = LATER.exec(folded);
  if (later) return daysOf(later[1], later[2]) * (/earlier|sooner|before/.test(later[3] ?? '') ? -1 : 1);
  const by = BY.exec(folded);
  if (by) return daysOf(by[2], by[3]) * (by[1] === 'later' ? 1 : -1);
  const moved = MOVED.exec(folded);
  if (!moved) return undefined;
  const [, verb = '', before = '', number, unit, after = ''] = moved;
  const isEarlier = /earlier|forward/.test(before + after) || (verb === 'bring' && !/later|back/.test(before + after));
  return daysOf(number, unit) * (isEarlier ? -1 : 1);
}

const STARTING = new RegExp(
  `\\b(?:start|begin|go|travel|set off)(?:s|ing)?\\s+(?:it\\s+|the trip\\s+|there\\s+)?(?:on\\s+)?(?:the\\s+)?(${WEEKDAY})(?!\\s+(?:morning|afternoon|evening|night|with|at|late|early|later))\\b`,
);

/** 'Can we start on the Thursday instead?': the one nearest to the start so far, 'YYYY-MM-DD'. */
export function findStartWeekday(folded: string, start: string): string | undefined {
  const name = STARTING.exec(folded)?.[1];
  if (name === undefined) return undefined;
  return nearestWeekday(start, name);
}

/** The day of that name that is nearest to a date, at most three days before or after it. */
export function nearestWeekday(date: string, name: string): string {
  const by = (weekdayNumber(name) - weekdayOf(date) + 7) % 7;
  return addDays(date, by > 3 ? by - 7 : by);
}

function daysOf(number = '', unit = 'day'): number {
  return numberOf(number) * UNITS[unit as Unit];
}

const NTH =
  '(\\d{1,2})(?:st|nd|rd|th)(?!\\s+(?:birthday|anniversary|century|floor|arrondissement|district|time|grade))';
const FROM_TO = new RegExp(
  `\\b${NTH}\\s*(?:-|to|till?|until|through|and|,)?[^\\d.;!?]{0,30}?\\b${NTH}|\\b(?:the\\s+)?(\\d{1,2})\\s*-\\s*${NTH}`,
);
const LAST = new RegExp(
  `\\b(?:until|till?|through|back(?:\\s+on)?|home(?:\\s+on)?|leav\\w+(?:\\s+on)?|by)\\s+(?:(?:on|the|${WEEKDAY})\\s+)+${NTH}`,
);
/** 'We can stay until Sunday now' */
const STAYING = new RegExp(
  `\\b(?:stay|extend|remain|hang around|keep going)\\b[^.;!?]{0,25}?\\b(?:until|till?|through|to)\\s+(?:(?:on|the|next)\\s+)*(${WEEKDAY})\\b(?!\\s+\\d)`,
);
const FIRST = new RegExp(
  `\\b(?:the|from|on|arriv\\w+|start\\w*|begin\\w*|${WEEKDAY})\\s+(?:(?:on|the|${WEEKDAY})\\s+)*${NTH}`,
);

/** 'Friday 7 then' */
const WEEKDAY_AND_NUMBER = new RegExp(
  `\\b(?:${WEEKDAY})\\s+(\\d{1,2})(?=\\s*(?:$|[,.;!?]|then\\b|instead\\b|i mean|sorry|please|pls))`,
);

/** 'We can't leave till the 7th' begins then, 'we don't fly home until the 7th' ends then. */
export const NOT_BEFORE =
  /^(?!.*\b(?:home|back|return\w*|stay\w*)\b).*\b(?:can'?t|cannot|can not|couldn'?t|won'?t|will not|not|only)\s+(?:\p{L}+\s+){0,2}?(?:till?|until|before)\b/u;

/** Whether a text names one day by its weekday and its number: 'friday 7 then'. */
export function namesBareDay(folded: string): boolean {
  return WEEKDAY_AND_NUMBER.test(folded);
}

/** Days without a month, 'from the 12th', in the month mentioned before, else the next ones. */
export function findBareDay(folded: string, spokenOf: string | undefined, today: string): SaidDates | undefined {
  const both = FROM_TO.exec(folded);
  if (both) {
    const start = dayOf(both[1] ?? both[3], spokenOf, today);
    const end = start === undefined ? undefined : onOrAfter(Number(both[2] ?? both[4]), start);
    return start === undefined || end === undefined ? undefined : { start, end };
  }
  const last = NOT_BEFORE.test(folded) ? null : LAST.exec(folded);
  if (last && spokenOf !== undefined) {
    const end = onOrAfter(Number(last[1]), spokenOf);
    return end === undefined ? undefined : { start: spokenOf, end };
  }
  const weekday = STAYING.exec(folded)?.[1];
  if (weekday !== undefined && spokenOf !== undefined) {
    const by = (weekdayNumber(weekday) - weekdayOf(spokenOf) + 7) % 7 || 7;
    return { start: spokenOf, end: addDays(spokenOf, by) };
  }
  const first = FIRST.exec(folded) ?? LAST.exec(folded) ?? WEEKDAY_AND_NUMBER.exec(folded);
  const start = first ? dayOf(first[1], spokenOf, today) : undefined;
  return start === undefined ? undefined : { start };
}

function dayOf(day = '', spokenOf: string | undefined, today: string): string | undefined {
  const same = spokenOf === undefined ? undefined : `${spokenOf.slice(0, 8)}${day.padStart(2, '0')}`;
  if (same !== undefined && isRealDate(same) && same >= today) return same;
  return onOrAfter(Number(day), addDays(today, 1));
}
