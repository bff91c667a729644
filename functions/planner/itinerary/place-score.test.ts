import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { NO_WISH, type Wish } from '../understand/wish.ts';
import { withEnoughOf } from './enough-of.ts';
import { placeScore } from './place-score.ts';
import { ideasFor } from './quick-ideas.ts';

const rome = catalogue().destination('Rome');
if (!rome) throw new Error('Rome is not in the catalogue');

describe('what is proposed', () => {
  it('is free rather than expensive for whoever wants it cheap, said as a level or as "cheaper"', () => {
    const sights = rome.places.filter(({ kind }) => kind === 'sight');
    const [free, costly] = [sights.find(({ cost }) => cost === 0), sights.find(({ cost }) => cost > 10)];
    if (!free || !costly) throw new Error('no such sights');
    const lead = (wish: Wish) =>
      (placeScore(rome, free, wish, {}) ?? Number.NaN) - (placeScore(rome, costly, wish, {}) ?? Number.NaN);
    const usual = lead(NO_WISH);
    expect(lead({ ...NO_WISH, level: 'low' })).toBeGreaterThan(usual + 1);
    expect(lead({ ...NO_WISH, isFrugal: true })).toBeGreaterThan(usual + 1);
    expect(lead({ ...NO_WISH, level: 'high' })).toBe(usual);
  });

  it('suits children more and more, as long as too little of it does', () => {
    const grownUp = rome.places.filter(({ kids, kind }) => !kids && kind !== 'meal').slice(0, 4);
    const weights: number[] = [];
    const party = { kind: 'family', adults: 2, kids: true, children: 2 } as const;
    withEnoughOf({ ...NO_WISH, destinations: [rome], party }, (wish) => {
      weights.push(wish.kidsWeight ?? 0);
      const entries = grownUp.map((place) => ({ place, time: 'morning' as const }));
      return [{ title: 'Rome', destination: rome, entries }];
    });
    expect(weights.length).toBeGreaterThan(1);
    expect(weights).toEqual(weights.map((_, round) => round * (weights[1] ?? 0)));
    expect(weights[1]).toBeGreaterThan(0);
  });

  it.each([{}, { art: 3 }, { food: 3 }])(
    'as ideas for %j is in three countries, also when others are asked for',
    (tastes) => {
      const countries = Array.from({ length: 5 }, (_, variant) =>
        ideasFor({ ...NO_WISH, tastes, variant }).map(({ country }) => country),
      );
      expect(countries.filter((each) => new Set(each).size < 3)).toEqual([]);
    },
  );
});
