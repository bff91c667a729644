import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { countries, type Named } from './countries.ts';
import { towns } from './towns.ts';

/** A vector tile of the world (Mapbox Vector Tile 2.1). */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Uint8Array;
}

/** The last zoom that is there; closer ones are drawn of it. */
export const MAX_ZOOM = 7;
const EXTENT = 4096;
/** In a dense region the largest towns of a tile: more could not be labelled. */
const MOST_NAMES = 160;
const OPTIONS = { maxZoom: MAX_ZOOM, indexMaxZoom: MAX_ZOOM, indexMaxPoints: 0, extent: EXTENT, buffer: 64 };

type Layers = Parameters<typeof fromGeojsonVt>[0];

/** Every tile with something in it; a missing one is open sea. */
export function* worldTiles(): Generator<Tile> {
  const { earth, boundaries, names } = countries();
  const land = indexOf(earth, 3);
  const borders = indexOf(boundaries, 3);
  const places = [...names, ...towns()];
  for (let z = 0; z <= MAX_ZOOM; z++) {
    const points = indexOf(shownAt(places, z), 0);
    const size = 2 ** z;
    for (let x = 0; x < size; x++) {
      for (let y = 0; y < size; y++) {
        const layers = layersOf({ earth: land.getTile(z, x, y), boundaries: borders.getTile(z, x, y) });
        const named = layersOf({ places: points.getTile(z, x, y) });
        named.places?.features.splice(MOST_NAMES);
        const all = { ...layers, ...named };
        if (Object.keys(all).length > 0) yield { z, x, y, bytes: fromGeojsonVt(all, { version: 2, extent: EXTENT }) };
      }
    }
  }
}

function indexOf(features: readonly Feature[], tolerance: number): GeoJSONVT {
  return new GeoJSONVT({ type: 'FeatureCollection', features: [...features] }, { ...OPTIONS, tolerance });
}

function shownAt(places: readonly Named[], zoom: number): Feature[] {
  return places.filter(({ from }) => from <= zoom).map(({ feature }) => feature);
}

function layersOf(tiles: Readonly<Record<string, unknown>>): Layers {
  return Object.fromEntries(Object.entries(tiles).filter(([, tile]) => tile !== null)) as Layers;
}
