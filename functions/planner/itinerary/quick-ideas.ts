import { kilometres } from '#shared/places/kilometres.ts';
import type { CatalogueDestination, Interest } from '#shared/planner/catalogue-schema.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { dishesAt } from '../understand/find-dishes.ts';
import { NEVER } from '../understand/find-interests.ts';
import type { Wish } from '../understand/wish.ts';
import { placeScore } from './place-score.ts';
import { budgetPerAdult } from './plan-trip.ts';

const IDEAS = 3;
/** No interest outweighs it. */
const IMPOSSIBLE = Number.NEGATIVE_INFINITY;

/** Three destinations for an open wish, best first, in different countries if possible. */
export function ideasFor(wish: Wish): CatalogueDestination[] {
  if (wish.isChoice) return wish.destinations.slice(0, IDEAS);
  const scored = catalogue()
    .destinations.filter(({ name }) => !wish.excluded.includes(name))
    .map((destination) => ({ destination, score: suits(destination, wish) }))
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

function suits(destination: CatalogueDestination, wish: Wish): number {
  const { interests, best } = destination;
  const month = wish.month;
  let score = openScore(destination, wish, month) + dishScore(destination, wish) + nearScore(destination, wish);
  score += seasonScore(destination, wish);
  for (const [taste, weight] of Object.entries(wish.tastes)) {
    const isKind = taste.startsWith('kind:');
    const places = destination.places.filter(({ kind, interests: own }) =>
      isKind ? taste === `kind:${kind}` : own.some((each) => each === taste),
    ).length;
    const rank = isKind ? -1 : interests.map(String).indexOf(taste);
    const has = rank >= 0 ? 3 - 0.2 * rank : places >= 4 ? 1 : 0;
    if (weight > 0) score += Math.min(weight, 3) * (has + Math.min(places, 8) * 0.1) - (has === 0 ? 2 : 0);
    else if (weight <= NEVER && rank >= 0 && rank < 2) score -= 3;
  }
  if (month !== undefined) score += best.includes(month) ? 2 : 0;
  if (wish.party?.kids) score += destination.interests.includes('family') ? 2 : -1;
  if (wish.party?.kind === 'couple' && destination.interests.includes('romance')) score += 1;
  return score + priceScore(destination, wish);
}

/** Not where the traveller is, nor farther than they said. */
function nearScore({ at }: CatalogueDestination, { near }: Wish): number {
  if (!near) return 0;
  const km = kilometres(at, near.at);
  return km < HERE_KM || km > near.most ? IMPOSSIBLE : (3 * (near.most - km)) / near.most;
}

const HERE_KM = 40;

/** Slopes and beaches are seasonal: skiing in the hemisphere's winter, bathing when it is warm. */
function seasonScore({ at, climate, interests }: CatalogueDestination, { month, open, tastes, party }: Wish): number {
  if (month === undefined) return 0;
  const high = climate[month - 1]?.high ?? 0;
  const isWinter = at[0] > 0 ? month >= 11 || month <= 4 : month >= 6 && month <= 9;
  const skis = open.climate === 'snow' || (tastes.skiing ?? 0) > 0;
  const slopes = !skis ? 0 : isWinter ? 2 : IMPOSSIBLE;
  const bathes = (tastes.beach ?? 0) > 0 || (open.coastal === true && open.climate === undefined);
  const water = !bathes ? 0 : high >= 24 ? 2 : high >= 20 ? 1 : -4;
  const sand = open.coastal && interests.includes('beach') ? 2 : 0;
  const sun = party?.kind === 'couple' && (tastes.romance ?? 0) > 0 && open.climate === undefined ? sunScore(high) : 0;
  return slopes + water + sand + sun;
}

/** Couples like it mild. */
function sunScore(high: number): number {
  return high < 14 ? -4 : high >= 20 ? 2 : 0;
}

function dishScore({ places }: CatalogueDestination, { dishes = [] }: Wish): number {
  if (dishes.length === 0) return 0;
  const served = places.reduce((sum, place) => sum + dishesAt(place, dishes), 0);
  return served === 0 ? IMPOSSIBLE : 2 * Math.min(served, 10);
}

function openScore(destination: CatalogueDestination, { open, tastes }: Wish, month: number | undefined): number {
  const climate = month === undefined ? undefined : destination.climate[month - 1];
  const high = climate?.high ?? Math.max(...destination.climate.map((each) => each.high)) - 4;
  let score = 0;
  if (open.climate === 'hot') score += high >= 27 ? 4 : high >= 24 ? 0 : IMPOSSIBLE;
  if (open.climate === 'warm') score += high >= 34 ? -2 : high >= 20 ? 3 : high >= 18 ? 0 : IMPOSSIBLE;
  if (open.climate === 'mild') score += high >= 16 && high <= 26 ? 4 : -3;
  if (open.climate === 'cool') score += high <= 18 ? 4 : high <= 21 ? 2 : IMPOSSIBLE;
  if (open.climate === 'snow') score += snowScore(destination, high, (tastes.skiing ?? 0) > 0);
  if (open.coastal) score += destination.coastal ? 4 : IMPOSSIBLE;
  if (open.dry && climate) score += climate.rain <= 8 ? 1.5 : climate.rain >= 13 ? -4 : 0;
  if (open.minHigh !== undefined) score += high >= open.minHigh ? 3 : IMPOSSIBLE;
  if (open.maxHigh !== undefined) score += high <= open.maxHigh ? 3 : IMPOSSIBLE;
  if (open.notRegions?.includes(destination.region)) score += IMPOSSIBLE;
  if (open.regions) score += open.regions.includes(destination.region) ? 3 : IMPOSSIBLE;
  if (open.countries) score += open.countries.includes(destination.country) ? 3 : IMPOSSIBLE;
  return score;
}

/** Slopes, or a winter that is cold enough for those who do not ski. */
function snowScore({ interests }: CatalogueDestination, high: number, skis: boolean): number {
  if (interests.includes('skiing')) return 6;
  return high <= 5 && !skis ? 2 : IMPOSSIBLE;
}

function priceScore(destination: CatalogueDestination, wish: Wish): number {
  const { perDay, perNight } = destination;
  const usual = perDay.middle + perNight.middle;
  if (wish.budget === undefined) return wish.level === 'low' || wish.isFrugal ? (120 - usual) / 15 : 0;
  const days = wish.days ?? destination.usualDays;
  const budget = budgetPerAdult(wish, days);
  const least = days * (perDay.low + 8) + (days - 1) * perNight.low;
  if (budget !== undefined && least > budget) return IMPOSSIBLE;
  return budget !== undefined && days * (usual + 15) > budget * 1.3 ? -2 : 0;
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
