import { addDays } from '#shared/calendar/calendar.ts';
import { formatDay } from '#shared/trips/dates.ts';
import type { DraftDay } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { type PublicHoliday, publicHolidayOn } from '../holidays/public-holidays.ts';
import { easterOf } from '../understand/easter.ts';
import { findDates } from '../understand/find-dates.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';
import type { Question } from './question.ts';
import { daysIn } from './spoken-of.ts';
import { timesText } from './what-is-on-then.ts';

const HOLIDAY =
  /\b(?:(?:public |bank |national |local )?holidays?(?! (?:inn|home|apartment|flat|let))|bank holiday|feiertag\w*|jours? feries?|festivos?|giorn\w+ festiv\w+|festa)\b/;
/** Holidays that are asked for by their names, with what they are called in the data or their day after Easter. */
const NAMED: readonly (readonly [said: RegExp, name: string, day: number])[] = [
  [/\bgood friday\b/, 'Good Friday', -2],
  [/\beaster monday\b/, 'Easter Monday', 1],
  [/\beaster\b/, 'Easter Sunday', 0],
  [/\bascension\b/, 'Ascension Day', 39],
  [/\b(?:whit ?monday|pentecost monday)\b/, 'Whit Monday', 50],
  [/\b(?:whitsun|whit sunday|pentecost)\b/, 'Whit Sunday', 49],
  [/\bcorpus christi\b/, 'Corpus Christi', 60],
];
const NEAR = 7;

/** 'Is the Thursday a holiday?', 'isn't that Easter?', 'is that Golden Week?': the calendar, and what it means. */
export function aboutHolidays(question: Omit<Question, 'intent'>): string | undefined {
  const { folded, draft } = question;
  if (!draft) return undefined;
  const first = draft.days[0]?.date;
  if (first === undefined) return undefined;
  const named = NAMED.find(([said]) => said.test(folded));
  if (named) return `${namedText(named, draft.days)} ${holidaysText(draft.days)}`.trim();
  if (!HOLIDAY.test(folded)) return onHoliday(question);
  return [spokenDay(question), holidaysText(draft.days), ...timesText(draft.days)].filter(Boolean).join(' ');
}

/** 'Easter Sunday is Mar 28: two days after the plan ends.' */
function namedText([, name, day]: (typeof NAMED)[number], days: readonly DraftDay[]): string {
  const [first = '', last = ''] = [days[0]?.date, days.at(-1)?.date];
  const date = addDays(easterOf(Number(first.slice(0, 4))), day);
  const on = days.find((each) => each.date === date);
  if (on) return `Yes: ${name} is ${formatDay(date)}, ${dayText(on)}.`;
  const friday = addDays(easterOf(Number(first.slice(0, 4))), -2);
  const goodFriday =
    day === 0 && days.some((each) => each.date === friday)
      ? ` Good Friday, ${formatDay(friday)}, is one of your days.`
      : '';
  const place = date > last ? `after your last day, ${formatDay(last)}` : `before your first day, ${formatDay(first)}`;
  return `${name} is ${formatDay(date)}, which is ${place}.${goodFriday}`;
}

/** 'What is with the Saturday being 8 May?', which is one. */
function onHoliday({ folded, text, draft }: Omit<Question, 'intent'>): string | undefined {
  const date = findDates(folded, text, draft?.today ?? '')?.start;
  const day = draft?.days.find((each) => each.date !== undefined && each.date === date);
  const holiday = day?.date && day.destination && publicHolidayOn(day.destination.country, day.date);
  return holiday && /\b(?:what|whats|why|special|closed|shut|with)\b/.test(folded)
    ? `${formatDay(holiday.date)} is ${holiday.name}, a public holiday: shops, banks and some museums may be closed, so check; parks, streets and most restaurants are not.`
    : undefined;
}

/** A day that is asked about and is none. */
function spokenDay(question: Omit<Question, 'intent'>): string {
  const { folded, text, draft } = question;
  const said = findDates(folded, text, draft?.today ?? '')?.start;
  const asked = daysIn({ ...question, intent: 'open' });
  const day =
    draft?.days.find(({ date }) => date !== undefined && date === said) ?? (asked.length === 1 ? asked[0] : undefined);
  if (!day?.date || !day.destination) return '';
  return publicHolidayOn(day.destination.country, day.date)
    ? ''
    : `${capitalized(dayText(day))} is no public holiday there that I know of.`;
}

/** The public holidays of the days of a plan, and those close to them. */
function holidaysText(days: readonly DraftDay[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first?.date || !last?.date || !first.destination || !last.destination) return '';
  const within = days.flatMap(({ date, destination }) =>
    date !== undefined && destination ? (publicHolidayOn(destination.country, date) ?? []) : [],
  );
  const before = near(first.destination.country, first.date, -1);
  const after = near(last.destination.country, last.date, 1);
  const text = (holidays: readonly PublicHoliday[]) =>
    listed(holidays.map(({ name, date }) => `${name} (${formatDay(date)})`));
  const is =
    within.length > 0
      ? `Public ${within.length === 1 ? 'holiday' : 'holidays'} on your days: ${text(within)}. Many shops, banks and some museums are closed then, buses run as on Sundays, and popular places are full: check and book ahead. Parks, streets and most restaurants are not closed.`
      : 'None of your days is a public holiday there.';
  const close = [...before, ...after];
  return close.length > 0 ? `${is} Close by: ${text(close)}.` : is;
}

function near(country: string, from: string, step: 1 | -1): PublicHoliday[] {
  const dates = Array.from({ length: NEAR }, (_, index) => addDays(from, step * (index + 1)));
  return dates.flatMap((date) => publicHolidayOn(country, date) ?? []).sort((a, b) => a.date.localeCompare(b.date));
}
