import { describe, expect, it } from 'vitest';
import { tailOf } from '../contract/ids.ts';
import { arranged, orderOf } from './arrange.ts';
import { sortActivities } from './sort.ts';

const DAY = `${'t'.repeat(29)}-${'d'.repeat(15)}`;

interface Item {
  readonly id: string;
  readonly time: string | null;
}

/** 'a' is untimed, 'a9' is at 09:00; ids sort as the letters do. */
function item(name: string): Item {
  const hour = name.slice(1);
  return { id: `${DAY}-${name.slice(0, 1).repeat(15)}`, time: hour ? `${hour.padStart(2, '0')}:00` : null };
}
const items = (names: string) => names.split(' ').map(item);
const tails = (names: string) => items(names).map(({ id }) => tailOf(id));
const nameOf = ({ id, time }: Item) => `${tailOf(id).slice(0, 1)}${time === null ? '' : Number(time.slice(0, 2))}`;
const shown = (names: string, order?: string) =>
  arranged(items(names), order === undefined ? undefined : tails(order))
    .map(nameOf)
    .join(' ');

describe('arranged', () => {
  it('ORDER-01 without an order by hand sorts as specified: timed ones by time, then the others as created', () => {
    expect(shown('d b14 c a9 e')).toBe('a9 b14 c d e');
    expect(arranged(items('d b14 c a9 e'), undefined)).toEqual(sortActivities(items('d b14 c a9 e')));
    expect(shown('b9 a9')).toBe('a9 b9');
  });

  it('ORDER-01 with an order by hand untimed ones keep the place given, and timed ones fill theirs in time order', () => {
    expect(shown('a b c9 d14', 'a c9 b d14')).toBe('a c9 b d14');
    // 14:00 before 9:00 was asked for: they change places, and nothing else moves.
    expect(shown('a b c9 d14', 'd14 a c9 b')).toBe('c9 a d14 b');
    expect(shown('a c9 e7 d14', 'd14 a e7 c9')).toBe('e7 a c9 d14');
  });

  it('ORDER-01 two timed ones never stand against the clock, whatever the order, and nothing is lost', () => {
    const names = ['a', 'b9', 'c', 'd14', 'e9', 'f7'];
    for (const order of permutations(names)) {
      for (const named of [order, order.slice(2)]) {
        const found = arranged(items(names.join(' ')), tails(named.join(' ')));
        const times = found.flatMap(({ time }) => time ?? []);
        expect(times).toEqual(times.toSorted());
        expect(found.map(nameOf).toSorted()).toEqual(names);
        expect(arranged(found, orderOf(found))).toEqual(found);
        const untimed = (all: readonly string[]) => all.map((name) => (name.length === 1 ? name : '-'));
        if (named === order) expect(untimed(found.map(nameOf))).toEqual(untimed(order));
      }
    }
  });

  it('ORDER-01 two of the same time keep the order that the hand gave them', () => {
    expect(shown('a9 b9 c', 'b9 c a9')).toBe('b9 c a9');
  });

  it('ORDER-01 what the order does not name comes where its time says, or last', () => {
    expect(shown('a c9 d14 e e11', 'a c9 e d14')).toBe('a c9 e11 e d14');
    expect(shown('a c9 d14 e7', 'a c9 d14')).toBe('a e7 c9 d14');
    expect(shown('a b c9', 'b a')).toBe('c9 b a');
    expect(shown('a b d', 'b a')).toBe('b a d');
  });

  it('ORDER-01 tails of what is gone mean nothing, and an empty order is none', () => {
    expect(shown('a b', 'z b y a')).toBe('b a');
    expect(shown('b9 a', '')).toBe('b9 a');
  });
});

describe('orderOf', () => {
  it('ORDER-01 is kept only where the activities stand otherwise than they would without', () => {
    expect(orderOf(items('a9 b14 c d'))).toBeUndefined();
    expect(orderOf(items('b14 a9 c d'))).toBeUndefined();
    expect(orderOf(items('d a9 c'))).toEqual(tails('d a9 c'));
    expect(orderOf([])).toBeUndefined();
  });
});

function permutations(names: readonly string[]): string[][] {
  if (names.length < 2) return [[...names]];
  return names.flatMap((name, at) => permutations(names.toSpliced(at, 1)).map((rest) => [name, ...rest]));
}
