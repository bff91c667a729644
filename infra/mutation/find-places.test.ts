import { expect, it } from 'vitest';
import { findPlaces } from './find-places.ts';
import { instrument } from './instrument.ts';
import { sample } from './sample.ts';

const SOURCE = `
type Answer = true | false;
export function choose(a: number, b: number, isOpen: boolean): Answer {
  if (isOpen) return a + 1 === b || !isOpen;
  return a < b ? true : false;
}
`;

it('finds each operator, condition and boolean, and none in a type', () => {
  const found = findPlaces('choose.ts', SOURCE).map(({ line, original, mutated }) => [line, original, mutated]);
  expect(found).toEqual([
    [4, 'isOpen', '!(isOpen)'],
    [4, 'a + 1 === b || !isOpen', '(a + 1 === b) && (!isOpen)'],
    [4, 'a + 1 === b', '(a + 1) !== (b)'],
    [4, 'a + 1', '(a) - (1)'],
    [4, '!isOpen', '!!(isOpen)'],
    [5, 'a < b', '(a) >= (b)'],
    [5, 'true', 'false'],
    [5, 'false', 'true'],
  ]);
});

it('behaves like the original until its mutant is chosen, also when mutants are nested', () => {
  const source = 'return (a, b, isOpen) => a + 1 === b || !isOpen;';
  const mutants = findPlaces('choose.js', source).map((place, id) => ({ ...place, id }));
  const cases = [
    [1, 2, true],
    [1, 3, true],
    [3, 2, true],
    [1, 3, false],
  ];
  const answers = (mutant: string) => {
    process.env.MUTANT = mutant;
    const choose = new Function(instrument(source, mutants))();
    return cases.map((each) => choose(...each));
  };
  expect(answers('none')).toEqual([true, false, false, true]);
  expect(mutants.map(({ original, id }) => [original, answers(String(id))])).toEqual([
    ['a + 1 === b || !isOpen', [false, false, false, false]],
    ['a + 1 === b', [false, true, true, true]],
    ['a + 1', [false, false, true, true]],
    ['!isOpen', [true, true, true, false]],
  ]);
  delete process.env.MUTANT;
});

it('draws the same places in the same order for the same seed, and others for another', () => {
  const all = Array.from({ length: 1_000 }, (_, index) => index);
  const drawn = sample(all, 50, 7);
  expect(drawn).toHaveLength(50);
  expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
  expect(sample(all, 50, 7)).toEqual(drawn);
  expect(sample(all, 50, 8)).not.toEqual(drawn);
});
