import { foldInPlace } from '#shared/text/fold.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { layOutDay } from '../itinerary/lay-out-day.ts';
import { placeNamed } from '../itinerary/places-near.ts';
import { namedSights } from '../understand/find-sights.ts';
import { isThingOfKind } from '../understand/kinds-of-things.ts';
import { listed } from '../words/listed.ts';
import { askedDays } from './asked-days.ts';
import { type Draft, destinationsOf, type Placed, placedItems } from './draft.ts';
import type { Edit } from './edit.ts';
import type { Edited, EditRequest, Resolve } from './edit-request.ts';
import { bookedText, dayText, placedText, whichText } from './edit-words.ts';
import { findItems, kindAsked } from './find-items.ts';
import { addItems, ofKindText } from './place-items.ts';
import { redoDays } from './redo-days.ts';
import { bestOpening } from './room.ts';
import { wantedThings } from './wanted-things.ts';

/** Replaces what is named by what else is named, or by what suits its place on the day. */
export const replaceItems: Resolve = (request) => {
  const { folded, draft } = request;
  const sights = namedSights(folded, destinationsOf(draft)).map(({ place }) => place);
  const others = sights.filter((place) => placedItems(draft).every(({ item }) => item.place !== place));
  const found = replaced(request);
  const [only, ...more] = found;
  const kept = inPlaceOf(request);
  if (kept) return kept;
  const absent = sights.find(({ name }) => isToGo(request, name));
  if (!only && absent && EXCHANGES.test(folded))
    return { notPossible: `${absent.name} is not in the plan, so there is nothing to exchange.` };
  if (!only) return others.length > 0 || namesKind(request) ? addItems(request) : undefined;
  if (more.length > 0) return redoDays(request) ?? { notPossible: whichText(found) };
  if (only.item.isBooked) return { notPossible: bookedText(only) };
  const [wanted] = others.length > 0 ? others : thingsInstead(request, only);
  return wanted ? byNamed(only, wanted, request) : byAnother(only, request);
};

/** 'The hammam, rather a cooking class': what else the text wants to do than what is to go. */
function thingsInstead({ text, draft, wish }: EditRequest, { day, item }: Placed): CataloguePlace[] {
  return wantedThings(text, { days: [day], part: undefined }, { draft, wish })
    .map(({ place }) => place)
    .filter((place) => place !== item.place);
}

/** Whether a text wants one of the kinds of things to do that are known. */
export function namesKind({ text, draft, wish }: EditRequest): boolean {
  return wantedThings(text, { days: [], part: undefined }, { draft, wish }).length > 0;
}

const EXCHANGES = /\b(?:swap|replace|change|exchange|trade|switch)\b/;

/** Whether a place is named as what is to go: 'swap the Louvre for …'. */
function isToGo({ folded, draft }: EditRequest, name: string): boolean {
  const [before = ''] = folded.split(/\s(?:for|with|by|to|against)\s/);
  return namedSights(before, destinationsOf(draft)).some(({ place }) => place.name === name);
}

/** 'The Orsay instead of the Louvre', where both are on the plan: what is to make way goes. */
function inPlaceOf({ text, draft }: EditRequest): Edited | undefined {
  const [wanted = '', unwanted] = text.split(/\b(?:instead of|rather than)\b/i);
  const on = (part: string) =>
    placedItems(draft).filter(({ item: { place } }) =>
      namedSights(foldInPlace(part), destinationsOf(draft)).some((named) => named.place === place),
    );
  const [[stays], [gone]] = [on(wanted), on(unwanted ?? '')];
  if (unwanted === undefined || !stays || !gone || gone.item.isBooked || stays.item.key === gone.item.key)
    return undefined;
  return { edits: [removed(gone)], done: `${placedText(stays)} stays, and I take ${placedText(gone)} off.` };
}

/** What is to go: what is named and on the plan, else the kind that is named on a day. */
function replaced({ text, draft }: EditRequest): Placed[] {
  const asked = askedDays(text, draft.days, draft.today);
  const among = placedItems(draft).filter(({ day }) => asked.days.length === 0 || asked.days.includes(day));
  const named = findItems(text, draft, among);
  if (named.length > 0 || asked.days.length === 0) return named;
  const isKind = kindAsked(text);
  return among.filter(
    ({ item }) =>
      (asked.part === undefined || item.time === asked.part) && (!isKind || (item.place && isKind(item.place))),
  );
}

function removed({ item, day }: Placed): Edit {
  return { kind: 'remove', key: item.key, title: item.title, day: day.index };
}

function byNamed(gone: Placed, { name }: CataloguePlace, { draft, wish }: EditRequest) {
  const { day, item } = gone;
  const place = day.destination && placeNamed(day.destination, name);
  if (!place || !day.destination)
    return {
      notPossible: `${name} is not in ${day.destination?.name ?? 'that place'}, where you are on ${dayText(day)}.`,
    };
  const rest = withoutItem(draft, gone);
  const onDay = rest.days.filter(({ index }) => index === day.index);
  const opening =
    bestOpening(place, rest, { days: onDay, part: item.time }) ??
    bestOpening(place, rest, { days: onDay, part: undefined }) ??
    bestOpening(place, rest, {
      days: rest.days.filter((each) => each.destination === day.destination),
      part: undefined,
    });
  if (!opening) return { notPossible: `I find no room for ${name}, so ${placedText(gone)} stays.` };
  return {
    edits: [
      removed(gone),
      {
        kind: 'add' as const,
        destination: day.destination.name,
        place: name,
        day: opening.day.index,
        time: opening.time,
      },
    ],
    wish: { asked: [...new Set([...(wish.asked ?? []), name])] },
    done: `${name} is on ${dayText(opening.day)} in the ${opening.time} now, instead of ${item.title}.${isThingOfKind(place) ? ` ${ofKindText(place, day.destination.name)}` : ''}`,
  };
}

/** The draft as if an item were off it. */
function withoutItem(draft: Draft, { item, day }: Placed): Draft {
  const days = draft.days.map((each) =>
    each.index === day.index ? { ...each, items: each.items.filter(({ key }) => key !== item.key) } : each,
  );
  return { ...draft, days };
}

/** Something of the same role that is not on the plan, near the rest of the day. */
function byAnother(gone: Placed, { draft, wish }: EditRequest): Edited | { readonly notPossible: string } {
  const { day, item } = gone;
  const role = item.place?.kind === 'meal' ? 'meal' : item.place?.kind === 'night' ? 'night' : 'sight';
  const time = item.time ?? 'afternoon';
  const used = new Set([
    ...placedItems(draft).flatMap((each) => each.item.place?.name ?? each.item.title),
    ...(wish.leftOut ?? []),
  ]);
  const near = day.items.flatMap((each) => (each.place && each.key !== item.key ? [each.place.at] : []));
  const entry =
    day.destination &&
    layOutDay({
      ...{ destination: day.destination, wish, used, near, stale: new Set<string>() },
      ...{ when: { date: day.date, month: wish.month }, slots: [{ time, role }] },
    })[0];
  if (!entry || !day.destination)
    return { notPossible: `I know nothing else for ${listed([dayText(day)])}, so ${item.title} stays.` };
  return {
    edits: [
      removed(gone),
      { kind: 'add', destination: day.destination.name, place: entry.place.name, day: day.index, time: entry.time },
    ],
    done: `${entry.place.name} is on ${dayText(day)} now, instead of ${item.title}.`,
  };
}
