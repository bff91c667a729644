import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { apartFromDay } from '../clauses/clause-tokens.ts';
import { isMustSee, isOpen, placeScore } from '../itinerary/place-score.ts';
import { placesForActivities } from '../understand/activities.ts';
import { findByWords } from '../understand/find-by-words.ts';
import { type NamedSight, namedSights } from '../understand/find-sights.ts';
import { isThingOfKind } from '../understand/kinds-of-things.ts';
import type { Part, Wish } from '../understand/wish.ts';
import { listed } from '../words/listed.ts';
import { type AskedDays, askedDays } from './asked-days.ts';
import { goesToStop } from './day-out.ts';
import { type Draft, type DraftDay, type DraftItem, destinationsOf, type Placed, placedItems } from './draft.ts';
import type { Edit } from './edit.ts';
import type { Edited, EditRequest, Resolve, Resolved } from './edit-request.ts';
import { dayText, outsideText, placedText } from './edit-words.ts';
import { kindAsked } from './find-items.ts';
import { bestOpening, inWayOf, obstacleAt, takesDay } from './room.ts';
import { takenOff } from './said-of-things.ts';
import { wantedThings } from './wanted-things.ts';

/** Puts named places on a plan: where the traveller says, else where they fit best. */
export const addItems: Resolve = (request) => {
  const { folded, draft, text } = request;
  const asked = askedDays(text, draft.days, draft.today);
  const off = takenOff(text, draft);
  const all = destinationsOf(draft);
  const named = namedSights(folded, all).filter(({ place }) => !off.has(place.name) && !goesToStop(place, all));
  const sights = named.length > 0 ? named : described(asked, request);
  if (sights.length === 0) return undefined;
  if (asked.isOutside || (asked.isUndated && asked.days.length === 0)) return { notPossible: outsideText(draft) };
  // One of them makes no way for another.
  const names = sights.map(({ place }) => place.name);
  const wish = { ...request.wish, asked: [...new Set([...(request.wish.asked ?? []), ...names])] };
  return joined(sights.map((sight) => added(sight, asked, { ...request, wish })));
};

/** 'A concert on Saturday evening': what is called so; else the best of the kind that is meant. */
function described(asked: AskedDays<DraftDay>, request: EditRequest): Sight[] {
  const { text } = request;
  const things = wantedThings(text, asked, request);
  if (things.length > 0) return things;
  const { days } = asked;
  const [day, ...others] = days;
  const { destination } = day ?? {};
  if (!destination || others.length > 0) return [];
  const place = thingToDo(request, destination) ?? findByWords(foldInPlace(apartFromDay(text).rest), [destination])[0];
  return place ? [{ destination, place }] : ofKind(days, request);
}

/** The place that what a text wants to do on a day is done at: 'a concert'. */
function thingToDo({ text, wish }: EditRequest, destination: CatalogueDestination): CataloguePlace | undefined {
  const name = placesForActivities(foldInPlace(apartFromDay(text).rest), [destination], wish)[0];
  return destination.places.find((place) => place.name === name && place.kind !== 'walk');
}

/** 'Take us to the beach on day 3': the best of that kind that is not on the plan. */
function ofKind(days: readonly DraftDay[], { text, draft, wish }: EditRequest): Sight[] {
  const isKind = kindAsked(text);
  const [day] = days;
  const { destination } = day ?? {};
  if (!isKind || !destination || days.length > 1) return [];
  const used = new Set(placedItems(draft).map(({ item }) => item.place));
  const best = destination.places
    .filter((place) => isKind(place) && place.kind !== 'meal' && !used.has(place))
    .map((place) => ({ place, score: placeScore(destination, place, wish, { month: wish.month, date: day?.date }) }))
    .flatMap(({ place, score }) => (score === undefined ? [] : [{ place, score }]))
    .sort((a, b) => b.score - a.score)[0];
  return best ? [{ destination, place: best.place }] : [];
}

type Sight = Pick<NamedSight, 'destination' | 'place'>;

/** The results of several requests in one. */
function joined(each: readonly Resolved[]): Resolved {
  const done = each.flatMap((one) => ('done' in one ? one : []));
  const not = each.flatMap((one) => ('notPossible' in one ? one.notPossible : []));
  if (done.length === 0) return { notPossible: not.join(' ') };
  return {
    edits: done.flatMap(({ edits }) => edits),
    wish: Object.assign({}, ...done.map(({ wish }) => wish)),
    done: [...not, ...done.map((one) => one.done)].join(' '),
  };
}

function added({ place, destination }: Sight, asked: AskedDays<DraftDay>, { draft, wish }: EditRequest): Resolved {
  const there = placedItems(draft).find(({ item }) => item.place === place);
  const own = isThingOfKind(place) ? { own: [...new Set([...(wish.own ?? []), place.name])] } : {};
  const kept = { asked: [...new Set([...(wish.asked ?? []), place.name])], ...own };
  if (there && (asked.days.length === 0 || asked.days.includes(there.day)) && isInPart(there, asked.part))
    return { edits: [], wish: kept, done: `${placedText(there)} is in the plan already.` };
  const days = daysFor(destination, asked, draft);
  const opening = bestOpening(place, draft, { days, part: asked.part });
  if (opening) return put(place, destination.name, opening, kept);
  const fewest = asked.days.length > 0 ? 0 : 1;
  return madeRoom(place, destination.name, { days, part: asked.part, fewest }, { draft, kept });
}

/** The days that are asked for; of several those in its town. */
function daysFor(destination: CatalogueDestination, { days }: AskedDays<DraftDay>, draft: Draft): readonly DraftDay[] {
  const there = (days.length > 0 ? days : draft.days).filter((day) => day.destination === destination);
  return days.length === 1 || (there.length === 0 && days.length > 0) ? days : there;
}

/** At an easy pace more is put on no day. */
const MOST_AT_EASE = 3;

/** Edits that put a place on a plan where it fits best, in the place of what nobody asked for; none if nothing does. */
export function editsForPlace({ place, destination }: Sight, draft: Draft, wish: Wish): readonly Edit[] {
  const request = { intent: 'add', text: '', folded: '', draft, wish } as const;
  const onDays = (days: readonly DraftDay[]) => {
    const asked = { days, part: undefined, isOutside: false, isUndated: false };
    const resolved = added({ place, destination }, asked, request);
    return 'edits' in resolved ? resolved.edits : [];
  };
  // The day of arrival is the last choice.
  const isRelaxed = wish.pace === 'relaxed';
  const most = isRelaxed ? MOST_AT_EASE : Number.POSITIVE_INFINITY;
  const isEdge = (index: number) => index === 0 || (draft.days.length > 2 && index === draft.days.length - 1);
  const full = draft.days.filter(
    ({ index, items, destination: there }) => !isEdge(index) && there === destination && items.length < most,
  );
  const edits = full.length > 0 ? onDays(full) : [];
  if (edits.length > 0) return edits;
  if (!isRelaxed) return onDays([]);
  const room = { days: draft.days.filter((day) => day.destination === destination), part: undefined, fewest: 1 };
  const made = madeRoom(place, destination.name, room, { draft, kept: { asked: wish.asked ?? [] } });
  return 'edits' in made ? made.edits : [];
}

function isInPart({ item }: Placed, part: TimeOfDay | undefined): boolean {
  return part === undefined || item.time === part;
}

function put(
  place: CataloguePlace,
  destination: string,
  { day, time }: { readonly day: DraftDay; readonly time: TimeOfDay },
  wish: Part,
): Edited {
  return {
    edits: [{ kind: 'add', destination, place: place.name, day: day.index, time }],
    wish,
    done: `${place.name} is on ${dayText(day)} now, in the ${time}.${isThingOfKind(place) ? ` ${ofKindText(place, destination)}` : ''}`,
  };
}

interface Room {
  readonly days: readonly DraftDay[];
  readonly part: TimeOfDay | undefined;
  /** So many things at least make way: on a day that the traveller named none has to. */
  readonly fewest: number;
}

/** 'I know none in Krakow by name: look up which clubs play that evening, and reserve.' */
export function ofKindText({ note }: CataloguePlace, destination: string): string {
  return note.replace('I know none here', `I know none in ${destination}`);
}

/** When everything is full, what was not asked for makes way; a closed or far place is not possible. */
function madeRoom(
  place: CataloguePlace,
  destination: string,
  { days, part, fewest }: Room,
  { draft, kept: wish }: { readonly draft: Draft; readonly kept: Part },
): Resolved {
  const isWholeDay = takesDay(place);
  const times = isWholeDay ? place.when.slice(0, 1) : part === undefined ? place.when : [part];
  const asked = wish.asked ?? [];
  for (const day of leastLossFirst(days)) {
    for (const time of times) {
      const inWay = inWayOf(place, { day, time }, { asked, fewest });
      if (inWay === undefined) continue;
      const { edits, done } = put(place, destination, { day, time }, wish);
      const removed = inWay.map(({ key, title }): Edit => ({ kind: 'remove', key, title, day: day.index }));
      const again = isWholeDay ? elsewhere(inWay, day, draft, asked) : [];
      const to = again.flatMap((edit) => (edit.kind === 'add' ? `${edit.place} goes to day ${edit.day + 1}` : []));
      const gone = [...inWay, ...again.flatMap((edit) => (edit.kind === 'remove' ? edit : []))];
      const off = gone.map(({ title }) => title).filter((title) => !to.some((each) => each.startsWith(title)));
      const said = [
        to.length > 0 ? ` For it ${listed(to)}.` : '',
        off.length > 0 ? ` ${listed(off)} made way for it.` : '',
      ];
      return { edits: [...removed, ...edits, ...again], wish, done: done + said.join('') };
    }
  }
  return (
    onSaidDay(place, destination, { days, part, fewest }, { draft, kept: wish }) ?? {
      notPossible: obstacleText(place, { days, part }, draft),
    }
  );
}

/** What is put on the one day that was said goes there, and what was asked for before goes to another day, or off. */
function onSaidDay(
  place: CataloguePlace,
  destination: string,
  { days, part }: Room,
  { draft, kept: wish }: { readonly draft: Draft; readonly kept: Part },
): Resolved | undefined {
  const [day, ...others] = days;
  if (!day || others.length > 0 || draft.days.length === 1) return undefined;
  const times = takesDay(place) ? place.when.slice(0, 1) : part === undefined ? place.when : [part];
  const found = times
    .map((time) => ({ time, inWay: inWayOf(place, { day, time }, { asked: [], fewest: 0 }) }))
    .find(({ inWay }) => inWay !== undefined);
  if (!found?.inWay) return undefined;
  const rest = draft.days.filter((each) => each !== day && each.destination === day.destination);
  const edits = found.inWay.map((item) => goneOrMoved(item, day, rest, draft));
  const moved = edits.flatMap((edit) => (edit.kind === 'move' ? `${edit.title} goes to day ${edit.to + 1}` : []));
  const off = edits.flatMap((edit) => (edit.kind === 'remove' ? edit.title : []));
  const said = [
    moved.length > 0 ? ` For it ${listed(moved)}.` : '',
    off.length > 0 ? ` ${listed(off)} made way for it.` : '',
  ].join('');
  const { edits: added, done } = put(place, destination, { day, time: found.time }, wish);
  return { edits: [...edits, ...added], wish, done: done + said };
}

function goneOrMoved({ key, title, place }: DraftItem, day: DraftDay, rest: readonly DraftDay[], draft: Draft): Edit {
  const to = place && place.kind !== 'meal' ? bestOpening(place, draft, { days: rest, part: undefined }) : undefined;
  return to
    ? { kind: 'move', key, title, from: day.index, to: to.day.index, time: to.time }
    : { kind: 'remove', key, title, day: day.index };
}

/** What people come for, and had to leave its day, on another one: in the place of what nobody asked for. */
function elsewhere(
  inWay: readonly DraftItem[],
  day: DraftDay,
  draft: Draft,
  asked: readonly string[],
): readonly Edit[] {
  const { destination } = day;
  if (!destination) return [];
  let days = draft.days.filter((each) => each !== day && each.destination === destination);
  return inWay.flatMap(({ place }) => {
    if (!place || place.kind === 'meal' || !isMustSee(destination, place)) return [];
    const opening = bestOpening(place, draft, { days, part: undefined });
    const made = opening
      ? put(place, destination.name, opening, {})
      : madeRoom(place, destination.name, { days, part: undefined, fewest: 1 }, { draft, kept: { asked: [...asked] } });
    if (!('edits' in made) || made.edits.some((edit) => edit.kind === 'remove' && isMust(edit.title, destination)))
      return [];
    // One for each day, as the days were full before.
    days = days.filter(({ index }) => made.edits.every((edit) => edit.kind !== 'add' || edit.day !== index));
    return made.edits;
  });
}

function isMust(title: string, destination: CatalogueDestination): boolean {
  const place = destination.places.find(({ name }) => name === title);
  return place !== undefined && isMustSee(destination, place);
}

/** The first and the last day are short; of the others, that with the least of what people come for. */
function leastLossFirst(days: readonly DraftDay[]): DraftDay[] {
  const loss = ({ items, destination }: DraftDay) =>
    items.filter(({ place }) => place && destination && isMustSee(destination, place)).length;
  const full = days.slice(1, -1).toSorted((a, b) => loss(a) - loss(b));
  return [...full, ...days.slice(0, 1), ...(days.length > 1 ? days.slice(-1) : [])];
}

function obstacleText(
  place: CataloguePlace,
  { days, part }: { readonly days: readonly DraftDay[]; readonly part: TimeOfDay | undefined },
  draft: Draft,
): string {
  const [day] = days;
  if (!day) return `I find no day for ${place.name}.`;
  const time = part ?? place.when[0] ?? 'morning';
  const why = obstacleAt(place, { day, time });
  if (why === 'closed' && place.closed)
    return `${place.name} is closed on ${dayText(day)}: it is shut on ${closedText(place)}${openText(place, draft)}.`;
  if (why === 'time') return `${place.name} is not for the ${time}: it is for the ${listed(place.when, 'or')}.`;
  return `${place.name} does not fit on ${listed(days.slice(0, 3).map(dayText), 'or')}: say what may go for it.`;
}

const WEEKDAY_NAMES: Readonly<Record<string, string>> = {
  ...{ Mon: 'Mondays', Tue: 'Tuesdays', Wed: 'Wednesdays', Thu: 'Thursdays', Fri: 'Fridays' },
  ...{ Sat: 'Saturdays', Sun: 'Sundays' },
};

/** 'Mondays and Tuesdays' */
export function closedText({ closed = [] }: CataloguePlace): string {
  return listed(closed.map((day) => WEEKDAY_NAMES[day] ?? day));
}

/** '; it is open on day 3 (Sunday, May 9)': the first days in its town when it is not shut. */
export function openText(place: CataloguePlace, { days }: Draft): string {
  const open = days.filter(
    ({ destination, date }) => destination?.places.includes(place) && date !== undefined && isOpen(place, { date }),
  );
  return open.length === 0
    ? '; another day would do'
    : `; it is open on ${listed(open.slice(0, 2).map(dayText), 'or')}`;
}
