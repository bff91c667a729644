import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import type { Stop } from '../itinerary/route.ts';
import { findPlaces } from '../understand/find-places.ts';
import type { Wish } from '../understand/wish.ts';
import type { Draft } from './draft.ts';

/** The stops of the plan that the text names, and all of them. */
export interface Stops {
  readonly named: readonly Stop[];
  readonly all: readonly Stop[];
}

/** A stop that a text names, and where. */
export interface SaidStop {
  readonly stop: Stop;
  readonly at: number;
  readonly end: number;
}

/** The stops of a plan in order, and those that a text names, in the order of the text. */
export function stopsIn(asked: { readonly text: string; readonly draft: Draft }): Stops {
  const { all, said } = saidStops(asked);
  return { all, named: said.map(({ stop }) => stop) };
}

/** The stops of a plan in order, and where a text names which of them. */
export function saidStops({ text, draft }: { readonly text: string; readonly draft: Draft }): {
  readonly all: readonly Stop[];
  readonly said: readonly SaidStop[];
} {
  const all = stopsOf(draft.days.flatMap(({ destination }) => destination ?? []));
  const places = findPlaces(text);
  const found = places.flatMap((each) =>
    each.kind === 'country'
      ? []
      : { at: each.at, end: each.end, name: each.kind === 'city' ? each.destination.name : each.name },
  );
  // 'Split' may be a word, but where it is a stop it is meant.
  const said = all.flatMap(({ destination: { name } }) => {
    const words = ` ${foldInPlace(text).replace(/[^\p{L}\p{N}]/gu, ' ')} `;
    const [first] = shortNames(foldInPlace(name))
      .map((each) => ({ at: words.indexOf(` ${each} `), length: each.length }))
      .toSorted((a, b) => b.at - a.at);
    if (!first || first.at < 0 || found.some((each) => each.name === name)) return [];
    return { at: first.at, end: first.at + first.length, name };
  });
  const named = [...found, ...said].sort((a, b) => a.at - b.at);
  const stopOf = (name: string) => all.find(({ destination }) => destination.name === name);
  return {
    all,
    said: named.flatMap(({ name, at, end }) => {
      const stop = stopOf(name);
      return stop ? { stop, at, end } : [];
    }),
  };
}

/** 'Great Ocean Road' and 'ocean road': the last words of a long name. */
function shortNames(name: string): string[] {
  const words = name.split(' ');
  return words.length > 2 ? [name, words.slice(-2).join(' ')] : [name];
}

function stopsOf(days: readonly CatalogueDestination[]): Stop[] {
  // The last days of a route that comes back to its first stop are no stay of their own.
  const back = backDays(days);
  const stays = days.slice(0, days.length - back);
  return [...new Set(stays)].map((destination, index, all) => {
    const isLast = index === all.length - 1 && back === 0;
    return {
      destination,
      nights: Math.max(1, stays.filter((each) => each === destination).length - (isLast ? 1 : 0)),
    };
  });
}

/** How many days at the end are spent in the first stop again. */
function backDays(days: readonly CatalogueDestination[]): number {
  const from = days.findLastIndex((each) => each !== days[0]);
  return from < 0 ? 0 : days.length - 1 - from;
}

/** What a wish becomes with these stops, each for its nights, and so many at the end where the route comes back to. */
export function withStops(stops: readonly Stop[], { backTo, backNights = 0 }: Wish): Partial<Wish> {
  const isBack = stops.length > 1 && stops[0]?.destination.name === backTo;
  return {
    destinations: stops.map(({ destination }) => destination),
    country: undefined,
    // Every one of them was chosen.
    isTour: false,
    nights: Object.fromEntries(stops.map(({ destination, nights }) => [destination.name, nights])),
    days: stops.reduce((sum, { nights }) => sum + nights, 0) + 1 + (isBack ? backNights : 0),
  };
}

/** '1 night', '3 nights' */
export function nightsText(nights: number): string {
  return `${nights} ${nights === 1 ? 'night' : 'nights'}`;
}
