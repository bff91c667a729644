import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { converse } from '../conversation/test-conversation.ts';
import data from './times-to-mind.json' with { type: 'json' };
import { namedTime, timesToMind } from './times-to-mind.ts';

function town(name: string) {
  const found = catalogue().destination(name);
  if (!found) throw new Error(`No destination ${name}`);
  return found;
}

it.each([
  ['Venice', 'is carnival on?', '2027-02-13', '2027-01-30', '2027-02-09'],
  ['Seville', 'is the feria then?', '2027-04-10', '2027-04-13', '2027-04-18'],
  ['New York', 'thanksgiving', '2026-11-26', '2026-11-26', '2026-11-27'],
  ['Edinburgh', 'hogmanay', '2026-12-30', '2026-12-29', '2027-01-01'],
  ['Hanoi', 'is that tet', '2027-02-06', '2027-02-03', '2027-02-11'],
  ['Athens', 'is it easter', '2027-05-01', '2027-04-30', '2027-05-03'],
  ['Marrakech', 'eid', '2027-03-10', '2027-03-09', '2027-03-11'],
])('in %s, "%s" near %s: %s to %s', (name, said, date, ...span) => {
  const time = namedTime(said, [town(name)], date);
  expect([time?.from, time?.to]).toEqual(span);
});

it('a time that began in the year before is met on January 1', () => {
  expect(timesToMind(town('Edinburgh'), ['2027-01-01']).map(({ name }) => name)).toContain('Hogmanay');
});

it("a destination's own feast stands instead of its country's, and each day has one Christmas", () => {
  const names = timesToMind(town('Rome'), ['2026-12-25']).map(({ name }) => name);
  expect(names.filter((name) => name === 'Christmas')).toHaveLength(1);
  expect(timesToMind(town('Seville'), ['2027-03-25']).map(({ name }) => name)).toEqual(['Holy Week']);
});

it('what no rule dates is known for every year to 2030, and each span is in order', () => {
  for (const { name, when } of data.events) {
    if (!('years' in when) || !when.years) continue;
    expect(Object.keys(when.years), name).toEqual(['2026', '2027', '2028', '2029', '2030']);
    for (const [from = '', to = ''] of Object.values(when.years)) expect(from <= to, name).toBe(true);
  }
});

describe('what the days of a trip meet is said with the plan and when it is asked', () => {
  it.each([
    ['Edinburgh 3 days from 30 december, not the mosh pit types', /Hogmanay is from Dec 29 to Jan 1: .*ticket/],
    ['New York 26 to 29 november 2026', /Thanksgiving is from Nov 26 to Nov 27: .*closed/],
    ['Hanoi 5 days from 4 february 2027', /Tết, the Lunar New Year is from Feb 3 to Feb 11/],
  ])('"%s"', (message, said) => {
    expect(converse(message).last?.message).toMatch(said);
  });

  it.each([
    [
      'Munich 3 days from 25 september 2027',
      'is oktoberfest on then',
      /^Yes: Oktoberfest is from Sep 18 to Oct 3, 2027/,
    ],
    [
      'Venice 2 days 13 february 2027',
      'thats carnival too, right?',
      /^No: Carnival in Venice is from .* to Feb 9, 2027, so it ends 4 days before/,
    ],
    ['Barcelona 3 days from 22 april 2027', 'is anything going on then', /Sant Jordi is on Apr 23/],
    ['Lisbon 3 days from 5 november 2027', 'is anything special on?', /None of the feasts and holidays that I know/],
  ])('%s → "%s"', (first, question, said) => {
    const { last } = converse(first, question);
    expect(last?.message).toMatch(said);
    expect(last?.suggestion).toBeUndefined();
  });
});
