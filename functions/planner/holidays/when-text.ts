import { addDays } from '#shared/calendar/calendar.ts';
import { formatDay } from '#shared/trips/dates.ts';
import type { TripPlan } from '../itinerary/plan-trip.ts';
import type { Wish } from '../understand/wish.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';
import { publicHolidayOn } from './public-holidays.ts';
import { altitudeNote, ramadanAt, seasonNotes, spokenSeason } from './season-notes.ts';
import { type TimeToMind, timesToMind } from './times-to-mind.ts';

/** Public holidays, Ramadan, the season and the height of where a plan goes, as far as they matter for its days or are spoken of. */
export function whenText({ start, month, isDateSaid }: Wish, { days, stops }: TripPlan, folded: string): string {
  const holidays =
    start === undefined || !isDateSaid
      ? []
      : days.flatMap(({ destination }, index) => publicHolidayOn(destination.country, addDays(start, index)) ?? []);
  const names = holidays.slice(0, MOST).map(({ name, date }) => `${name} (${formatDay(date)})`);
  const closed =
    names.length > 0
      ? `Public ${names.length === 1 ? 'holiday' : 'holidays'} then: ${listed(names)}; museums and shops may be closed, so check.`
      : '';
  const times = start === undefined || !isDateSaid ? [] : timesOf(days, start);
  const [first] = stops;
  const ramadan = first && start !== undefined ? ramadanText(first.destination.country, start, days.length) : '';
  const destinations = stops.map(({ destination }) => destination);
  const spoken = destinations.flatMap((each) => spokenSeason(each, folded));
  const notes = [...spoken, ...(month === undefined ? [] : destinations.flatMap((each) => seasonNotes(each, month)))];
  const heights = destinations.flatMap((each) => altitudeNote(each) ?? []).slice(0, 1);
  return [closed, ...times, ramadan, ...[...new Set(notes)].slice(0, 2), ...heights].filter(Boolean).join(' ');
}

/** The feasts that the days of a plan meet, each once, with what they close, fill and cost. */
function timesOf(days: TripPlan['days'], start: string): string[] {
  const towns = [...new Set(days.map(({ destination }) => destination))];
  const texts = towns.flatMap((town) => {
    const dates = days.flatMap(({ destination }, index) => (destination === town ? [addDays(start, index)] : []));
    return timesToMind(town, dates).map(timeSentence);
  });
  return [...new Set(texts)].slice(0, MOST_TIMES);
}

const MOST_TIMES = 2;

/** 'Oktoberfest is from Sep 18 to Oct 3: beds …' */
export function timeSentence(time: TimeToMind): string {
  return `${timeBegins(time)}: ${time.effect}.`;
}

/** 'Oktoberfest is from Sep 18 to Oct 3', 'The Christmas markets are …' */
export function timeBegins({ name, from, to }: TimeToMind): string {
  return `${capitalized(name)} ${/(?:markets|festivals|championships)$/.test(name) ? 'are' : 'is'} ${spanText({ from, to })}`;
}

/** 'on Apr 23', 'from Sep 18 to Oct 3' */
function spanText({ from, to }: Pick<TimeToMind, 'from' | 'to'>): string {
  return from === to ? `on ${formatDay(from)}` : `from ${formatDay(from)} to ${formatDay(to)}`;
}

const MOST = 3;

/** What Ramadan means for visitors of a country (ISO 3166-1 alpha-2) on these days; empty outside of it. */
export function ramadanText(country: string, start: string, days: number): string {
  const ramadan = ramadanAt(country, start, days);
  return ramadan
    ? `It is Ramadan from about ${formatDay(ramadan.from)} to ${formatDay(ramadan.to)}: many cafés and restaurants are closed by day, opening hours are shorter, and evenings are lively.`
    : '';
}
