import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { conflictsOf, needsIn } from './needs.ts';

it.each([
  ['halal and a severe nut allergy', ['halal', 'nuts']],
  ['my son is allergic to peanuts', ['nuts']],
  ['we are coeliac and my mother is in a wheelchair', ['gluten', 'wheelchair']],
  ['we love doughnuts', []],
  ['vegan food', ['vegan']],
  ['my husband hates long queues', ['crowds']],
  ['with our beagle', ['pets']],
  ['grandpa has a bad knee', ['knees']],
  ['a severe sesame allergy', ['sesame']],
  ['i am allergic to kiwi', ['allergy']],
  ['my mother is blind', ['blind']],
  ['we love the blue sea and long walks', []],
])('"%s" names the needs %j', (folded, needs) => {
  expect(needsIn(folded)).toEqual(needs);
});

it('no kitchen that is known for pad thai, satay or baklava suits a nut allergy, in any destination', () => {
  const meals = catalogue().destinations.flatMap(({ places }) => places.filter(({ kind }) => kind === 'meal'));
  const nutty = meals.filter(({ name, note }) => /pad thai|satay|baklava|pistachio|almond|peanut/i.test(name + note));
  expect(nutty.length).toBeGreaterThan(5);
  expect(nutty.filter((place) => conflictsOf(place, ['nuts']).length === 0)).toEqual([]);
});

it('diets say nothing about sights, and a tower is nothing for a fear of heights', () => {
  const rome = catalogue().destination('Rome');
  const place = (name: string) => {
    const found = rome?.places.find((each) => each.name === name);
    if (!found) throw new Error(name);
    return found;
  };
  expect(conflictsOf(place('Pantheon'), ['halal', 'nuts', 'vegan'])).toEqual([]);
  expect(conflictsOf(place("Dome of St Peter's"), ['heights', 'wheelchair'])).toEqual(['heights', 'wheelchair']);
});
