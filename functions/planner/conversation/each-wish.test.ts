import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { wantsIn } from '../understand/wants.ts';
import { converse } from './test-conversation.ts';

const TOWNS = ['Rome', 'Budapest', 'Krakow', 'Lisbon', 'Berlin', 'Singapore', 'Edinburgh'] as const;
const WISHES = [
  ...(['a boat trip', 'a cooking class', 'karaoke', 'an escape room', 'a jazz club', 'a flea market'] as const),
  ...(['a wine tasting', 'a hammam', 'go karts', 'a rooftop bar', 'a bike tour', 'a castle', 'ice cream'] as const),
] as const;

it('each thing that is wanted is on the plan, or the answer says why not', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TOWNS),
      fc.uniqueArray(fc.constantFrom(...WISHES), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      (town, wishes, isLater) => {
        const start = `${town} 5 days from mon 10 may 2027`;
        const said = `we want ${wishes.join(', ')}`;
        const { suggestion, last } = isLater ? converse(start, said) : converse(`${start}, ${said}`);
        const entries = suggestion?.itinerary.flatMap(({ details = [] }) => details) ?? [];
        const places = catalogue().destination(town)?.places ?? [];
        for (const wish of wishes) {
          const [want] = wantsIn(wish);
          const isThere = entries.some(({ title }) => {
            const place = places.find(({ name }) => name === title);
            return title === want?.title || (place !== undefined && want?.isMetBy(place) === true);
          });
          const word = wish.split(' ').at(-1) ?? wish;
          const isTold = (last?.message ?? '').toLowerCase().includes(word.replace(/s$/, ''));
          expect(isThere || isTold, `${wish} in ${town}: ${last?.message}`).toBe(true);
        }
      },
    ),
    { numRuns: 40, seed: 12 },
  );
}, 60_000);

it('nothing is said to be on the plan that is not: what is liked and has no place is left out of the heading', () => {
  const { suggestion, last } = converse('Budapest 3 days from 14 may 2027: a boat with prosecco, ruin bars');
  const titles = suggestion?.itinerary.flatMap(({ activities }) => activities).join(' ') ?? '';
  if (/with [^.]*boat/.test(last?.message ?? '')) expect(titles).toMatch(/boat|cruise|ferry/i);
});
