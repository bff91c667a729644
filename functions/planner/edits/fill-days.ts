import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { type Slot, slotsOf } from '../itinerary/day-slots.ts';
import { listed } from '../words/listed.ts';
import { daysText } from '../words/words.ts';
import { type AskedDays, askedDays } from './asked-days.ts';
import { type Draft, type DraftDay, placedItems } from './draft.ts';
import type { EditRequest, Resolve } from './edit-request.ts';
import { dayText, outsideText } from './edit-words.ts';
import { type Addition, layOutAdditions } from './lay-out-additions.ts';
import { shapeOfDay } from './room.ts';

const MEAL = /\b(?:dinner|lunch|breakfast|brunch|supper|(?:place|somewhere|where) to eat|restaurant|meal)\b/;
const EMPTY = /\b(?:empty|free|gaps?|blank|unplanned|rest|remaining|open)\b/;
const ALL = /\b(?:all|every|each|whole|entire)\b/;
/** At most so many are proposed at once. */
const MOST_ADDED = 60;

/** Fills free parts of days: those that are named, else every empty day. What is there stays. */
export const fillDays: Resolve = (request) => {
  const { draft } = request;
  const text = withoutTitle(request.text, draft.tripTitle);
  const asked = askedDays(text, draft.days, draft.today);
  // A suggestion is full: there is something to fill only where the traveller says so.
  if (draft.tripTitle === undefined && asked.days.length === 0 && asked.part === undefined) return undefined;
  if (asked.days.length === 0 && (asked.isOutside || asked.isUndated)) return { notPossible: outsideText(draft) };
  const days = daysToFill(foldInPlace(text), asked, draft);
  const wanted = { part: asked.part, isMeal: MEAL.test(request.folded) };
  const edits = additions(days, request, wanted).slice(0, MOST_ADDED);
  if (edits.length === 0) return { notPossible: nothingText(days, draft) };
  return { edits, done: addedText(edits, days) };
};

/** The message without the trip's own name: 'the empty days of A Winter Weekend in Vienna' asks for no weekend. */
function withoutTitle(message: string, title = ''): string {
  const at = title === '' ? -1 : message.toLowerCase().indexOf(title.toLowerCase());
  const around = (message[at - 1] ?? ' ') + (message[at + title.length] ?? ' ');
  // A trip called 'Sun' does not occur in 'Sunday'.
  return at < 0 || /[\p{L}\p{N}]/u.test(around)
    ? message
    : `${message.slice(0, at)} ${message.slice(at + title.length)}`;
}

function daysToFill(folded: string, asked: AskedDays<DraftDay>, { days }: Draft): readonly DraftDay[] {
  if (asked.days.length > 0) return asked.days;
  const isEveryDay = ALL.test(folded) || (asked.part !== undefined && !EMPTY.test(folded));
  return isEveryDay ? days : days.filter(({ items }) => items.length === 0);
}

interface Wanted {
  readonly part: TimeOfDay | undefined;
  /** Only a meal: 'a place for lunch'. */
  readonly isMeal: boolean;
}

function additions(days: readonly DraftDay[], { draft, wish }: EditRequest, wanted: Wanted): Addition[] {
  const used = new Set(placedItems(draft).flatMap(({ item }) => [item.title, item.place?.name ?? item.title]));
  return days.flatMap((day) => {
    const { destination, date, index, items } = day;
    if (!destination) return [];
    const near = items.flatMap(({ place }) => (place ? [place.at] : []));
    const slots = freeSlots(day, draft, wanted, wish);
    const when = { date, month: wish.month };
    const added = layOutAdditions(index, { destination, wish, slots, used, near, when });
    for (const { place } of added) used.add(place);
    return added;
  });
}

/** What is wanted of a day, without the parts that are taken. */
function freeSlots(day: DraftDay, draft: Draft, wanted: Wanted, wish: EditRequest['wish']): Slot[] {
  const shape = shapeOfDay(day, draft);
  const isTaken = ({ time }: Slot) =>
    draft.tripTitle === undefined ? day.items.some((item) => item.time === time && !wanted.isMeal) : day.busy.has(time);
  return slotsFor(wanted, shape, wish).filter((slot) => !isTaken(slot));
}

function slotsFor({ part, isMeal }: Wanted, shape: Parameters<typeof slotsOf>[0], wish: EditRequest['wish']): Slot[] {
  if (part === undefined) return isMeal ? [{ time: 'evening', role: 'meal' }] : slotsOf(shape, wish);
  if (isMeal) return [{ time: part, role: 'meal' }];
  if (part === 'evening')
    return [
      { time: 'evening', role: 'meal' },
      { time: 'evening', role: 'night' },
    ];
  return [{ time: part, role: 'sight' }];
}

function addedText(edits: readonly Addition[], days: readonly DraftDay[]): string {
  const on = [...new Set(edits.map(({ day }) => day))];
  const only = on.length === 1 ? days.find(({ index }) => index === on[0]) : undefined;
  const cities = [...new Set(edits.map(({ destination }) => destination))];
  const first = edits.slice(0, 3).map(({ place }) => place);
  const more = edits.length > first.length ? ' and more' : '';
  return `For ${only ? dayText(only) : daysText(on.length)} in ${listed(cities)} I add ${listed(first)}${more}. What is there stays.`;
}

function nothingText(days: readonly DraftDay[], { tripTitle = 'The plan' }: Draft): string {
  const unknown = days.find(({ destination }) => !destination);
  if (unknown)
    return `I do not know where you are on ${dayText(unknown)}, or do not know that place well enough. Give the day a location that I know, and ask again.`;
  return days.length === 0
    ? `${tripTitle} has something on every day already. Name a day, and I look for what fits in between.`
    : `There is no room left on ${listed(days.slice(0, 3).map(dayText))}. Name another day, or say what I may take off.`;
}
