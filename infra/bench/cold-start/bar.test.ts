import { describe, expect, it } from 'vitest';
import { tooSlow } from './bar.ts';

const ratios = (...all: number[]) => new Map(all.map((ratio, index) => [`route-${index}`, ratio]));

describe('the limit for cold starts', () => {
  it('passes at 1.75 for the median and at 2.0 for each route', () => {
    expect(tooSlow(ratios(1.2, 1.75, 2))).toEqual([]);
    expect(tooSlow(ratios())).toEqual([]);
  });

  it('fails above 1.75 at the median, though no route is above 2.0', () => {
    expect(tooSlow(ratios(1.2, 1.76, 1.9))).toEqual(['The median over all routes is 1.76, above 1.75']);
  });

  it('fails if one route is above 2.0, and names it', () => {
    expect(tooSlow(ratios(1.2, 1.3, 2.01))).toEqual(['route-2 takes 2.01 times what the empty handler does, above 2']);
  });
});
