import { expect, it } from 'vitest';
import { converse } from '../conversation/test-conversation.ts';

it.each([
  ['edinburgh next weekend, just sat n sun', '2026-12-05', '2 days'],
  ['london sat 10 + sun 11 july 2027', '2027-07-10', '2 days'],
  ['paris the weekend after easter next year, arriving fri evening leaving mon', '2027-04-02', '4 days'],
  ['paris ascension weekend thu-sun', '2027-05-06', '4 days'],
])('"%s" begins on %s and is %s', (said, startDate, duration) => {
  expect(converse(said).suggestion).toMatchObject({ startDate, duration });
});

it.each([
  [['somewhere warm in january 1 week beach', 'ok the first one, flying on sat 16th'], '2027-01-16'],
  [['paris 2 to 5 april 2027', 'sorry, the ascension weekend instead thu-sun'], '2027-05-06'],
  [['rome 4 days from 9 april 2027', 'not on the same day as a boat trip please'], '2027-04-09'],
])('%j begins on %s', (turns, startDate) => {
  expect(converse(...turns).suggestion).toMatchObject({ startDate });
});

it('two things that are not to be on the same day are no trip of one day', () => {
  expect(
    converse('dubrovnik 7 days in august', 'something for teens, not on the same day as a boat trip').suggestion
      ?.duration,
  ).toBe('7 days');
});
