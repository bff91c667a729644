import { addDays, weekdayOf } from '#shared/calendar/calendar.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { slotsOf } from '../itinerary/day-slots.ts';
import { type HeldDays, type HeldHours, heldOn, partAt } from '../itinerary/held-hours.ts';
import { namedSights } from '../understand/find-sights.ts';
import { isMealWord, minutesOfEvent, type SaidHours, saidHours } from '../understand/held-times.ts';
import { WEEKDAY, weekdayNumber } from '../understand/weekdays.ts';
import type { Wish } from '../understand/wish.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';
import { timeText } from '../words/time.ts';
import { askedDays } from './asked-days.ts';
import { type Draft, type DraftDay, destinationsOf, type Placed, placedItems } from './draft.ts';
import type { Edit } from './edit.ts';
import type { Edited, Resolved } from './edit-request.ts';
import { dayText, outsideText } from './edit-words.ts';
import { layOutAdditions } from './lay-out-additions.ts';

interface Against {
  readonly draft: Draft;
  readonly wish: Wish;
}

/** What a text says of hours of a plan's days: that something has them, or that they stay free; undefined if nothing. */
export function heldHoursSaid(text: string, { draft, wish }: Against): Resolved | undefined {
  if (draft.tripTitle !== undefined) return undefined;
  const folded = foldInPlace(text);
  const off = cancelled(text, folded, { draft, wish });
  if (off) return off;
  const said = saidHours(folded);
  const sight = said && namedSights(folded, destinationsOf(draft))[0]?.place;
  if (!said || (said.to === undefined && said.what === undefined && !sight)) return undefined;
  const on = daysSaid(folded, text, draft, said) ?? placedDay(sight?.name, draft);
  if (on === 'outside') return { notPossible: outsideText(draft) };
  if (on === undefined) return undefined;
  const title = sight?.name ?? titleOf(text, folded, said, { draft, on });
  const to = said.to ?? said.from + (sight?.minutes ?? minutesOfEvent(said.what));
  const held: HeldHours = { title, from: said.from, to, on };
  return { edits: [], wish: { held: withHeld(wish.held ?? [], held) }, done: doneText(held, draft) };
}

const CANCELS =
  /\b(?:cancel\w*|called off|falls? through|fell through|not happening|no longer|is off|are off|got moved|(?:no|don'?t have (?:a|any|the)) (?:meetings?|classes|class|work|appointment|dinner))\b/;

/** 'My Tuesday meeting got cancelled': its hours are free again, on that day or on all of them, and filled. */
function cancelled(text: string, folded: string, { draft, wish }: Against): Resolved | undefined {
  const { held = [] } = wish;
  if (held.length === 0 || !CANCELS.test(folded)) return undefined;
  const words = new Set((folded.match(/\p{L}{4,}/gu) ?? []).map(stem));
  const gone = held.filter(({ title }) =>
    (foldInPlace(title ?? '').match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(stem(word))),
  );
  const [first] = gone;
  if (!first) return undefined;
  const asked = askedDays(text, draft.days, draft.today).days;
  const days = asked.length > 0 ? asked : daysHeld(first, draft);
  // 'Only evenings' because of the meetings is over with them.
  const isGone = (each: HeldHours) =>
    gone.includes(each) || (each.title === undefined && each.from < first.to && each.to > first.from);
  const rest = held.flatMap((each) => (isGone(each) ? without(each, days, draft) : each));
  const edits = days.flatMap((day) => dayFilled(day, { draft, wish: { ...wish, held: rest } }));
  const names = edits.flatMap((edit) => (edit.kind === 'add' ? edit.place : []));
  const filled = names.length > 0 ? `: I put ${listed(names)} there` : '';
  return {
    edits,
    wish: { held: rest, isHeldAnew: true },
    done: `${first.title} is off ${listed(days.map(dayText))}, so those hours are free again${filled}.`,
  };
}

function stem(word: string): string {
  return word.replace(/(?<=[^s])e?s$/, '');
}

function without(held: HeldHours, days: readonly DraftDay[], draft: Draft): HeldHours[] {
  const left = daysHeld(held, draft).filter((day) => !days.includes(day));
  return left.length === 0 ? [] : [{ ...held, on: daysOf(left, '1st') }];
}

/** What suits the hours of a day that are free again. */
function dayFilled(day: DraftDay, { draft, wish }: Against): Edit[] {
  const { destination, index, date, items } = day;
  if (!destination) return [];
  const used = new Set([...placedItems(draft).map(({ item }) => item.title), ...(wish.leftOut ?? [])]);
  const slots = slotsOf('full', wish).filter(({ time }) => items.every((item) => item.isHeld || item.time !== time));
  const near = items.flatMap(({ place, isHeld }) => (place && !isHeld ? [place.at] : []));
  return layOutAdditions(index, { destination, wish, slots, used, near, when: { date, month: wish.month } });
}

/** Something on the plan with an hour of its own. */
export function heldAt({ item, day }: Placed, from: number, { draft, wish }: Against): Edited {
  const to = from + (item.place?.minutes ?? minutesOfEvent(undefined));
  const held: HeldHours = { title: item.title, from, to, on: daysOf([day], '1st') };
  return { edits: [], wish: { held: withHeld(wish.held ?? [], held) }, done: doneText(held, draft) };
}

/** Something of its own has one time on a plan, but meetings may be twice a day. */
export function withHeld(all: readonly HeldHours[], held: HeldHours): readonly HeldHours[] {
  const isSame = ({ title, on, from }: HeldHours) =>
    title === held.title &&
    (title !== undefined || (from === held.from && JSON.stringify(on) === JSON.stringify(held.on)));
  return [...all.filter((each) => !isSame(each)), held];
}

const EVERY =
  /\b(?:every|each|all)\s+(?:single\s+)?(?:day|days|morning|afternoon|evening|night|three|four|five)\b|\bdaily\b|\bevery ?day\b/;
const WEEKDAYS_SPAN = new RegExp(`\\b(${WEEKDAY})\\s*(?:-|to|till?|until|through|thru)\\s*(${WEEKDAY})\\b`);
const ON_WEEKDAYS = /\b(?:on )?(?:weekdays|week days|working days)\b/;

function daysSaid(folded: string, text: string, draft: Draft, said: SaidHours): HeldDays | 'outside' | undefined {
  const [, first, last] = WEEKDAYS_SPAN.exec(folded) ?? [];
  if (first !== undefined && last !== undefined) return spanOf(weekdayNumber(first), weekdayNumber(last));
  if (ON_WEEKDAYS.test(folded)) return { by: 'weekday', weekdays: [1, 2, 3, 4, 5] };
  // The hours themselves are no days.
  const apart = `${text.slice(0, said.at)}${' '.repeat(said.end - said.at)}${text.slice(said.end)}`;
  const asked = askedDays(said.to === undefined ? text : apart, draft.days, draft.today);
  if (asked.days.length > 0) return daysOf(asked.days, folded);
  if (asked.isOutside || asked.isUndated) return 'outside';
  if (EVERY.test(folded) || said.isDaily) return { by: 'all' };
  return said.isOfEnd ? { by: 'last' } : undefined;
}

function spanOf(first: number, last: number): HeldDays {
  const length = ((last - first + 7) % 7) + 1;
  return { by: 'weekday', weekdays: Array.from({ length }, (_, index) => (first + index) % 7) };
}

const DATED = /\d{1,2}(?:st|nd|rd|th)\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b/;

/** A day with its number is that date wherever the trip goes; a weekday alone moves with the trip. */
function daysOf(days: readonly DraftDay[], folded: string): HeldDays {
  const dates = days.flatMap(({ date }) => date ?? []);
  if (dates.length < days.length) return { by: 'index', indexes: days.map(({ index }) => index) };
  const isWeekday = new RegExp(`\\b(?:${WEEKDAY})\\b`).test(folded) && !DATED.test(folded);
  return isWeekday ? { by: 'weekday', weekdays: [...new Set(dates.map(weekdayOf))] } : { by: 'date', dates };
}

/** 'The Alhambra at ten', which is on a day of the plan already. */
function placedDay(name: string | undefined, draft: Draft): HeldDays | undefined {
  const there = placedItems(draft).find(({ item }) => item.place?.name === name);
  return there && daysOf([there.day], '1st');
}

const OWN = /\b(?:have|has|got|booked|book|reserved|reservation|table|tickets?|with|invited|my|our|friends?)\b/;

/** What the plan has at that hour where only the kind is said, 'dinner at eight'; else the words for it. */
function titleOf(
  text: string,
  folded: string,
  { what, from }: SaidHours,
  { draft, on }: { readonly draft: Draft; readonly on: HeldDays },
): string | undefined {
  if (what === undefined) return undefined;
  const days = daysHeld({ from, to: from, on }, draft);
  const [only, ...others] = days;
  const meal = only?.items.find(({ place, time }) => place?.kind === 'meal' && time === partAt(from));
  if (isMealWord(what) && meal && others.length === 0 && !OWN.test(folded)) return meal.title;
  const at = folded.indexOf(what);
  const [rest = ''] =
    /^(?: (?:with|at|for|of|in) (?!\d)(?:(?:my|our|the|a) )?[\p{L}'-]+){0,1}/u.exec(folded.slice(at + what.length)) ??
    [];
  const isOfDay = /\b(?:mon|tue|wed|thu|fri|sat|sun|day|morning|afternoon|evening|the)\b/.test(rest);
  return capitalized(text.slice(at, at + what.length + (isOfDay ? 0 : rest.length)).trim());
}

function daysHeld(held: HeldHours, { days }: Draft): readonly DraftDay[] {
  return days.filter(
    ({ index, date }) => heldOn([held], { index, date, isLast: index === days.length - 1 }).length > 0,
  );
}

function doneText(held: HeldHours, draft: Draft): string {
  const { title, from, to } = held;
  const days = daysHeld(held, draft);
  const where =
    days.length === draft.days.length && days.length > 1 ? 'every day' : `on ${listed(days.slice(0, 4).map(dayText))}`;
  if (title !== undefined)
    return `${title}: ${timeText(from)} to ${timeText(to)} ${where.replace(/^on /, 'on ')}, and nothing else is planned then.`;
  const hours =
    from === 0
      ? `before ${timeText(to)}`
      : to >= 24 * 60
        ? `after ${timeText(from)}`
        : `from ${timeText(from)} to ${timeText(to)}`;
  return `Nothing is planned ${hours} ${where}.`;
}

/** The hours that are held after edits of a plan: what is taken off has none any more, what is moved has its own on the other day. */
export function heldAfter(wish: Wish, { edits }: Pick<Edited, 'edits'>): readonly HeldHours[] | undefined {
  return edits.reduce((held, edit) => {
    if (!held || (edit.kind !== 'remove' && edit.kind !== 'move')) return held;
    if (edit.kind === 'remove') return held.filter(({ title }) => title !== edit.key);
    const on: HeldDays =
      wish.start !== undefined && wish.isDateSaid
        ? { by: 'date', dates: [addDays(wish.start, edit.to)] }
        : { by: 'index', indexes: [edit.to] };
    const isOut = ({ from }: HeldHours) => edit.time !== undefined && edit.time !== partAt(from);
    return held.flatMap((each) => (each.title !== edit.key ? each : isOut(each) ? [] : { ...each, on }));
  }, wish.held);
}
