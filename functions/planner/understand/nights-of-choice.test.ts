import { expect, it } from 'vitest';
import { converse } from '../conversation/test-conversation.ts';

it.each([
  ['4 days in Kyoto', 'one night in a ryokan', 'A night in a ryokan'],
  ['3 days in Amsterdam', 'one night on a houseboat', 'A night on a houseboat'],
  ['6 days in Florence', 'una notte in agriturismo', 'A night on a farm'],
])('after "%s", "%s" is on the plan once', (plan, wish, title) => {
  const titlesOf = ({ suggestion }: ReturnType<typeof converse>) =>
    suggestion?.itinerary?.flatMap(({ details }) => details?.map((each) => each.title) ?? []) ?? [];
  const after = titlesOf(converse(plan, wish));
  expect(after.filter((each) => each === title)).toHaveLength(1);
});
