import type { Position } from '#shared/places/position.ts';

/** Longitude, latitude in degrees (WGS 84): GeoJSON's order (RFC 7946, 3.1.1). */
export type LngLat = readonly [longitude: number, latitude: number];

const RADIANS = Math.PI / 180;
/** One point every two degrees looks round at every zoom of the map. */
const STEP = 2 * RADIANS;
/** Below it, two points are the same or opposite each other, and any great circle joins them. */
const TINY = 1e-9;

/** The shortest way over the globe, as points on the great circle between both ends. */
export function greatCircle(from: Position, to: Position): LngLat[] {
  const a = vectorOf(from);
  const b = vectorOf(to);
  const angle = Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
  if (Math.sin(angle) < TINY) return straight(from, to);
  const steps = Math.max(1, Math.ceil(angle / STEP));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const near = Math.sin((1 - part) * angle) / Math.sin(angle);
    const far = Math.sin(part * angle) / Math.sin(angle);
    return degreesOf([near * a[0] + far * b[0], near * a[1] + far * b[1], near * a[2] + far * b[2]]);
  });
}

/** A straight line on the map. */
export function straight(from: Position, to: Position): LngLat[] {
  return [from, to].map(({ latitude, longitude }) => [longitude, latitude] as const);
}

/**
 * The parts of a line left and right of the 180th meridian (RFC 7946, 3.1.9). Two points more than 180° apart are joined
 * the other way round.
 */
export function cutAtMeridian(line: readonly LngLat[]): LngLat[][] {
  const [first, ...rest] = line;
  if (!first) return [];
  const parts: LngLat[][] = [[first]];
  let last = first;
  for (const point of rest) {
    if (Math.abs(point[0] - last[0]) > 180) {
      const edge = last[0] > 0 ? 180 : -180;
      const [longitude] = point;
      const beyond = longitude + 2 * edge;
      const share = beyond === last[0] ? 0 : (edge - last[0]) / (beyond - last[0]);
      const latitude = last[1] + share * (point[1] - last[1]);
      parts.at(-1)?.push([edge, latitude]);
      parts.push([[-edge, latitude]]);
    }
    parts.at(-1)?.push(point);
    last = point;
  }
  return parts;
}

type Vector = readonly [number, number, number];

function vectorOf({ latitude, longitude }: Position): Vector {
  const [lat, lon] = [latitude * RADIANS, longitude * RADIANS];
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}

function degreesOf([x, y, z]: Vector): LngLat {
  return [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS];
}
