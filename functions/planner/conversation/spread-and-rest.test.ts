import { expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

const ROUTE = 'Venice, Florence, Rome by train, 8 days from sunday 9 may 2027';

it('a rest in every town is one free part of a day in each, named', () => {
  const { suggestion, last } = converse(ROUTE, 'one rest afternoon in each city, you choose');
  for (const town of ['Venice', 'Florence', 'Rome']) {
    expect(last?.message).toMatch(new RegExp(`in ${town} the afternoon of day \\d`, 'i'));
    const days = suggestion?.itinerary.filter(({ details = [] }) =>
      details.some(({ location }) => location?.includes(town)),
    );
    expect(days?.some(({ details = [] }) => details.every(({ timeOfDay }) => timeOfDay !== 'afternoon'))).toBe(true);
  }
});

it('a day that is spread over two makes the trip longer by one, or costs one of its end where the length stays', () => {
  const before = converse('Vienna 5 days from 3 may 2027').suggestion;
  const longer = converse('Vienna 5 days from 3 may 2027', 'spread day 2 over two days').suggestion;
  expect(longer?.itinerary).toHaveLength(6);
  const day = before?.itinerary[1]?.activities ?? [];
  const on = longer?.itinerary.slice(1, 3).flatMap(({ activities }) => activities);
  expect(on?.toSorted()).toEqual(day.toSorted());
  const same = converse(
    ROUTE,
    'day 4 looks too long. spread it over 2 days and drop something at the end so it stays 8 days',
  );
  expect(same.suggestion?.itinerary).toHaveLength(8);
  expect(same.last?.message).toMatch(/day \d .*is out, with/);
});

it('the first plan comes back as it was, whatever was planned since', () => {
  const first = 'Munich 3 days from 17 september 2027';
  const back = converse(first, 'krakow instead, cheaper', 'no museums', 'bring back the first plan');
  expect(back.suggestion).toEqual(converse(first).suggestion);
});

it('a number of days that the trip is to stay at is none to take away', () => {
  for (const said of ['drop something so it stays 5 days', 'skip one museum but keep it at 5 days'])
    expect(converse('Vienna 5 days from 3 may 2027', said).suggestion?.itinerary).toHaveLength(5);
});

it('what is named and dropped goes alone: nothing else that has a word of its name', () => {
  const names = (...turns: readonly string[]) =>
    converse(...turns).suggestion?.itinerary.flatMap(({ activities }) => activities) ?? [];
  const first = 'Edinburgh 4 days from 5 march 2027. we want the castle and arthurs seat';
  expect(names(first)).toContain('Edinburgh Castle');
  const after = names(first, 'the castle is too dear. drop it');
  expect(names(first).filter((name) => !after.includes(name))).toEqual(['Edinburgh Castle']);
});
