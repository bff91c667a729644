import { describe, expect, it } from 'vitest';
import { mixCosts } from './hot-keys.ts';
import type { TableRequest } from './measure-requests.ts';
import { zipfPicker } from './mix-world.ts';

const request = (partitions: readonly string[], readUnits: number, writeUnits = 0): TableRequest => ({
  ...{
    command: 'QueryCommand',
    check: undefined,
    began: 0,
    ended: 1,
    bytes: 1,
    itemsInTransaction: 0,
    partitions,
    readUnits,
    writeUnits,
  },
});

describe('the hottest keys of a mix', () => {
  it('are those that throttle first, with the reads and writes a second at which they do', () => {
    const requests = [request(['A'], 6), request(['A', 'B'], 4), request(['C'], 0, 5), request(['C'], 0, 3)];
    const { hottest, readUnits, writeUnits } = mixCosts(requests, 1000, 2);
    expect([readUnits, writeUnits]).toEqual([5, 4]);
    expect(hottest).toMatchObject([
      { key: 'C', callsToThrottle: 250, writesToThrottle: 250 },
      { key: 'A', callsToThrottle: 750, readsToThrottle: 750 },
      { key: 'B', callsToThrottle: 3000, readsToThrottle: 1500 },
    ]);
    expect(hottest[0]).not.toHaveProperty('readsToThrottle');
  });

  it('come from one that is picked far more often than most', () => {
    const pick = zipfPicker();
    const places = Array.from({ length: 1000 }, (_, place) => place);
    const picked = Array.from({ length: 20_000 }, () => pick(places) ?? -1);
    const timesOf = (place: number) => picked.filter((each) => each === place).length;
    expect(Math.min(...picked)).toBe(0);
    expect(timesOf(0) / picked.length).toBeCloseTo(Math.log(2) / Math.log(1001), 2);
    expect(timesOf(0)).toBeGreaterThan(timesOf(1) * 1.5);
    expect(new Set(picked).size).toBeGreaterThan(500);
  });
});
