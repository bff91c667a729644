import { expect, it } from 'vitest';
import { airportAgrees } from './airport-agrees.ts';

const bergamo = { code: 'BGY', at: [45.67, 9.7] } as const;

it('an airport is near its town, or one of those that the name can mean', () => {
  expect(airportAgrees(bergamo, { at: [45.46, 9.19] }, [])).toBe(true);
  expect(airportAgrees(bergamo, { at: [0, 0] }, [{ code: 'BGY' }])).toBe(true);
  expect(airportAgrees(bergamo, undefined, [])).toBe(true);
});

it('a code of an airport far from the town is none', () => {
  expect(airportAgrees(bergamo, { at: [52.52, 13.4] }, [{ code: 'BER' }])).toBe(false);
});
