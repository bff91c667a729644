import { addDays, weekdayOf } from '#shared/calendar/calendar.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { slotsOf } from '../itinerary/day-slots.ts';
import { isOpen, placeScore } from '../itinerary/place-score.ts';
import { findPlaces } from '../understand/find-places.ts';
import { NUMBER, numberOf } from '../understand/numbers.ts';
import { WEEKDAY, weekdayNumber } from '../understand/weekdays.ts';
import type { Wish } from '../understand/wish.ts';
import { listed } from '../words/listed.ts';
import { daysText } from '../words/words.ts';
import { type Draft, type DraftDay, destinationsOf, placedItems } from './draft.ts';
import type { Edit } from './edit.ts';
import type { EditRequest, Resolve } from './edit-request.ts';
import { layOutAdditions } from './lay-out-additions.ts';

/** More days, by their number or 'another'. */
export const MORE_DAYS = new RegExp(
  `\\b(${NUMBER})\\s+(?:(?:more|extra|additional)\\s+days?|days?\\s+(?:more|longer|extra))\\b|\\badd(?:ing)?\\s+(${NUMBER}|another)\\s+(?:more\\s+|extra\\s+|full\\s+)?days?\\b(?!\\s*trip)`,
);
const TO = new RegExp(`\\bmake it\\s+(${NUMBER})\\s+days?\\b`);
/** What says more than the length is a new frame, and day trips are no days. */
const MORE_THAN_LENGTH =
  /\b(?:from|until|till|budget|euros?|dollars?|pounds?|kids|trips?|in|each|per)\b(?! the (?:end|middle|beginning)\b)/;
/** More than this is another trip, and a day with less than this is none. */
const MOST_ADDED = 3;
const LEAST_ON_DAY = 2;

/** How many days longer a text wants a plan of one town; undefined where it asks for nothing of the kind. */
export function daysLonger(folded: string, draft: Draft): number | undefined {
  if (draft.tripTitle !== undefined || destinationsOf(draft).length !== 1 || draft.days.length < 2) return undefined;
  const stops = destinationsOf(draft);
  const isElsewhere = findPlaces(folded).some(
    (each) => each.kind === 'unknown' || (each.kind === 'city' && !stops.includes(each.destination)),
  );
  if (isElsewhere) return undefined;
  const until = dayAdded(folded, draft);
  if (until !== undefined) return until;
  // What is to be on the new day at the end is said with it.
  const said = AT_END.test(folded) ? (folded.split(/\bwith\b/)[0] ?? folded) : folded;
  if (MORE_THAN_LENGTH.test(said)) return undefined;
  const [, more, added] = MORE_DAYS.exec(folded) ?? [];
  const to = TO.exec(folded)?.[1];
  const by = to === undefined ? numberOf(more ?? added ?? '0') : numberOf(to) - draft.days.length;
  return (more ?? added ?? to) !== undefined && by >= 1 && by <= MOST_ADDED ? by : undefined;
}

const ADDS = new RegExp(
  `\\b(?:add|stay(?:ing)?|include|have|also|plus|extend|tack on)\\b[^.;!?]{0,20}?\\b(?:the\\s+)?(${WEEKDAY})\\b(?:\\s+(?:too|as well|also|on|at the end))?`,
);

/** 'Add Monday too', the day after the last: so many days longer. */
function dayAdded(folded: string, { days }: Draft): number | undefined {
  const name = ADDS.exec(folded)?.[1];
  const date = days.at(-1)?.date;
  if (name === undefined || date === undefined || !/\b(?:too|as well|also|add|extend|plus)\b/.test(folded))
    return undefined;
  const weekday = weekdayNumber(name);
  if (days.some((day) => day.date !== undefined && weekdayOf(day.date) === weekday)) return undefined;
  const by = (weekday - weekdayOf(date) + 7) % 7;
  return by <= MOST_ADDED ? by : undefined;
}

/** The days so far are as they were where the new ones come behind them. */
export const AT_END =
  /\b(?:at|to|on|for|near) the (?:very )?end\b|\bafter (?:that|the last day)\b|\btack(?:ed)? (?:it )?on\b/;
const DAY_OUT = /\b(?:day[ -]?trips?|trips?|excursions?|outings?|days? out|out of (?:the )?(?:town|city))\b/;
/** 'Nothing big' */
const LITTLE =
  /\b(?:nothing (?:big|much|special|too much)|not (?:much|a lot)|something (?:small|light|easy)|easy|light|quiet|chill\w*)\b/;

/** 'Add a day': new days before the last one, and all others as they are. */
export const lengthen: Resolve = (request) => {
  const { folded, draft } = request;
  const by = daysLonger(folded, draft);
  const last = draft.days.at(-1);
  if (by === undefined || by < 1 || !last?.destination || (!AT_END.test(folded) && !staysOpen(last, by)))
    return undefined;
  const { destination, index } = last;
  const used = new Set(placedItems(draft).flatMap(({ item }) => [item.title, item.place?.name ?? item.title]));
  const isBehind = AT_END.test(folded) || dayAdded(folded, draft) !== undefined;
  const at = isBehind ? index + 1 : index;
  const added = Array.from({ length: by }, (_, day) => newDay(last, day + at - index, request, used));
  const least = LITTLE.test(folded) ? 1 : LEAST_ON_DAY;
  if (added.some((edits) => edits.length < least && !edits.some((edit) => isTrip(edit, destination)))) return undefined;
  const isNoTrip = DAY_OUT.test(folded) && !added.flat().some((edit) => isTrip(edit, destination));
  const inserted = added.map((): Edit => ({ kind: 'insert', day: at, destination: destination.name }));
  const names = added.flat().flatMap((edit) => (edit.kind === 'add' ? edit.place : []));
  const all = draft.days.length + by;
  return {
    edits: [...inserted, ...added.flat()],
    wish: { days: all },
    done: `${daysText(all)} now: new ${isBehind ? 'at the end' : 'before the last day'}, with ${listed(names)}; the other days stay as they are.${isNoTrip ? ` I know no other trip out of ${destination.name}.` : ''}`,
  };
};

/** Whether what is planned on the last day is open so many days later. */
function staysOpen({ date, items }: DraftDay, by: number): boolean {
  return date === undefined || items.every(({ place }) => !place || isOpen(place, { date: addDays(date, by) }));
}

function newDay(
  { destination, date, index }: DraftDay,
  offset: number,
  { wish, folded }: EditRequest,
  used: Set<string>,
): Edit[] {
  if (!destination) return [];
  const when = { date: date === undefined ? undefined : addDays(date, offset), month: wish.month };
  const unused = new Set([...used, ...(wish.leftOut ?? [])]);
  const trip = DAY_OUT.test(folded) ? bestTrip(destination, wish, when, unused) : undefined;
  if (trip) {
    used.add(trip.name);
    return [{ kind: 'add', destination: destination.name, place: trip.name, day: index + offset, time: 'morning' }];
  }
  const slots = slotsOf(LITTLE.test(folded) ? 'last' : 'full', wish);
  const added = layOutAdditions(index + offset, { destination, wish, slots, used: unused, near: [], when });
  for (const { place } of added) used.add(place);
  return added;
}

/** The best trip out of a town that is not on the plan. */
function bestTrip(
  destination: CatalogueDestination,
  wish: Wish,
  when: Parameters<typeof placeScore>[3],
  used: ReadonlySet<string>,
): CataloguePlace | undefined {
  return destination.places
    .filter(({ kind, name }) => kind === 'day-trip' && !used.has(name))
    .flatMap((place) => {
      const score = placeScore(destination, place, wish, when);
      return score === undefined ? [] : [{ place, score }];
    })
    .sort((a, b) => b.score - a.score)[0]?.place;
}

function isTrip(edit: Edit, { places }: CatalogueDestination): boolean {
  return edit.kind === 'add' && places.some(({ kind, name }) => kind === 'day-trip' && name === edit.place);
}
