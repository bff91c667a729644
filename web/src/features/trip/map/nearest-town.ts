import type { Map as MapLibreMap } from 'maplibre-gl';
import { kilometres } from '#shared/places/kilometres.ts';
import type { Position } from '#shared/places/position.ts';
import { GROUND } from './ground-style.ts';

/** Farther away a town says nothing of a place. */
const NEAR_KM = 30;

/** The name of the nearest town that the map shows; undefined in the wild. */
export function nearestTown(map: MapLibreMap, { latitude, longitude }: Position): string | undefined {
  const towns = map
    .querySourceFeatures(GROUND, { sourceLayer: 'places', filter: ['==', ['get', 'kind'], 'locality'] })
    .flatMap(({ geometry, properties }) => {
      if (geometry.type !== 'Point') return [];
      const [lng = 0, lat = 0] = geometry.coordinates;
      return [{ name: String(properties.name), km: kilometres([latitude, longitude], [lat, lng]) }];
    })
    .toSorted((a, b) => a.km - b.km);
  const [nearest] = towns;
  return nearest && nearest.km <= NEAR_KM ? nearest.name : undefined;
}
