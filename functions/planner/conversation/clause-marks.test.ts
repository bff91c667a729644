import { expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import type { Draft, DraftItem } from '../edits/draft.ts';
import { NO_WISH } from '../understand/wish.ts';
import { clauseMarks } from './clause-marks.ts';

const booked = (title: string): DraftItem => ({
  ...{ key: title, title, place: undefined, isBooked: true },
  time: 'morning',
});
const draft: Draft = {
  ...{ today: '2026-11-23', tripTitle: 'Our spring' },
  days: [
    {
      ...{ index: 0, date: '2027-05-03', destination: catalogue().destination('Rome'), busy: new Set<never>() },
      items: [booked('Pottery with Giulia'), booked('Jordaan and its courtyards')],
    },
  ],
};
const marked = (text: string, on: Draft | undefined = draft) =>
  clauseMarks(text, text, { draft: on, wish: NO_WISH }).map(({ kind, at, end }) => [kind, text.slice(at, end)]);

it('words of a title on the traveller’s own trip stand for something on it', () => {
  expect(marked('move the pottery to the evening')).toEqual([['SIGHT', 'pottery']]);
  expect(marked('move the pottery with giulia')).toEqual([['SIGHT', 'pottery with giulia']]);
});

it('what the catalogue knows is what is meant, before the words of titles', () => {
  expect(marked('pottery after the pantheon')).toEqual([['SIGHT', 'the pantheon']]);
});

it('of a suggestion’s titles only words written as names stand for something on it', () => {
  const suggestion = { ...draft, tripTitle: undefined };
  expect(marked('move the jordaan walk', suggestion)).toEqual([['SIGHT', 'jordaan']]);
  expect(marked('move the courtyards', suggestion)).toEqual([]);
  expect(marked('move the courtyards')).toEqual([['SIGHT', 'courtyards']]);
});
