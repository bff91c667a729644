import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { knownSightsIn } from '../catalogue/known-sights.ts';
import { isCommonName } from '../catalogue/sight-names.ts';
import { namesStop } from '../edits/asked-places.ts';
import { eventNamed } from '../holidays/dated-events.ts';
import { isMustSee } from '../itinerary/place-score.ts';
import type { TripPlan } from '../itinerary/plan-trip.ts';
import { namedSights } from '../understand/find-sights.ts';
import type { Wish } from '../understand/wish.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';
import { monthName } from '../words/words.ts';

/** Sights that were asked for by name and are not on the plan: why, and what instead. It is said before the rest. */
export function mustsText({ asked = [], month }: Wish, { days, stops }: TripPlan, message: string): string {
  const there = new Set(days.flatMap(({ entries }) => entries.map(({ place }) => place.name)));
  const names = stops.map(({ destination }) => destination.name);
  const missing = asked.filter((name) => !there.has(name) && !namesStop(name, { stops }) && !eventNamed(name));
  const places = stops.flatMap(({ destination }) => destination.places);
  const isShut = (name: string) =>
    month !== undefined && places.some((place) => place.name === name && place.months?.includes(month) === false);
  const shut = missing.filter(isShut);
  const full = missing.filter((name) => !isShut(name));
  const noRoom = [
    shut.length > 0 && month !== undefined ? `${listed(shut)}: closed in ${monthName(month)}.` : '',
    full.length > 0 ? `There was no room for ${listed(full)}: one more day, or "add" with its name, makes some.` : '',
  ].filter(Boolean);
  return [...noRoom, ...elsewhere(foldInPlace(message), names, there)].join(' ');
}

/** Sights in other places than the plan's. */
function elsewhere(folded: string, stops: readonly string[], there: ReadonlySet<string>): string[] {
  const own = catalogue().destinations.filter(({ name }) => stops.includes(name));
  const taken = namedSights(folded, own);
  const known = knownSightsIn(folded)
    .filter(({ at }) => taken.every((each) => at < each.at || at >= each.end))
    .filter(({ name }) => [...there].every((title) => !foldInPlace(title).includes(name)))
    .map(({ name, town }) => sightText(capitalizedWords(name), town, stops));
  const others = namedSights(
    folded,
    catalogue().destinations.filter((each) => !own.includes(each)),
  )
    .filter(({ place, at, end }) => end - at >= SURE_LETTERS && place.kind !== 'day-trip' && place.kind !== 'meal')
    .filter(({ at, end, place, destination }) => isMustSee(destination, place) && !isCommonName(folded.slice(at, end)))
    .filter(({ at, end }) => taken.every((each) => end <= each.at || at >= each.end));
  if (known.length > 0) return known;
  return others.slice(0, 2).map(({ place, destination }) => sightText(place.name, destination.name, stops));
}

/** A shorter name may be many things. */
const SURE_LETTERS = 9;

function sightText(name: string, town: string, stops: readonly string[]): string {
  return stops.includes(town)
    ? `${name} is in ${town}, which is on the way: keep one of the days there for it, and book it ahead.`
    : `${name} is in ${town}, not in ${listed(stops, 'or')}, so it is not in the plan: say "add ${town}" to go there too.`;
}

function capitalizedWords(name: string): string {
  return name.split(' ').map(capitalized).join(' ');
}
