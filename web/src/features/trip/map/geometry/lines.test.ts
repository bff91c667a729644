import { expect, it } from 'vitest';
import { kilometres } from '#shared/places/kilometres.ts';
import { cutAtMeridian, greatCircle, type LngLat, straight } from './lines.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const AUCKLAND = at(-37.008, 174.792);
const HONOLULU = at(21.319, -157.922);
const ZURICH = at(47.458, 8.555);
const SAN_FRANCISCO = at(37.619, -122.375);

const length = (line: readonly LngLat[]) =>
  line.slice(1).reduce((sum, [x, y], n) => sum + kilometres([line[n]?.[1] ?? 0, line[n]?.[0] ?? 0], [y, x]), 0);

it.each([
  ['Zürich', 'San Francisco', ZURICH, SAN_FRANCISCO],
  ['Auckland', 'Honolulu', AUCKLAND, HONOLULU],
  ['Singapore', 'Auckland', at(1.359, 103.989), AUCKLAND],
] as const)(
  'MAP-05: a flight %s–%s is as long as the great circle, which is the shortest way',
  (_from, _to, from, to) => {
    const line = greatCircle(from, to);
    const shortest = kilometres([from.latitude, from.longitude], [to.latitude, to.longitude]);
    expect(length(line)).toBeCloseTo(shortest, 3);
    expect(line[0]?.[0]).toBeCloseTo(from.longitude, 9);
    expect(line.at(-1)?.[1]).toBeCloseTo(to.latitude, 9);
  },
);

it('MAP-05: a flight from Zürich to San Francisco goes by Greenland, not along its latitude', () => {
  expect(Math.max(...greatCircle(ZURICH, SAN_FRANCISCO).map(([, latitude]) => latitude))).toBeGreaterThan(60);
});

it('MAP-05: a line over the 180th meridian is cut there, and both parts meet its edges at one latitude', () => {
  const parts = cutAtMeridian(greatCircle(AUCKLAND, HONOLULU));
  expect(parts).toHaveLength(2);
  const [before = [], after = []] = parts;
  expect(before.at(-1)?.[0]).toBe(180);
  expect(after[0]?.[0]).toBe(-180);
  expect(before.at(-1)?.[1]).toBeCloseTo(after[0]?.[1] ?? Number.NaN, 9);
  for (const part of parts) {
    for (const [n, [longitude]] of part.entries())
      expect(Math.abs(longitude - (part[n - 1]?.[0] ?? longitude))).toBeLessThan(180);
  }
});

it('MAP-05: a straight line over the meridian goes the short way, in both directions', () => {
  expect(cutAtMeridian(straight(at(-18, 178), at(-14, -172)))).toEqual([
    [
      [178, -18],
      [180, -17.2],
    ],
    [
      [-180, -17.2],
      [-172, -14],
    ],
  ]);
  expect(cutAtMeridian(straight(at(-14, -172), at(-18, 178)))).toHaveLength(2);
});

it('a line within one half of the world is one part', () => {
  expect(cutAtMeridian(straight(ZURICH, at(1.359, 103.989)))).toHaveLength(1);
  expect(cutAtMeridian([])).toEqual([]);
});

it.each([
  ['the same place', ZURICH, ZURICH],
  ['opposite places', at(10, 20), at(-10, -160)],
  ['the poles', at(90, 0), at(-90, 0)],
])('%s are joined by finite points', (_, from, to) => {
  expect(greatCircle(from, to).flat().every(Number.isFinite)).toBe(true);
});
