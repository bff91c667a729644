import { kilometres } from '#shared/places/kilometres.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import data from '../catalogue/country-routes.json' with { type: 'json' };
import type { Wish } from '../understand/wish.ts';
import type { Leg } from './trip-day-plan.ts';

/** A stay on a route, in nights; none where the route only comes back to for its last day. */
export interface Stop {
  readonly destination: CatalogueDestination;
  readonly nights: number;
}

const FEWEST_NIGHTS = 2;
/** Kilometres that one still travels by land. */
const FAR_BY_LAND = 700;
/** Ways are longer than the straight line; kilometres in an hour by train, coach or car. */
const DETOUR = 1.3;
const PACE = 80;

/** The default length of a trip in days. */
export function usualDays(wish: Wish): number {
  if (wish.country !== undefined) return Math.min(14, sum(countryStops(wish.country).slice(0, 3)) + 1);
  const [only, ...more] = wish.destinations;
  if (!only) return 4;
  if (more.length === 0) return only.usualDays;
  return Math.min(wish.isTour ? 10 : 21, sum(wish.destinations.map((each) => asStop(each))) + 1);
}

/** The stops of a trip of this many days; a country gets as many of its cities as there is time for. */
export function routeOf(wish: Wish, days: number): Stop[] {
  const asked =
    wish.country === undefined
      ? wish.destinations.map((each) => asStop(each, wish.nights))
      : countryStops(wish.country);
  const wanted = asked.filter(({ destination }) => !wish.excluded.includes(destination.name));
  const isBack = wish.backTo !== undefined && wanted[0]?.destination.name === wish.backTo && wanted.length > 1;
  const backNights = isBack ? Math.min(wish.backNights ?? 0, Math.max(0, days - 1 - wanted.length)) : 0;
  const nights = Math.max(1, days - 1 - backNights);
  const fewest = wish.country === undefined ? 1 : FEWEST_NIGHTS;
  const most = Math.max(1, Math.floor(nights / fewest));
  // Three nights per stop are comfortable on a tour of a country.
  const some =
    wish.backTo === undefined
      ? wish.country === undefined
        ? Math.floor(nights / 3)
        : Math.round(nights / 3)
      : Math.floor(nights / 1.5);
  const isOpen = wish.country !== undefined || wish.isTour === true;
  const stops = isOpen ? ofTour(wanted, Math.min(most, Math.max(1, some)), { wish, most }) : wanted.slice(0, most);
  const given = sharedAround(stops, nights, wish.nights);
  const back = given.find(({ destination }) => destination.name === wish.backTo);
  return back && given.length > 1 && given.at(-1) !== back ? [...given, { ...back, nights: backNights }] : given;
}

/** So many stops of a tour, in their order: where it is to begin and end, and where something was asked for, before others. */
function ofTour(
  wanted: readonly Stop[],
  count: number,
  { wish: { ends, asked = [] }, most }: { readonly wish: Wish; readonly most: number },
): Stop[] {
  const isMust = ({ destination: { name, places } }: Stop) =>
    name === ends?.first || name === ends?.last || places.some((place) => asked.includes(place.name));
  const musts = wanted.filter(isMust).slice(0, most);
  const others = wanted.filter((stop) => !isMust(stop)).slice(0, Math.max(0, count - musts.length));
  return wanted.filter((stop) => musts.includes(stop) || others.includes(stop));
}

/** The maximum number of stops. */
export function mostStops(wish: Wish): number {
  return Math.max(1, wish.country === undefined ? wish.destinations.length : countryStops(wish.country).length);
}

/** Nights that were said for some stops stay, and the others share what is left. */
function sharedAround(stops: readonly Stop[], nights: number, said: Wish['nights'] = {}): Stop[] {
  const isSaid = ({ destination }: Stop) => said[destination.name] !== undefined;
  const others = stops.filter((stop) => !isSaid(stop));
  const left = nights - sum(stops.filter(isSaid));
  if (others.length === 0 || others.length === stops.length || left < others.length) return shared(stops, nights);
  const given = shared(others, left);
  return stops.map((stop) => given.find(({ destination }) => destination === stop.destination) ?? stop);
}

/** Distributes the nights over the stops by how well they suit. */
function shared(stops: readonly Stop[], nights: number): Stop[] {
  const all = sum(stops);
  const given = stops.map((stop) => ({ ...stop, nights: Math.max(1, Math.floor((stop.nights * nights) / all)) }));
  let left = nights - sum(given);
  for (let index = 0; left !== 0 && given.length > 0; index = (index + 1) % given.length) {
    const stop = given[index];
    if (!stop) break;
    if (left < 0 && stop.nights <= 1) {
      if (given.every((each) => each.nights <= 1)) break;
      continue;
    }
    given[index] = { ...stop, nights: stop.nights + Math.sign(left) };
    left -= Math.sign(left);
  }
  return given;
}

function countryStops(code: string): Stop[] {
  const known = data.routes.find(({ country }) => country === code);
  const destinations = catalogue().inCountry(code);
  const listed = (known?.stops ?? []).flatMap(([name, nights]) => {
    const destination = destinations.find((each) => each.name === name);
    return destination ? [{ destination, nights: Number(nights) }] : [];
  });
  const others = destinations.filter((each) => listed.every(({ destination }) => destination !== each));
  return [...listed, ...others.map((each) => asStop(each))];
}

function asStop(destination: CatalogueDestination, nights: Wish['nights'] = {}): Stop {
  return { destination, nights: nights[destination.name] ?? Math.max(2, destination.usualDays - 1) };
}

const LONGEST_BY_LAND = 7;

/** The usual way between two stops; by distance if the catalogue has none. */
export function legBetween(from: CatalogueDestination, to: CatalogueDestination): Leg {
  const known = data.legs.find(([a, b]) => (a === from.name && b === to.name) || (a === to.name && b === from.name));
  if (known) return { by: String(known[2]), hours: Number(known[3]) };
  const km = kilometres(from.at, to.at);
  const hours = Math.max(0.5, Math.round((2 * km * DETOUR) / PACE) / 2);
  // Who travels longer than a morning flies.
  return km > FAR_BY_LAND || hours > LONGEST_BY_LAND ? { by: 'flight', hours: undefined } : { by: 'transfer', hours };
}

function sum(stops: readonly { readonly nights: number }[]): number {
  return stops.reduce((all, { nights }) => all + nights, 0);
}
