import type { LatLon } from '#shared/places/kilometres.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { KNOWN_PLACES, namesOf } from '../../places/known-place.ts';
import regions from './regions.json' with { type: 'json' };

/** A part of a country, or an island. */
export interface Region {
  readonly name: string;
  readonly folded: string;
  /** Names of destinations to visit it from; empty if there is none. */
  readonly bases: readonly string[];
  /** ISO 3166-1 alpha-2, and its position, for regions without a base. */
  readonly country?: string;
  readonly at?: LatLon;
}

const withBase = Object.entries(regions.bases).map(
  ([name, bases]): Region => ({ name, folded: foldInPlace(name), bases }),
);
const others = KNOWN_PLACES.filter(({ kind }) => kind === 'region').flatMap((place) =>
  namesOf(place).map((name): Region => {
    const { country, at } = place;
    return { name, folded: foldInPlace(name), bases: [], country, ...(at ? { at } : {}) };
  }),
);

function isRoute(name: string): boolean {
  return withBase.some(({ folded }) => folded === name);
}

const places = Object.entries(regions.places).map(([name, [country, latitude, longitude]]): Region => {
  const at = [Number(latitude), Number(longitude)] as const;
  return { name, folded: foldInPlace(name), bases: [], country: String(country), at };
});

/** The longest names first: 'Southern France' is no 'France'. */
export const REGIONS: readonly Region[] = [
  ...withBase,
  ...others.filter(({ folded }) => !isRoute(folded)),
  ...places,
].sort((a, b) => b.folded.length - a.folded.length);
