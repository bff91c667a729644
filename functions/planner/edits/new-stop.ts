import { foldInPlace } from '#shared/text/fold.ts';
import { bareDestination, stopAtSight } from '../catalogue/bare-destination.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { findPlaces } from '../understand/find-places.ts';
import { namedSights } from '../understand/find-sights.ts';
import { NUMBER } from '../understand/numbers.ts';
import { capitalized } from '../words/capitalized.ts';
import { type Draft, destinationsOf, placedItems } from './draft.ts';
import { stopsIn } from './stops-of-plan.ts';

export const PUT = /\b(?:put|add|insert|include|squeeze|slip|fit|stop|stopover|nights?|overnight|break)\b/;
export const NIGHTS = new RegExp(`\\b(${NUMBER}|another|extra)\\s+(?:extra\\s+)?(?:days?|nights?)\\b`);

/** The town of a text that is no stop of the plan yet, or the sight that one is to sleep at. */
export function newStop(text: string, draft: Draft): CatalogueDestination | undefined {
  const { all } = stopsIn({ text, draft });
  const named = findPlaces(text).flatMap((each) =>
    each.kind === 'city' ? each.destination : each.kind === 'unknown' ? (bareDestination(each) ?? []) : [],
  );
  const town = named.find(({ name }) => all.every(({ destination }) => destination.name !== name));
  return town ?? sightToSleepAt(text, draft);
}

/** 'Add the Great Ocean Road with one night on the way': what is a day out of a stop, once one sleeps there. */
function sightToSleepAt(text: string, draft: Draft): CatalogueDestination | undefined {
  const folded = foldInPlace(text);
  if (!PUT.test(folded) || !(NIGHTS.test(folded) || /\bovernight\b/.test(folded)) || NEW_TRIP.test(folded))
    return undefined;
  const stops = destinationsOf(draft);
  const places = findPlaces(text);
  const isTown = ({ at, end }: { readonly at: number; readonly end: number }) =>
    places.some((each) => each.at < end && at < each.end);
  const named = namedSights(folded, stops).filter((each) => each.place.kind === 'day-trip' && !isTown(each));
  const [sight, ...others] = named.length > 0 || places.length > 0 ? named : calledSo(folded, draft);
  const stop = sight && stops.find(({ places }) => places.includes(sight.place));
  if (!sight || !stop || others.length > 0) return undefined;
  const name = named.length > 0 ? titled(text.slice(sight.at, sight.end)) : sight.place.name;
  return stopAtSight(name, sight.place, stop.country);
}

/** 'A night in the desert': the day trip of the plan that has that word in its name. */
function calledSo(folded: string, draft: Draft) {
  return placedItems(draft).flatMap(({ item: { place } }) => {
    const word = foldInPlace(place?.kind === 'day-trip' ? place.name : '')
      .split(/[^\p{L}]+/u)
      .find((each) => each.length >= SHORTEST_WORD && new RegExp(`\\b${each}\\b`, 'u').test(folded));
    const at = word === undefined ? -1 : folded.indexOf(word);
    return place && word !== undefined ? { place, at, end: at + word.length } : [];
  });
}

const SHORTEST_WORD = 5;
const NEW_TRIP = /\b(?:forget everything|scrap|new (?:plan|trip)|start over)\b/;

/** Whether a text sleeps at what is a day out of a stop: 'a night on the boat in Ha Long'. */
export function sleepsAtSight(text: string, draft: Draft): boolean {
  return draft.tripTitle === undefined && sightToSleepAt(text, draft) !== undefined;
}

/** 'great ocean road' as it is written on maps. */
function titled(text: string): string {
  return text.split(' ').map(capitalized).join(' ');
}
