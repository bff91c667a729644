import { expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

const ITALY = 'Italy from 1 to 14 September 2027: Milan, Venice, Florence, Rome, Naples';

/** The towns of a card in the order of its days, each with its number of days. */
function stops(...turns: readonly string[]): string[] {
  const days = converse(...turns).suggestion?.itinerary.map(({ details = [] }) => details.at(-1)?.location ?? '') ?? [];
  const towns = days.map((location) => location.split(', ').at(-1) ?? '');
  return [...Map.groupBy(towns, (town) => town)].map(([town, all]) => `${town} ${all.length}`);
}

it.each([
  'squeeze in 2 nights bologna bc food',
  'add bologna, 2 nights',
  'we would like two nights in Bologna as well',
])('"%s" puts the town where it is on the way, and the dates and other towns stay', (said) => {
  const { last, suggestion } = converse(ITALY, said);
  expect(suggestion).toMatchObject({ startDate: '2027-09-01', duration: '14 days' });
  expect(suggestion?.destination).toBe('Milan, Venice, Bologna, Florence, Rome and Naples');
  expect(stops(ITALY, said)).toContain('Bologna 2');
  expect(last?.message).toMatch(/now, instead of 3/);
});

it('who has to be in a town on a day is there, and the towns after it give the nights', () => {
  const turns = [ITALY, 'squeeze in 2 nights bologna', 'we have to be in venice on sunday the 5th'];
  const { last, suggestion } = converse(...turns);
  expect(suggestion).toMatchObject({ startDate: '2027-09-01', duration: '14 days' });
  expect(suggestion?.destination).toBe('Milan, Venice, Bologna, Florence, Rome and Naples');
  expect(suggestion?.itinerary[4]?.details?.at(-1)?.location).toContain('Venice');
  expect(last?.message).toMatch(/On day 5 \(Sunday, Sep 5\) the plan is in Venice now/);
  // Said once more, nothing changes.
  expect(converse(...turns, 'we need to be in venice on 5 september').last?.message).toMatch(/already/);
});

it('a flight home from the first stop brings the route back there for the last night', () => {
  const { suggestion } = converse(
    'Greece 9 days from 12 June 2027: Athens, Naxos',
    'flight home is from athens on the 20th at 09:15 so last night must be there',
  );
  expect(suggestion).toMatchObject({ startDate: '2027-06-12', duration: '9 days' });
  expect(suggestion?.itinerary.slice(-2).map(({ details }) => details?.at(-1)?.title)).toEqual([
    expect.anything(),
    'Departure at 09:15 in Athens',
  ]);
  expect(suggestion?.itinerary[7]?.details?.[0]?.title).toMatch(/from Naxos to Athens/);
});

it.each(['what day are we off to Nara', 'the little one is looking forward to Nara, she wants to see the deer'])(
  '"%s" makes a day trip of the plan no stop',
  (said) => {
    expect(converse('Kyoto and Osaka, 6 days from 27 March 2027', said).suggestion?.destination).toBe(
      'Kyoto and Osaka',
    );
  },
);

it('a town may come for something on the plan that is no stop', () => {
  const { suggestion } = converse(
    'Greece 9 days from 12 June 2027: Athens, Naxos, Folegandros',
    'meh swap folegandros for santorini then',
  );
  expect(suggestion).toMatchObject({ startDate: '2027-06-12', duration: '9 days' });
  expect(suggestion?.destination).toBe('Athens, Santorini and Naxos');
  expect(suggestion?.itinerary.flatMap(({ activities }) => activities)).not.toContain('Folegandros');
});

it.each(['remove florence', 'please drop Florence altogether'])(
  '"%s" takes a stop out, and its nights stay',
  (said) => {
    const { suggestion } = converse(ITALY, said);
    expect(suggestion?.destination).toBe('Milan, Venice, Rome and Naples');
    expect(suggestion).toMatchObject({ startDate: '2027-09-01', duration: '14 days' });
  },
);
