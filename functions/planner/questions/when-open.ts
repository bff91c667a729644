import { weekdayOf } from '#shared/calendar/calendar.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { formatDay } from '#shared/trips/dates.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { type DraftDay, placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { kindAsked } from '../edits/find-items.ts';
import { closedText } from '../edits/place-items.ts';
import { sightFacts } from '../facts/sights.ts';
import { publicHolidayOn } from '../holidays/public-holidays.ts';
import { ramadanText } from '../holidays/when-text.ts';
import { isOpen } from '../itinerary/place-score.ts';
import type { NamedSight } from '../understand/find-sights.ts';
import { WEEKDAY, weekdayNumber } from '../understand/weekdays.ts';
import { listed } from '../words/listed.ts';
import { monthName } from '../words/words.ts';
import type { AnswerOne, Question } from './question.ts';
import { daysIn, placedOf, sightsIn } from './spoken-of.ts';
import { timesText } from './what-is-on-then.ts';

const SHORT = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const LONG = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const NO_HOURS_OF_IT =
  'I know on which weekdays places are closed, but not their hours: look at their own pages. Name a sight, and I say its closing days.';
const NO_HOURS = 'Their hours I do not know: check its own page.';

/** 'Is the Vatican open on Sunday?': weekly closing days and months, which are all that the catalogue has. */
export const whenOpen: AnswerOne = (question) => {
  const named = sightsIn(question);
  const fasting = fastingText(question);
  if (fasting !== '' && named.length === 0) return fasting;
  const sights = named.length > 0 ? named : plannedOfKind(question);
  if (sights.length > 0)
    return `${holidayText(question)}${sights.map((sight) => `${openText(sight.place, whenAsked(question, placedOf(sight, question)?.day), /\b(?:clos\w+|shut)\b/.test(question.folded))}${knownText(sight)}`).join(' ')} ${NO_HOURS}`;
  if (/\b(?:times?|hours|it)\b/.test(question.folded) && !/\banything|everything\b/.test(question.folded))
    return NO_HOURS_OF_IT;
  const days = daysIn(question);
  const all = days.length > 0 ? days : question.draft?.days;
  return all && `${holidayText(question)}${closedOn(all)}`;
};

/** What is known besides of a very well known sight. */
function knownText({ place, destination }: Pick<NamedSight, 'place' | 'destination'>): string {
  const { closed, late, free } = sightFacts(place, destination.name) ?? {};
  const isOnClosed = place.closed !== undefined && free !== undefined && /Sunday|Monday/.test(free);
  return [
    closed ? ` It is closed ${closed}.` : '',
    late ? ` Open late on ${late}.` : '',
    isOnClosed ? ` Free ${free}.` : '',
  ].join('');
}

/** 'Are restaurants shut by day?' in Ramadan. */
function fastingText({ folded, draft }: Question): string {
  const [first] = draft?.days ?? [];
  const isEaten = /\b(?:restaurants?|cafes?|eat\w*|food|lunch|kitchens?|drink\w*|everything|anything)\b/.test(folded);
  return isEaten && draft && first?.date !== undefined && first.destination
    ? ramadanText(first.destination.country, first.date, draft.days.length)
    : '';
}

/** The public holidays of the days that are asked about, else of the plan. */
function holidayText(question: Question): string {
  const asked = daysIn(question);
  const days = asked.length > 0 ? asked : (question.draft?.days ?? []);
  const holidays = days.flatMap(({ date, destination }) =>
    date !== undefined && destination ? (publicHolidayOn(destination.country, date) ?? []) : [],
  );
  if (holidays.length === 0) return '';
  const names = holidays.map(({ name, date }) => `${formatDay(date)} is ${name}`);
  const feasts = timesText(days);
  if (feasts.length > 0) return `${listed(names)}, a public holiday. ${feasts.join(' ')} `;
  return `${listed(names)}, a public holiday: many shops and museums are closed then, parks, streets and most restaurants are not. `;
}

/** 'Are the museums open on Mondays?': those on the plan. */
function plannedOfKind({ folded, draft }: Question): Pick<NamedSight, 'place' | 'destination'>[] {
  const isKind = kindAsked(folded);
  if (!isKind || !draft) return [];
  return placedItems(draft).flatMap(({ item: { place }, day: { destination } }) =>
    place && destination && isKind(place) ? [{ place, destination }] : [],
  );
}

/** A weekday that is asked about, or a day of the plan. */
interface When {
  readonly weekday: number | undefined;
  readonly day: DraftDay | undefined;
}

function whenAsked(question: Question, planned: DraftDay | undefined): When {
  const name = new RegExp(`\\b(${WEEKDAY})s?\\b`).exec(foldInPlace(question.text))?.[1];
  if (name !== undefined) return { weekday: weekdayNumber(name), day: undefined };
  const day = daysIn(question)[0] ?? planned;
  return { weekday: day?.date === undefined ? undefined : weekdayOf(day.date), day };
}

function openText(place: CataloguePlace, { weekday, day }: When, asksClosed: boolean): string {
  const shut = place.closed ? `closed on ${closedText(place)}` : 'open on every day of the week, as far as I know';
  const season = place.months ? `, and only ${seasonText(place.months)}` : '';
  const short = weekday === undefined ? undefined : SHORT[weekday];
  const long = weekday === undefined ? undefined : LONG[weekday];
  if (short === undefined || long === undefined) return `${place.name} is ${shut}${season}.`;
  const on = day ? dayText(day) : `${long}s`;
  const isShut = place.closed?.includes(short) ?? false;
  const [shutWord, openWord] = asksClosed ? ['Yes', 'No'] : ['No', 'Yes'];
  return isShut
    ? `${shutWord}: ${place.name} is ${shut}${season}${day ? `, so not on ${on}` : ''}.`
    : `${openWord}: ${place.name} is open on ${on}${place.closed ? ` (it is ${shut})` : ''}${season}.`;
}

/** 'from May to September', 'in March and from October to December': months that follow each other, also over New Year. */
function seasonText(months: readonly number[]): string {
  const next = (month: number) => (month % 12) + 1;
  const begins = months.filter((month) => !months.some((each) => next(each) === month));
  const spans = begins.map((first) => {
    let last = first;
    while (months.includes(next(last))) last = next(last);
    return first === last ? `in ${monthName(first)}` : `from ${monthName(first)} to ${monthName(last)}`;
  });
  return listed(spans);
}

/** What of the plan is closed on these days; it should be nothing. */
function closedOn(days: readonly DraftDay[]): string {
  const placed = placedItems({ days, today: '', tripTitle: undefined });
  const shut = placed.filter(({ item, day }) => item.place && !isOpen(item.place, { date: day.date }));
  if (shut.length > 0)
    return `${listed(shut.map(({ item, day }) => `${item.title} is closed on ${dayText(day)}`))}. ${NO_HOURS}`;
  const undated = days.every(({ date }) => date === undefined);
  return undated
    ? 'The plan has no dates yet: say when you go, and I keep closing days in mind. Hours I do not know.'
    : 'Nothing on the plan has its weekly closing day then. Hours I do not know: check their own pages.';
}
