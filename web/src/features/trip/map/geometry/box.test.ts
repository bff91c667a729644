import { expect, it } from 'vitest';
import { boxAround, longitudeNear } from './box.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

it('a box around a trip over the Pacific crosses the 180th meridian, the short way round', () => {
  const trip = [at(47, 8.5), at(1.3, 103.8), at(-37, 174.8), at(21.3, -157.9)];
  expect(boxAround(trip)).toEqual({ west: 8.5, east: 202.1, south: -37, north: 47 });
});

it('a box within one half of the world stays in it', () => {
  expect(boxAround([at(38.7, -9.1), at(59.3, 18.1)])).toEqual({ west: -9.1, east: 18.1, south: 38.7, north: 59.3 });
});

it('one place, or the same one twice, is a box without size', () => {
  expect(boxAround([at(10, 20), at(10, 20)])).toEqual({ west: 20, east: 20, south: 10, north: 10 });
  expect(boxAround([at(-17, 180)])).toEqual({ west: 180, east: 180, south: -17, north: -17 });
});

it('no place is no box', () => {
  expect(boxAround([])).toBeUndefined();
});

it.each([
  [-158, 175, 202],
  [175, -170, -185],
  [8, 500, 368],
  [8, 20, 8],
])('longitude %d beside %d is %d', (longitude, centre, near) => {
  expect(longitudeNear(longitude, centre)).toBe(near);
});
