import type { Position } from '#shared/places/position.ts';

/** Degrees; `east` is above 180 where the box crosses the 180th meridian. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The smallest box around these positions, across the 180th meridian if that is smaller; undefined without any. */
export function boxAround(positions: readonly Position[]): Box | undefined {
  const latitudes = positions.map(({ latitude }) => latitude);
  const sorted = positions.map(({ longitude }) => longitude).toSorted((a, b) => a - b);
  const [first] = sorted;
  if (first === undefined) return undefined;
  // What is left out is the widest gap between two neighbours around the globe.
  const gaps = sorted.map((longitude, index) => ({
    width: (sorted[index + 1] ?? first + 360) - longitude,
    from: longitude,
    to: sorted[index + 1] ?? first,
  }));
  const widest = gaps.reduce((most, gap) => (gap.width >= most.width ? gap : most));
  const east = widest.from < widest.to ? widest.from + 360 : widest.from;
  return { west: widest.to, east, south: Math.min(...latitudes), north: Math.max(...latitudes) };
}

/** The longitude of the world's copy that is nearest to `centre`: 202 and not -158 beside 175. */
export function longitudeNear(longitude: number, centre: number): number {
  return longitude + 360 * Math.round((centre - longitude) / 360);
}
