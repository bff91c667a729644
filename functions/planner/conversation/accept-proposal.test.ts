import { expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

const ROME = 'Rome from 4 to 8 May 2027, two of us';

/** Everything on the card. */
function titles(...turns: readonly string[]): string[] {
  return converse(...turns).suggestion?.itinerary.flatMap(({ activities }) => activities) ?? [];
}

it.each(['yeah do that', 'ok, go ahead', 'yes please', 'sounds good', 'drop those then'])(
  '"%s" takes off what the last answer would do without, and nothing else',
  (said) => {
    const turns = [ROME, 'what would you cut?'];
    const { last } = converse(...turns);
    const before = titles(...turns);
    const after = titles(...turns, said);
    const gone = before.filter((title) => !after.includes(title));
    expect(gone).toHaveLength(3);
    for (const title of gone) expect(last?.message).toContain(title);
    expect(after.filter((title) => !before.includes(title))).toEqual([]);
  },
);

it('of what is offered one may be chosen, or left', () => {
  const turns = [ROME, 'what would you cut?'];
  const all = titles(...turns);
  const gone = (said: string) => all.filter((title) => !titles(...turns, said).includes(title));
  const each = gone('yeah do that');
  expect(gone('just the first one')).toEqual(each.slice(0, 1));
  expect(gone('not the first one')).toEqual(each.slice(1));
});

it('what was offered for rain comes in the place of what is outdoors on that day', () => {
  const turns = [ROME, 'what if it rains on day 2?'];
  const { last } = converse(...turns);
  const { suggestion } = converse(...turns, 'ok use that for day 2');
  const day = (at: number) => suggestion?.itinerary[at]?.activities ?? [];
  const before = converse(ROME).suggestion?.itinerary.map(({ activities }) => activities) ?? [];
  const now = day(1).filter((title) => !before[1]?.includes(title));
  expect(now.length).toBeGreaterThan(0);
  for (const title of now) expect(last?.message).toContain(title);
  expect([0, 2, 3, 4].map(day)).toEqual([0, 2, 3, 4].map((at) => before[at]));
});

it('a yes to nothing that was offered changes nothing', () => {
  expect(titles(ROME, 'what is the weather like?', 'yes do that')).toEqual(titles(ROME));
});
