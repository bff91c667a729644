import { expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

it('who asks for more of what a title on the plan is called after keeps what is there', () => {
  const museums = (...turns: readonly string[]) =>
    converse(...turns)
      .suggestion?.itinerary.flatMap(({ activities }) => activities)
      .filter((each) => /museum/i.test(each));
  const before = museums('5 days in Rome') ?? [];
  expect(before).not.toEqual([]);
  expect(museums('5 days in Rome', 'more museums')).toEqual(expect.arrayContaining(before));
});
