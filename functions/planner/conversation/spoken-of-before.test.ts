import { expect, it } from 'vitest';
import type { TripSuggestion } from '#shared/planner/schema.ts';
import { converse } from './test-conversation.ts';

const PARIS = 'paris 5 days from 10 may, art and food';
const BARCELONA = 'barcelona 4 days from 9 oct';

const titlesOf = (suggestion: TripSuggestion | null | undefined) =>
  suggestion?.itinerary.flatMap(({ activities }) => activities) ?? [];
const dayOf = (suggestion: TripSuggestion | null | undefined, index: number) =>
  suggestion?.itinerary.at(index)?.activities ?? [];

it('"drop that" is what the answer to the question before it named first', () => {
  const { answers, suggestion } = converse(PARIS, 'whats the most expensive thing? drop that');
  const named = /most expensive is (.+?) on day/.exec(answers[1]?.message ?? '')?.[1];
  expect(titlesOf(answers[0]?.suggestion)).toContain(named);
  expect(titlesOf(suggestion)).not.toContain(named);
});

it('"add it" is the sight that was asked for and is not on the plan', () => {
  expect(titlesOf(converse(BARCELONA, 'wheres the picasso museum? add it').suggestion)).toContain('Picasso Museum');
});

it('"drop one thing" is of the day that was asked about', () => {
  const { answers, suggestion } = converse(PARIS, 'whats the plan for day 2 and can you drop one thing');
  expect(dayOf(suggestion, 1)).toHaveLength(dayOf(answers[0]?.suggestion, 1).length - 1);
});

it('of two things on the plan, the one that the other is wanted instead of goes', () => {
  const { suggestion } = converse(PARIS, 'the orsay instead of the louvre');
  expect(titlesOf(suggestion)).toContain("Musée d'Orsay");
  expect(titlesOf(suggestion)).not.toContain('Louvre');
});

it('what is not on the plan cannot be exchanged, and is not put there', () => {
  const { last } = converse(
    'paris 5 days from 10 may, art and food, no eiffel tower',
    'swap the eiffel tower for something quieter',
  );
  expect(last?.suggestion).toBeUndefined();
  expect(last?.account?.map(({ outcome }) => outcome)).toEqual(['not-possible']);
});

it('each of two things goes to the day that is said of it', () => {
  const { suggestion } = converse(BARCELONA, 'put park guell on the last day and the beach on the first');
  expect(dayOf(suggestion, -1)).toContain('Park Güell');
  expect(dayOf(suggestion, 0).join()).toMatch(/beach/i);
});

it('what is to go and is not on the plan is not put there', () => {
  const { answers, last } = converse('2 days in Lisbon', 'take jerónimos monastery off');
  const wanted = titlesOf(answers[0]?.suggestion);
  expect(wanted).not.toContain('Jerónimos Monastery');
  expect(titlesOf(last?.suggestion)).not.toContain('Jerónimos Monastery');
  expect(last?.message).toContain('Jerónimos Monastery is not in the plan');
});
