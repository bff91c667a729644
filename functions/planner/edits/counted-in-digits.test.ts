import { expect, it } from 'vitest';
import { converse } from '../conversation/test-conversation.ts';

const titles = (...turns: readonly string[]) => converse(...turns).suggestion?.itinerary[1]?.activities ?? [];

it.each([
  ['drop the 1st thing on day 2', 0],
  ['drop the 2nd thing on day 2', 1],
])('"%s" takes that one off, as it does in letters', (message, index) => {
  const before = titles('5 days in Rome');
  expect(titles('5 days in Rome', message)).toEqual(before.toSpliced(index, 1));
});
