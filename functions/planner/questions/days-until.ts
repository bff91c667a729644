import { daysBetween } from '#shared/calendar/calendar.ts';
import { count, formatDayWithWeekday } from '#shared/trips/dates.ts';
import type { OpenQuestion } from './answer.ts';

const UNTIL =
  /\b(?:how (?:many (?:days|weeks|months|nights|sleeps)|long|far)\b.{0,25}\b(?:until|untill|till|til|to go|away|from now|before)\b(?! (?:closing|it closes|sunset))|count ?down)/;
const LEAVING = /\b(?:we|i|us|it|trip|holiday|vacation|start|leave|go|fly|off|departure|away|count ?down|then)\b/;
const WEEK = 7;

/** 'How many days till we go?': from today to the plan's first day. */
export function daysUntil({ folded, draft }: OpenQuestion): string | undefined {
  if (!draft || !UNTIL.test(folded) || !LEAVING.test(folded)) return undefined;
  const first = draft.days[0]?.date;
  if (first === undefined) return 'The plan has no dates yet: say when you go, and I count the days.';
  const days = daysBetween(draft.today, first);
  const weeks = days >= 2 * WEEK ? `, about ${count(Math.round(days / WEEK), 'week')}` : '';
  return days > 0
    ? `It is ${count(days, 'day')} until ${formatDayWithWeekday(first)}, ${first.slice(0, 4)}, your first day${weeks}.`
    : `Your first day is ${formatDayWithWeekday(first)}.`;
}
