import { addDays, weekdayOf, writeDate } from '#shared/calendar/calendar.ts';
import { formatDay } from '#shared/trips/dates.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { easterOf } from '../understand/easter.ts';
import data from './times-to-mind.json' with { type: 'json' };

/** A time that changes a trip, in one year. */
export interface TimeToMind {
  readonly name: string;
  /** What is closed, full or dear then. */
  readonly effect: string;
  /** 'YYYY-MM-DD', both included. */
  readonly from: string;
  readonly to: string;
}

interface Span {
  readonly from: string;
  readonly to: string;
  /** The day itself, of days around one. */
  readonly main?: string | undefined;
}

type Event = (typeof data.events)[number];

/** When an event is in a year; empty where that is not known. */
function spansOf({ when }: Event, year: number): Span[] {
  if (when.from !== undefined && when.to !== undefined) return [fixedSpan(when.from, when.to, year)];
  if (when.days) return when.days.map((day) => ({ from: `${year}-${day}`, to: `${year}-${day}` }));
  if (when.easter) {
    const [from = 0, to = 0] = when.easter;
    return [{ from: addDays(easterOf(year), from), to: addDays(easterOf(year), to) }];
  }
  if (when.years) {
    const [from, to] = Object.entries(when.years).find(([each]) => each === String(year))?.[1] ?? [];
    const main = Object.entries(when.main ?? {}).find(([each]) => each === String(year))?.[1];
    return from !== undefined && to !== undefined ? [{ from, to, main }] : [];
  }
  if (when.islamic) return islamicSpans(when.islamic, year);
  if (when.onOrAfter !== undefined) return weekdayFrom(when.onOrAfter, when, year);
  return nthWeekday(when, year);
}

/** The first such weekday from 'MM-DD' on, with days around it: Midsummer's Eve is the Friday from June 19 on. */
function weekdayFrom(day: string, { weekday = 0, before = 0, after = 0 }: Event['when'], year: number): Span[] {
  const first = `${year}-${day}`;
  const date = addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  return [{ from: addDays(date, -before), to: addDays(date, after) }];
}

/** 'MM-DD' to 'MM-DD', into the next year where the first is later. */
function fixedSpan(from: string, to: string, year: number): Span {
  return { from: `${year}-${from}`, to: `${from <= to ? year : year + 1}-${to}` };
}

function nthWeekday({ month, weekday, nth = 1, before = 0, after = 0 }: Event['when'], year: number): Span[] {
  if (month === undefined || weekday === undefined) return [];
  const first = writeDate(year, month, 1);
  const toFirst = (weekday - weekdayOf(first) + 7) % 7;
  const all = [0, 1, 2, 3, 4]
    .map((week) => addDays(first, toFirst + 7 * week))
    .filter((date) => date.slice(0, 7) === first.slice(0, 7));
  const day = all.at(nth > 0 ? nth - 1 : nth);
  return day === undefined ? [] : [{ from: addDays(day, -before), to: addDays(day, after) }];
}

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

/** By the Umm al-Qura calendar; the moon may move it by a day. */
function islamicSpans(days: readonly number[], year: number): Span[] {
  const key = `${days.join('.')} ${year}`;
  const known = islamic.get(key) ?? reckonedSpans(days, year);
  islamic.set(key, known);
  return known;
}

const islamic = new Map<string, Span[]>();

function reckonedSpans([month = 1, first = 1, last = 1]: readonly number[], year: number): Span[] {
  const isFirst = (date: string) => {
    const parts = hijri.formatToParts(new Date(`${date}T00:00:00Z`));
    const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    return of('month') === month && of('day') === first;
  };
  const start = writeDate(year, 1, 1);
  const found = Array.from({ length: 366 }, (_, index) => addDays(start, index)).filter(isFirst);
  return found.map((from) => ({ from, to: addDays(from, last - first) }));
}

const patterns = new Map<string, RegExp>();

/** The words of messages about an event as a pattern, compiled at first use. */
function saidBy(said: string): RegExp {
  const pattern = patterns.get(said) ?? new RegExp(`\\b(?:${said})\\b`, 'u');
  patterns.set(said, pattern);
  return pattern;
}

function isIn({ countries, destinations }: Event, { name, country }: CatalogueDestination): boolean {
  return destinations.some((each) => each === name) || countries.some((each) => each === country);
}

/** The events of a destination; of several of the same time its own come before its country's. */
function eventsOf(destination: CatalogueDestination): readonly Event[] {
  const known = eventsBy.get(destination) ?? eventsIn(destination);
  eventsBy.set(destination, known);
  return known;
}

const eventsBy = new WeakMap<CatalogueDestination, readonly Event[]>();

function eventsIn(destination: CatalogueDestination): readonly Event[] {
  const all = data.events.filter((event) => isIn(event, destination));
  const own = all.filter(({ destinations }) => destinations.some((each) => each === destination.name));
  return all.filter((event) => own.includes(event) || !own.some((each) => isSameTime(each, event)));
}

/** Christmas in Britain is Christmas; Holy Week in Seville is Spain's. */
function isSameTime(one: Event, other: Event): boolean {
  const [a, b] = [one, other].map((event) => spansOf(event, SAMPLE_YEAR)[0]);
  return a !== undefined && b !== undefined && a.from <= b.to && b.from <= a.to && sharesWords(one, other);
}

const SAMPLE_YEAR = 2027;

function sharesWords(one: Event, other: Event): boolean {
  const words = new Set(one.said.split('|'));
  return other.said.split('|').some((word) => words.has(word));
}

function timeOf({ name, effect }: Event, { from, to, main }: Span): TimeToMind {
  return {
    name,
    effect: main === undefined ? effect : `the day itself is ${formatDay(main)}, and ${effect}`,
    from,
    to,
  };
}

/** What is at a destination on these days: dates in 'YYYY-MM-DD'. */
export function timesToMind(destination: CatalogueDestination, dates: readonly string[]): TimeToMind[] {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const year = Number(first.slice(0, 4));
  return eventsOf(destination).flatMap((event) =>
    // A New Year that began in the year before.
    [year - 1, year, year + 1]
      .flatMap((each) => spansOf(event, each))
      .filter(({ from, to }) => from <= last && first <= to)
      .map((span) => timeOf(event, span)),
  );
}

/** The event of a destination that a folded text names, in the year of a date or the next one after it. */
export function namedTime(
  folded: string,
  destinations: readonly CatalogueDestination[],
  date: string,
): TimeToMind | undefined {
  for (const destination of destinations) {
    const length = ({ said }: Event) => saidBy(said).exec(folded)?.[0].length ?? 0;
    const event = eventsOf(destination)
      .filter((each) => length(each) > 0)
      .sort((a, b) => length(b) - length(a))[0];
    const span = event && nearestSpan(event, date);
    if (event && span) return timeOf(event, span);
  }
  return undefined;
}

/** An event that a text names, where it stands in it, and when it is next. */
export interface NextTime extends Span {
  readonly at: number;
  /** What it is for is at its beginning, as with a new year. */
  readonly isFirst: boolean;
}

/** The event of these destinations that a folded text names, as it is next from a date (YYYY-MM-DD) on. */
export function nextTime(
  folded: string,
  destinations: readonly CatalogueDestination[],
  date: string,
): NextTime | undefined {
  const year = Number(date.slice(0, 4));
  for (const event of destinations.flatMap(eventsOf)) {
    const at = folded.search(saidBy(event.said));
    const spans = at < 0 ? [] : [year - 1, year, year + 1].flatMap((each) => spansOf(event, each));
    const next = spans.toSorted((a, b) => a.from.localeCompare(b.from)).find(({ to }) => to >= date);
    if (next) return { ...next, at, isFirst: event.when.years !== undefined || event.when.islamic !== undefined };
  }
  return undefined;
}

/** The time of an event that is nearest to a date. */
function nearestSpan(event: Event, date: string): Span | undefined {
  const year = Number(date.slice(0, 4));
  const spans = [year - 1, year, year + 1].flatMap((each) => spansOf(event, each));
  return spans.toSorted((a, b) => distance(a, date) - distance(b, date))[0];
}

function distance({ from, to }: Span, date: string): number {
  if (from <= date && date <= to) return 0;
  return Math.min(...[from, to].map((day) => Math.abs(Date.parse(day) - Date.parse(date))));
}

/** Whether a folded text names a time that is minded at one of these destinations. */
export function isAboutTime(folded: string, destinations: readonly CatalogueDestination[]): boolean {
  return destinations.some((destination) => eventsOf(destination).some(({ said }) => saidBy(said).test(folded)));
}
