import { expect, test } from 'vitest';
import { nearest } from './next-in-direction.ts';

// Three cards to a row, two rows.
const at = (column: number, row: number) => ({ left: column * 110, top: row * 90, width: 100, height: 80 });
const grid = [at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(1, 1), at(2, 1)];

test('OPEN-30 an arrow moves to the next card in its direction, in the same row or column', () => {
  expect(nearest(at(0, 0), grid, [1, 0])).toEqual(at(1, 0));
  expect(nearest(at(1, 0), grid, [0, 1])).toEqual(at(1, 1));
  expect(nearest(at(2, 1), grid, [-1, 0])).toEqual(at(1, 1));
  expect(nearest(at(2, 1), grid, [0, -1])).toEqual(at(2, 0));
});

test('OPEN-30 at the edge an arrow does nothing', () => {
  expect(nearest(at(2, 0), grid, [1, 0])).toBeUndefined();
  expect(nearest(at(0, 0), grid, [0, -1])).toBeUndefined();
});
