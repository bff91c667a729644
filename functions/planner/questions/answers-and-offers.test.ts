import { describe, expect, it } from 'vitest';
import { converse } from '../conversation/test-conversation.ts';

describe('a clause in the form of a question never edits', () => {
  it.each([
    ['Reykjavik 5 days from 11 feb', 'so blue lagoon yes or no for her?', /^Blue Lagoon: /],
    ['Krakow 3 days', 'should we do auschwitz on the last day?', /^Auschwitz-Birkenau Memorial: only if you give up/],
    ['Budapest 4 days, thermal baths', 'wich bath is best for not being packed', /^I would take .* because/],
    ['Naples 4 days', 'pompeii or herculaneum?', /^I would take Pompeii, because/],
    ['Athens 5 days from 10 may', 'metro from the airport at midnight is it running', /^From the airport into Athens/],
    ['Reykjavik 5 days from 11 feb', 'how many hrs of daylight then', /about 8 h 30 min/],
    ['Amsterdam 3 days', 'do the trams take electric wheelchairs', /^In Amsterdam .*most trams board level/],
    ['Edinburgh 3 days for 2, £400 in all, hotel paid', 'how much of the 400 is left', /^Of £400 for all of you/],
  ])('%s → "%s"', (first, question, said) => {
    const { last } = converse(first, question);
    expect(last?.message).toMatch(said);
    expect(last?.suggestion).toBeUndefined();
  });
});

it('no sight of another town is named for a plan', () => {
  const { last } = converse('Kyoto 5 days from 2 april', 'is there a cherry blossom then?');
  expect(last?.message).toMatch(/^Cherry blossom usually opens in the last days of March/);
  expect(converse('London 4 days', 'what does the national gallery cost').last?.message).not.toContain('Jordan');
});

it('whoever was robbed is told whom to call, and gets no plan', () => {
  const { last } = converse('im in barcelona, someone nicked my bag, wallet and passport gone, what do i do');
  expect(last?.message).toMatch(/112.*police station.*embassy/);
  expect(last?.suggestion).toBeUndefined();
});

it('a fear keeps what is feared off the plan, and is taken up in words', () => {
  const { last, suggestion } = converse('prague 3 days, i get panicky up high - towers, glass floors. he loves views');
  const titles = suggestion?.itinerary?.flatMap(({ details = [] }) => details.map(({ title }) => title)) ?? [];
  expect(titles.filter((title) => /tower/i.test(title))).toEqual([]);
  expect(last?.message).toContain('nothing high up');
  expect(last?.message).not.toContain('did not understand');
});

it('a night that is offered as the better side is put in on "ok do that"', () => {
  const { answers, last } = converse(
    'hanoi 4 days, hoi an 3 days',
    'halong overnight or just for the day, what would you do',
    'ok do that',
  );
  expect(answers[1]?.message).toMatch(/^I would stay a night/);
  expect(answers[1]?.suggestion).toBeUndefined();
  expect(last?.message).toMatch(/^Ha Long is in for 1 night/);
});
