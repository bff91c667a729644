import { describe, expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

const ROME = '5 days in Rome';

it.each(['we travel in june', 'cheaper please'])('a day that is kept free stays free after "%s"', (said) => {
  const { suggestion } = converse(ROME, 'keep day 3 free', said);
  expect(suggestion?.itinerary[2]?.title).toBe('Day 3, free in Rome');
});

it.each(['a weekend for the Colosseum', 'two weeks Rome with the Colosseum'])(
  'a length that is said in passing, as in "%s", leaves the days of a plan as they are',
  (said) => {
    expect(converse(ROME, said).suggestion?.duration).toBe('5 days');
  },
);

describe('what is said behind a question', () => {
  const stay = converse(ROME, 'where do we stay?').last?.message ?? '';

  it('is how it is meant, where it is a few words', () => {
    expect(stay).toContain('In Rome I would look at');
    const { answers } = converse(ROME, 'where do we stay? quiet but walkable');
    expect(answers.at(-1)?.suggestion).toBeUndefined();
  });

  it('changes the plan where it says more, or asks for something', () => {
    const hills = 'where do we stay? my parents walk slowly so stairs and hills are hard for them';
    for (const said of [hills, 'what does it cost? want food'])
      expect(converse(ROME, said).last?.suggestion, said).toBeDefined();
  });
});

it('what children need is planned, although sights are on the plan already', () => {
  const { suggestion, last } = converse(ROME, 'the kids need a pool');
  expect(suggestion?.itinerary.flatMap(({ activities }) => activities)).toContain('A few hours at the pool');
  expect(last?.message).not.toContain('I know no place for pool');
});

it('who asks for more of something and gets it is not told that there is none', () => {
  const { last } = converse(ROME, 'more parks please');
  expect(last?.message).toContain('with parks and nature');
  expect(last?.message).not.toMatch(/I (?:found|know) no/);
});

it('says so when a plan cannot be cheaper than it is, and not before', () => {
  const NO_CHEAPER = 'cannot be cheaper than this';
  const { answers } = converse('Rome 4 days', 'cheaper please', 'cheaper please', 'cheaper please');
  expect(answers.map(({ message }) => message.includes(NO_CHEAPER))).toEqual([false, false, false, true]);
});

it('what a day costs is its tickets and what one needs on a day in that town', () => {
  const { last } = converse(ROME, 'what does day 2 cost?');
  expect(last?.message).toMatch(/^On day 2 tickets come to about €\d+ and about €\d+ for meals and local transport/);
});
