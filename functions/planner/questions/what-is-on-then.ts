import { addDays, daysBetween, writeDate } from '#shared/calendar/calendar.ts';
import { formatDay } from '#shared/trips/dates.ts';
import { type Draft, type DraftDay, destinationsOf, placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { publicHolidayOn } from '../holidays/public-holidays.ts';
import { seasonNotes, spokenSeason } from '../holidays/season-notes.ts';
import { namedTime, type TimeToMind, timesToMind } from '../holidays/times-to-mind.ts';
import { ramadanText, timeBegins, timeSentence } from '../holidays/when-text.ts';
import { listed } from '../words/listed.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { daysIn } from './spoken-of.ts';

/** 'Is anything on then?', 'what does that holiday mean for us?': what the days of a plan meet, and its effect. */
export const whatIsOnThen: AnswerTopic = (question) => {
  const named = namedEvent(question);
  if (named) return named;
  const { draft } = question;
  if (!draft) return undefined;
  const asked = daysIn({ ...question, intent: 'open' });
  const days = asked.length > 0 ? asked : draft.days;
  if (days.every(({ date }) => date === undefined))
    return (
      inMonth(question) ?? {
        text: 'The plan has no dates yet: say when you go, and I tell which holidays and feasts are then.',
      }
    );
  const asTold = (of: readonly DraftDay[]) => [...timesText(of), ...holidaysText(of)];
  const own = asTold(days);
  const texts = [...(own.length > 0 ? own : asTold(draft.days)), ramadanOf(draft), ...seasonOf(days)].filter(Boolean);
  return {
    text:
      texts.length > 0
        ? `${texts.join(' ')} Concerts and strikes of the week I do not know.`
        : 'None of the feasts and holidays that I know falls on those days; concerts, fairs and strikes of the week I do not know: the tourist office has a calendar.',
  };
};

/** 'Where should we be on the night of the 1st?': the town of each day that is named, what is on it, and what is on there. */
export const whereOnDay: AnswerTopic = (question) => {
  const { draft } = question;
  const days = daysIn({ ...question, intent: 'what-plan' });
  const event = namedEvent(question);
  if (!draft || days.length === 0) return event;
  const texts = days.slice(0, 3).map((day) => {
    const what =
      day.items.length > 0 ? `, with ${listed(day.items.map(({ title }) => title))}` : ', with nothing planned';
    return `On ${dayText(day)} you are in ${day.destination?.name ?? 'no town yet'}${what}.`;
  });
  return { text: [...texts, ...timesText(days), ...holidaysText(days)].join(' ') };
};

/** 'Is Oktoberfest on then?', 'it's carnival too, right?': when it is that year, and what that means. */
export function namedEvent({ folded, draft, wish }: OpenQuestion): { readonly text: string } | undefined {
  const towns = draft ? destinationsOf(draft) : wish.destinations;
  const first = draft?.days[0]?.date ?? wish.start;
  if (towns.length === 0 || first === undefined) return undefined;
  const time = namedTime(folded, towns, first);
  if (!time) return undefined;
  return {
    text: isThere(time, first, lastOf(draft) ?? first)
      ? thereText(time, draft)
      : elsewhenText(time, first, lastOf(draft) ?? first),
  };
}

/** The feasts of the month that a plan without dates is in. */
function inMonth({ draft, wish }: OpenQuestion): { readonly text: string } | undefined {
  if (!draft || wish.month === undefined) return undefined;
  const year = Number((wish.start ?? draft.today).slice(0, 4));
  const isOver = wish.start === undefined && wish.month < Number(draft.today.slice(5, 7));
  const first = writeDate(isOver ? year + 1 : year, wish.month, 1);
  const dates = Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter(
    (date) => date.slice(0, 7) === first.slice(0, 7),
  );
  const texts = destinationsOf(draft).flatMap((town) => timesToMind(town, dates).map(timeSentence));
  return texts.length > 0
    ? { text: `${[...new Set(texts)].join(' ')} Say on which days you go, and I tell whether you meet it.` }
    : undefined;
}

function lastOf(draft: Draft | undefined): string | undefined {
  return draft?.days.at(-1)?.date;
}

function isThere({ from, to }: TimeToMind, first: string, last: string): boolean {
  return from <= last && first <= to;
}

function whenOf(time: TimeToMind): string {
  return `${timeBegins(time)}, ${time.to.slice(0, 4)}`;
}

function thereText(time: TimeToMind, draft: Draft | undefined): string {
  const within = (draft?.days ?? []).filter(({ date }) => date !== undefined && date >= time.from && date <= time.to);
  const days =
    within.length > 0
      ? `, which ${within.length === 1 ? 'is' : 'are'} ${dayNames(within)} of your plan${townsOf(within)}`
      : '';
  return `Yes: ${whenOf(time)}${days}: ${time.effect}.${marketsText(time, draft)}`;
}

/** The Christmas markets of the plan's towns by name, with the day where one is on the plan. */
function marketsText({ name }: TimeToMind, draft: Draft | undefined): string {
  if (!draft || !/christmas market/i.test(name)) return '';
  const placed = placedItems(draft);
  const markets = destinationsOf(draft).flatMap(({ places }) =>
    places.filter(({ kind, months }) => kind === 'market' && months?.includes(12) && !months.includes(6)),
  );
  const named = markets.slice(0, MOST_MARKETS).map((place) => {
    const at = placed.find(({ item }) => item.place === place);
    return `${place.name}${at ? ` (${dayText(at.day)})` : ''}`;
  });
  return named.length > 0
    ? ` There: ${listed(named)}; say "add" and a name, with a day.`
    : ' I know none there by name: the square before the town hall or the cathedral is the usual place.';
}

const MOST_MARKETS = 4;

function elsewhenText(time: TimeToMind, first: string, last: string): string {
  const isOver = time.to < first;
  const gap = isOver ? daysBetween(time.to, first) : daysBetween(last, time.from);
  const days = `${gap} ${gap === 1 ? 'day' : 'days'}`;
  const side = isOver ? `it ends ${days} before you come` : `it begins ${days} after you leave`;
  return `No: ${whenOf(time)}, so ${side}. Move the dates if you want to be there: ${time.effect}.`;
}

/** 'Is there cherry blossom then?': what is known of the season that is named, for the plan's own towns. */
export function spokenSeasonOf({ folded, draft, wish }: OpenQuestion): string | undefined {
  const towns = draft ? destinationsOf(draft) : wish.destinations;
  const notes = [...new Set(towns.flatMap((town) => spokenSeason(town, folded)))];
  if (notes.length === 0) return undefined;
  const [first, last] = [draft?.days[0]?.date, lastOf(draft)];
  const when =
    first !== undefined && last !== undefined ? ` Your days are ${formatDay(first)} to ${formatDay(last)}.` : '';
  return `${notes.join(' ')}${when}`;
}

function townsOf(days: readonly DraftDay[]): string {
  const names = [...new Set(days.flatMap(({ destination }) => destination?.name ?? []))];
  return names.length > 0 ? `, in ${listed(names)}` : '';
}

function dayNames(days: readonly DraftDay[]): string {
  return `day ${listed(days.map(({ index }) => String(index + 1)))}`;
}

/** The times that days of a plan meet, each once. */
export function timesText(days: readonly DraftDay[]): string[] {
  const towns = [...new Set(days.flatMap(({ destination }) => destination ?? []))];
  const texts = towns.flatMap((town) => {
    const dates = days.flatMap(({ date, destination }) => (destination === town && date !== undefined ? [date] : []));
    return timesToMind(town, dates).map(timeSentence);
  });
  return [...new Set(texts)];
}

function holidaysText(days: readonly DraftDay[]): string[] {
  const holidays = days.flatMap(({ date, destination }) =>
    date !== undefined && destination ? (publicHolidayOn(destination.country, date) ?? []) : [],
  );
  if (holidays.length === 0) return [];
  return [
    `${listed(holidays.map(({ name, date }) => `${name} (${formatDay(date)})`))} ${holidays.length === 1 ? 'is a public holiday' : 'are public holidays'}: many shops and museums are closed or open late, buses run as on Sundays.`,
  ];
}

function ramadanOf({ days }: Draft): string {
  const [first] = days;
  return first?.destination && first.date !== undefined
    ? ramadanText(first.destination.country, first.date, days.length)
    : '';
}

function seasonOf(days: readonly DraftDay[]): string[] {
  const notes = days.flatMap(({ date, destination }) =>
    date !== undefined && destination ? seasonNotes(destination, Number(date.slice(5, 7))) : [],
  );
  return [...new Set(notes)].slice(0, 2);
}
