import type { LngLat, Map as MapLibreMap } from 'maplibre-gl';
import { longitudeNear } from './geometry/box.ts';

/** Pixels on the screen. */
export interface Shift {
  readonly x: number;
  readonly y: number;
}

/** What a map shows at a moment: its zoom, its centre, and where that is on the screen. */
export interface Camera extends Shift {
  readonly zoom: number;
  readonly centre: LngLat;
}

/** What became of a picture of the map: it was scaled from its top left corner, then shifted. */
export interface Move extends Shift {
  readonly scale: number;
}

export function cameraOf(map: MapLibreMap): Camera {
  const centre = map.getCenter();
  const { x, y } = map.project(centre);
  return { zoom: map.getZoom(), centre, x, y };
}

/** How the map moved since then, which is the same for every place on it. */
export function moveSince({ zoom, centre, ...from }: Camera, map: MapLibreMap): Move {
  const scale = 2 ** (map.getZoom() - zoom);
  const to = map.project([longitudeNear(centre.lng, map.getCenter().lng), centre.lat]);
  return { scale, x: to.x - scale * from.x, y: to.y - scale * from.y };
}
