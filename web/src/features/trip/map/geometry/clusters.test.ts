import { expect, it } from 'vitest';
import { clustersOf } from './clusters.ts';

const spot = (id: string, x: number, y: number) => ({ id, x, y });

it('MAP-04: pins that cover each other are one, in the given order', () => {
  const spots = [spot('a', 0, 0), spot('b', 100, 0), spot('c', 10, 10), spot('d', 108, 5), spot('e', 0, 200)];
  expect(clustersOf(spots, 30)).toEqual([['a', 'c'], ['b', 'd'], ['e']]);
});

it('pins beside each other stay apart', () => {
  expect(clustersOf([spot('a', 0, 0), spot('b', 30, 0)], 30)).toEqual([['a'], ['b']]);
  expect(clustersOf([spot('a', 0, 0), spot('b', 29, 29)], 30)).toEqual([['a'], ['b']]);
});

it('a row of pins does not run together: what counts is the first of each group', () => {
  const row = Array.from({ length: 9 }, (_, n) => spot(String(n), n * 20, 0));
  expect(clustersOf(row, 30).map(({ length }) => length)).toEqual([2, 2, 2, 2, 1]);
});
