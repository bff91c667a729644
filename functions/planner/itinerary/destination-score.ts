import { kilometres, type LatLon } from '#shared/places/kilometres.ts';
import { catalogue, placesOfTaste } from '../catalogue/catalogue.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { dishesAt, isHomeOf } from '../understand/find-dishes.ts';
import { NEVER } from '../understand/find-interests.ts';
import type { Wish } from '../understand/wish.ts';
import { climateScore } from './climate-score.ts';
import { IMPOSSIBLE } from './impossible.ts';
import { budgetPerAdult } from './plan-trip.ts';
import { seasonScore } from './season-score.ts';

/** How well a destination suits an open wish; IMPOSSIBLE when it must not be proposed. */
export function destinationScore(destination: CatalogueDestination, wish: Wish): number {
  return [
    climateScore(destination, wish) + regionScore(destination, wish),
    dishScore(destination, wish),
    nearScore(destination, wish),
    seasonScore(destination, wish),
    ...Object.entries(wish.tastes).map(([taste, weight]) => tasteScore(destination, taste, weight)),
    bestMonthScore(destination, wish),
    kidsScore(destination, wish),
    romanceScore(destination, wish),
    priceScore(destination, wish),
  ].reduce((sum, score) => sum + score, 0);
}

function regionScore({ region, country }: CatalogueDestination, { open }: Wish): number {
  const isUnwanted =
    open.notRegions?.includes(region) ||
    (open.regions && !open.regions.includes(region)) ||
    (open.countries && !open.countries.includes(country));
  return isUnwanted ? IMPOSSIBLE : (open.regions ? 3 : 0) + (open.countries ? 3 : 0);
}

function dishScore(destination: CatalogueDestination, { dishes = [] }: Wish): number {
  if (dishes.length === 0) return 0;
  const { places, country } = destination;
  const served = places.reduce((sum, place) => sum + dishesAt(place, dishes), 0);
  return served === 0 ? IMPOSSIBLE : 2 * Math.min(served, 10) + (isHomeOf(country, dishes) ? HOME : 0);
}

/** What a dish is worth where it comes from. */
const HOME = 15;

/** Not where the traveller is, nor farther than they said. */
function nearScore({ landmass, at }: CatalogueDestination, { near }: Wish): number {
  if (!near) return 0;
  const km = kilometres(at, near.at);
  const isOverSea = near.reach !== undefined && near.reach.by !== 'plane' && landmass !== landmassAt(near.at);
  return km < HERE_KM || km > near.most || isOverSea ? IMPOSSIBLE : (3 * (near.most - km)) / near.most;
}

const HERE_KM = 40;

/** The landmass of the nearest destination. */
function landmassAt(at: LatLon): string | undefined {
  return catalogue().nearest(at, 1, Number.POSITIVE_INFINITY)[0]?.landmass;
}

/** A taste is an interest, or a kind of place: 'kind:museum'. One that the destination does not have counts against it. */
function tasteScore(destination: CatalogueDestination, taste: string, weight: number): number {
  const rank = destination.interests.map(String).indexOf(taste);
  if (weight > 0) return likingScore(destination, taste, weight, rank);
  return weight <= NEVER && (rank === 0 || rank === 1) ? -3 : 0;
}

function likingScore(destination: CatalogueDestination, taste: string, weight: number, rank: number): number {
  const places = placesOfTaste(destination, taste);
  const has = rank >= 0 ? 3 - 0.2 * rank : places >= 4 ? 1 : 0;
  return Math.min(weight, 3) * (has + Math.min(places, 8) * 0.1) - (has === 0 ? 2 : 0);
}

function bestMonthScore({ best }: CatalogueDestination, { month }: Wish): number {
  return month !== undefined && best.includes(month) ? 2 : 0;
}

function kidsScore({ interests }: CatalogueDestination, { party }: Wish): number {
  if (!party?.kids) return 0;
  return interests.includes('family') ? 2 : -1;
}

function romanceScore({ interests }: CatalogueDestination, { party }: Wish): number {
  return party?.kind === 'couple' && interests.includes('romance') ? 1 : 0;
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
