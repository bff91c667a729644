import { expect, it } from 'vitest';
import { findPlaces } from './find-places.ts';
import { instrument } from './instrument.ts';
import { nameMutants, sample } from './sample.ts';

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
  const mutants = nameMutants(findPlaces('choose.js', source));
  const cases = [
    [1, 2, true],
    [1, 3, true],
    [3, 2, true],
    [1, 3, false],
  ];
  const answers = (mutant: string) => {
    process.env.MUTANT = mutant;
    const choose = new Function(instrument('choose.js', source, mutants))();
    return cases.map((each) => choose(...each));
  };
  expect(answers('none')).toEqual([true, false, false, true]);
  expect(mutants.map(({ original, id }) => [original, answers(id)])).toEqual([
    ['a + 1 === b || !isOpen', [false, false, false, false]],
    ['a + 1 === b', [false, true, true, true]],
    ['a + 1', [false, false, true, true]],
    ['!isOpen', [true, true, true, false]],
  ]);
  delete process.env.MUTANT;
});

it('names a place by what it says, so that it keeps its name when lines are added, and tells apart two that read alike', () => {
  const names = nameMutants(findPlaces('choose.ts', SOURCE)).map(({ id }) => id);
  const longer = `const first = () => true;\n${SOURCE}`;
  const later = nameMutants(findPlaces('choose.ts', longer)).map(({ id }) => id);
  expect(later).toEqual(expect.arrayContaining(names));
  expect(new Set(later).size).toBe(names.length + 1);
});

it('draws the same places for the same seed, in their order, and others for another', () => {
  const all = Array.from({ length: 1_000 }, (_, index) => ({ id: `place ${index}` }));
  const drawn = sample(all, 50, 7);
  expect(drawn).toHaveLength(50);
  expect(drawn).toEqual(all.filter((each) => drawn.includes(each)));
  expect(sample(all, 50, 7)).toEqual(drawn);
  expect(sample(all, 50, 8)).not.toEqual(drawn);
});

it('keeps nearly all of a sample when places are added', () => {
  const all = Array.from({ length: 1_000 }, (_, index) => ({ id: `place ${index}` }));
  const added = Array.from({ length: 20 }, (_, index) => ({ id: `new ${index}` }));
  const kept = sample([...added, ...all], 50, 7).filter((each) => all.includes(each as (typeof all)[number]));
  expect(sample(all, 50, 7)).toEqual(expect.arrayContaining(kept));
  expect(kept.length).toBeGreaterThan(40);
});
