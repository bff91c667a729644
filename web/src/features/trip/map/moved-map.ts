import type { LngLat, Map as MapLibreMap } from 'maplibre-gl';
import { longitudeNear } from './geometry/box.ts';

/** Moved farther, what lies over the map is placed again: around the world another of its places may be nearer. */
const FAR_PX = 128;

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

export function cameraOf(map: MapLibreMap): Camera {
  const centre = map.getCenter();
  const { x, y } = map.project(centre);
  return { zoom: map.getZoom(), centre, x, y };
}

/**
 * How far the map moved since then, which is as far for every place on it. Undefined when each has to be placed again:
 * the map was zoomed, or moved far.
 */
export function shiftSince({ zoom, centre, ...from }: Camera, map: MapLibreMap): Shift | undefined {
  if (map.getZoom() !== zoom) return undefined;
  const to = map.project([longitudeNear(centre.lng, map.getCenter().lng), centre.lat]);
  const shift = { x: to.x - from.x, y: to.y - from.y };
  return Math.hypot(shift.x, shift.y) < FAR_PX ? shift : undefined;
}
