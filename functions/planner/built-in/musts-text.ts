import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { knownSightsIn } from '../catalogue/known-sights.ts';
import { isCommonName } from '../catalogue/sight-names.ts';
import { isMustSee } from '../itinerary/place-score.ts';
import type { TripPlan } from '../itinerary/plan-trip.ts';
import { namedSights } from '../understand/find-sights.ts';
import type { Wish } from '../understand/wish.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';

/** Sights that were asked for by name and are not on the plan: why, and what instead. It is said before the rest. */
export function mustsText({ asked = [] }: Wish, { days, stops }: TripPlan, message: string): string {
  const there = new Set(days.flatMap(({ entries }) => entries.map(({ place }) => place.name)));
  const names = stops.map(({ destination }) => destination.name);
  // A day trip to where the trip stops anyway is no trip.
  const missing = asked.filter((name) => !there.has(name) && !names.some((stop) => name.includes(stop)));
  const noRoom =
    missing.length > 0
      ? [`There was no room for ${listed(missing)}: one more day, or "add" with its name, makes some.`]
      : [];
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
