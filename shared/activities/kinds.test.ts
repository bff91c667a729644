import { describe, expect, it } from 'vitest';
import { categoryOfKind, KINDS, kindOf } from './kinds.ts';

const of = (
  title: string,
  category: string | null,
  location: string | null = null,
  endLocation: string | null = null,
) => kindOf({ title, category, location, endLocation });

describe('a kind', () => {
  it('KIND-01 has the category that it belongs to', () => {
    expect(Object.fromEntries(KINDS.map((kind) => [kind, categoryOfKind(kind)]))).toEqual({
      ...{ flight: 'transport', train: 'transport', bus: 'transport' },
      ...{ ferry: 'transport', drive: 'transport', taxi: 'transport' },
      ...{ stay: 'accommodation', meal: 'food', sight: 'sightseeing', event: 'entertainment', shop: 'shopping' },
      other: null,
    });
  });

  it.each([
    ['Flight to Athens', 'transport', null, 'flight'],
    ['LX 160', 'transport', 'Tokyo (NRT)', 'flight'],
    ['ZRH to NRT (ZRH) (NRT)', null, 'Tokyo', 'flight'],
    ['TGV 9211', 'transport', 'Paris', 'train'],
    ['Blue Star ferry', 'transport', 'Naxos', 'ferry'],
    ['Airport bus', 'transport', null, 'bus'],
    ['Taxi to the hotel', 'transport', null, 'taxi'],
    ['To the coast', 'transport', null, 'drive'],
    ['Dinner on the way', 'food', 'Bern', 'drive'],
    ['Hotel Sole', 'accommodation', null, 'stay'],
    ['Dinner', 'food', null, 'meal'],
    ['Colosseum', 'sightseeing', null, 'sight'],
    ['Opera', 'entertainment', null, 'event'],
    ['Market', 'shopping', null, 'shop'],
    ['A walk', null, null, 'other'],
    ['A night out', 'nightlife', null, 'other'],
  ])('KIND-01 is read from title %j, category %j and end place %j: %s', (title, category, end, kind) => {
    expect(of(title, category, end === 'Tokyo (NRT)' ? 'Zurich (ZRH)' : null, end)).toBe(kind);
  });

  it('KIND-01 that was chosen is not read from anything', () => {
    expect(kindOf({ kind: 'ferry', title: 'Flight', category: 'food', location: null })).toBe('ferry');
  });
});
