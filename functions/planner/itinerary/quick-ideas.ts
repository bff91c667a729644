import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueDestination, Interest } from '../catalogue/catalogue-schema.ts';
import { dishesAt } from '../understand/find-dishes.ts';
import type { Wish } from '../understand/wish.ts';
import { destinationScore } from './destination-score.ts';
import { IMPOSSIBLE } from './impossible.ts';
import { placeScore } from './place-score.ts';

const IDEAS = 3;

/** Three destinations for an open wish, best first, in different countries if possible. */
export function ideasFor(wish: Wish): CatalogueDestination[] {
  if (wish.isChoice) return wish.destinations.slice(0, IDEAS);
  const scored = catalogue()
    .destinations.filter(({ name }) => !wish.excluded.includes(name))
    .map((destination) => ({ destination, score: destinationScore(destination, wish) }))
    .filter(({ score }) => score > IMPOSSIBLE)
    .sort((a, b) => b.score - a.score || shuffled(a.destination.name) - shuffled(b.destination.name));
  const best = scored.map(({ destination }) => destination);
  // A dish is best where it comes from, even if that is all in one country.
  const ordered = wish.dishes?.length ? best : inDifferentCountries(best);
  const from = (wish.variant * IDEAS) % Math.max(1, ordered.length - (ordered.length % IDEAS || IDEAS) + 1);
  return ordered.slice(from, from + IDEAS);
}

/** A fixed order that is not alphabetical. */
function shuffled(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}

function inDifferentCountries(destinations: readonly CatalogueDestination[]): CatalogueDestination[] {
  const groups: CatalogueDestination[][] = [];
  const left = [...destinations];
  while (left.length > 0) {
    const group: CatalogueDestination[] = [];
    for (const each of [...left]) {
      if (group.length === IDEAS) break;
      if (group.some(({ country }) => country === each.country)) continue;
      group.push(each);
      left.splice(left.indexOf(each), 1);
    }
    // A wish for one country excludes others.
    while (group.length < IDEAS && left.length > 0) group.push(...left.splice(0, 1));
    groups.push(group);
  }
  return groups.flat();
}

/** The things to do that suit a wish best. */
export function topPlaces(destination: CatalogueDestination, wish: Wish, most: number): string[] {
  return destination.places
    .filter((place) => place.kind !== 'meal' || dishesAt(place, wish.dishes) > 0)
    .map((place) => ({ name: place.name, score: placeScore(destination, place, wish, wish) }))
    .filter(({ score }) => score !== undefined)
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .slice(0, most)
    .map(({ name }) => name);
}

/** The interest that a destination and a wish share most. */
export function sharedInterest(destination: CatalogueDestination, wish: Wish): Interest | undefined {
  return destination.interests
    .filter((interest) => (wish.tastes[interest] ?? 0) > 0)
    .sort((a, b) => (wish.tastes[b] ?? 0) - (wish.tastes[a] ?? 0))[0];
}
