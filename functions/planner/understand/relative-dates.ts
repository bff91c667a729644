import { addDays, weekdayOf } from '#shared/calendar/calendar.ts';
import { startIn } from './months.ts';
import { NUMBER, numberOf } from './numbers.ts';
import type { SaidDates } from './said-dates.ts';
import { findWeekdaySpan, WHOLE_WEEKDAY, weekdayNumber } from './weekdays.ts';

const UNIT_DAYS = { day: 1, week: 7, fortnight: 14, month: 30 } as const;
type Unit = keyof typeof UNIT_DAYS;
const AMOUNT = `(${NUMBER})\\s+(day|week|fortnight|month)(?:'s|s'?)?`;
/** 'in three weeks' time', 'two weeks from now': when, not how long. */
const FROM_NOW = new RegExp(
  `\\b(?:in\\s+)?${AMOUNT}(?:\\s+time\\b|\\s+from\\s+(?:now|today|tomorrow)\\b|\\s+(?:ahead|away)\\b)`,
);
const AHEAD = new RegExp(
  `\\bin\\s+(?:about\\s+)?${AMOUNT}(?!\\s+(?:in|to|around|across|through)\\b)(?![\\p{L}'])`,
  'u',
);
const LEAVING =
  /\b(?:leav\w*|go(?:ing)? in|fly(?:ing)?|travel(?:ling)? in|start(?:ing|s)?|set(?:ting)? off|depart\w*)\b/;
const OTHER_LENGTH = new RegExp(
  `\\b(?:(?:${NUMBER})[\\s-]*(?:days?|nights?|nts|weeks?|wks?)|\\d{1,2}\\s?[dn]|week-?end|wknd|fortnight)\\b`,
);

/** How far off the trip is; undefined when a message does not say, or means its length. */
function findOffset(folded: string): { readonly days: number; readonly text: string } | undefined {
  const sure = FROM_NOW.exec(folded);
  const maybe = sure ?? AHEAD.exec(folded);
  if (!maybe) return undefined;
  const [text, number = '', unit = 'day'] = maybe;
  const rest = folded.slice(0, maybe.index) + folded.slice(maybe.index + text.length);
  const [, clause = ''] = /([^,.;!?]*)$/.exec(folded.slice(0, maybe.index)) ?? [];
  if (!sure && !OTHER_LENGTH.test(rest) && !LEAVING.test(clause)) return undefined;
  return { days: numberOf(number) * UNIT_DAYS[unit as Unit], text };
}

/** The message without how far off the trip is, so that it is not taken for its length. */
export function withoutOffset(folded: string): string {
  const offset = findOffset(folded);
  return offset ? folded.replace(offset.text, ' ') : folded;
}

const DAY_NAMED = new RegExp(`\\b(?:(next|this|coming|on|from|by|of)\\s+)?(?:coming\\s+)?(${WHOLE_WEEKDAY})\\b`);

/** A day relative to today: 'tomorrow', 'next weekend', 'Thursday next week'. */
export function relativeDates(folded: string, today: string): SaidDates | undefined {
  const weekday = weekdayOf(today);
  const toMonday = (8 - weekday) % 7 || 7;
  const offset = findOffset(folded);
  if (offset) return { start: addDays(today, offset.days) };
  if (/\bday after tomorrow\b/.test(folded)) return { start: addDays(today, 2) };
  if (/\b(?:tomorrow|tmrw|tmr|tomorow)\b/.test(folded)) return { start: addDays(today, 1) };
  if (/\b(?:today|tonight|right now|this evening)\b/.test(folded)) return { start: today };
  const month = /\b(?:month after next|in two months)\b/.test(folded) ? 2 : /\bnext month\b/.test(folded) ? 1 : 0;
  if (month > 0) {
    const number = ((Number(today.slice(5, 7)) + month - 1) % 12) + 1;
    return { month: number, start: startIn(number, 10, today), isRough: true };
  }
  return onWeekday(folded, today, weekday, toMonday);
}

function onWeekday(folded: string, today: string, weekday: number, toMonday: number): SaidDates | undefined {
  const first = findWeekdaySpan(folded)?.first;
  const [, how, name] = DAY_NAMED.exec(folded) ?? [];
  const day = first ?? name;
  const isNextWeek = /\bnext week(?!\s*-?\s*end)\b/.test(folded);
  if (day !== undefined && isNextWeek) return { start: addDays(today, toMonday + ((weekdayNumber(day) + 6) % 7)) };
  if (isNextWeek) return { start: addDays(today, toMonday) };
  if (/\bthis (?:coming )?(?:week-?end|wknd)\b/.test(folded)) return { start: addDays(today, (5 - weekday + 7) % 7) };
  if (/\bnext (?:long )?(?:week-?end|wknd)\b/.test(folded)) return { start: addDays(today, toMonday + 4) };
  if (/\b(?:week-?end|wknd) after next\b/.test(folded)) return { start: addDays(today, toMonday + 11) };
  if (name === undefined || how === undefined || how === 'of' || how === 'by') return undefined;
  if (how === 'next') return { start: addDays(today, toMonday + ((weekdayNumber(name) + 6) % 7)) };
  return { start: addDays(today, (weekdayNumber(name) - weekday + 7) % 7 || 7) };
}
