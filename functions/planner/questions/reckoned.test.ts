import { expect, it } from 'vitest';
import { converse } from '../conversation/test-conversation.ts';

const titles = (suggestion: ReturnType<typeof converse>['suggestion']) =>
  suggestion?.itinerary?.map(({ details }) => details?.map(({ title }) => title));

it.each(['Vienna', 'Lisbon', 'Rome and Florence'])(
  'what would be cheaper in %s is what it costs once it is done, with the same days',
  (places) => {
    const plan = `4 days in ${places} in May`;
    const asked = converse(plan, 'what would be cheaper?');
    const [, amount] = /comes to about (€[\d,]+) for each/.exec(asked.last?.message ?? '') ?? [];
    const done = converse(plan, 'what would be cheaper?', 'do that');
    expect(done.suggestion?.estimatedCost).toContain(amount);
    expect(titles(done.suggestion)).toEqual(titles(asked.suggestion));
    expect(asked.last?.suggestion).toBeUndefined();
  },
);

it('the dearest ticket that is named is one of the plan, and no other costs more', () => {
  const { last, suggestion } = converse('4 days in Vienna in May', 'what would be cheaper?');
  const [, title] = /Without (.+) on day \d+, the dearest ticket/.exec(last?.message ?? '') ?? [];
  expect(titles(suggestion)?.flat()).toContain(title);
});

it('cheaper once more, with the beds simple already, saves on what is seen', () => {
  const once = converse('4 days in Vienna in May', 'make it cheaper');
  const twice = converse('4 days in Vienna in May', 'make it cheaper', 'still too expensive, cheaper');
  const euros = (cost: string | undefined) => Number(cost?.replaceAll(/\D/g, ''));
  expect(euros(twice.suggestion?.estimatedCost)).toBeLessThan(euros(once.suggestion?.estimatedCost));
});

it.each([
  ['7:00', '15:30', 'about 8 hours, of which some 4 are left in town. Be back at the airport by 12:30'],
  ['9:00', '21:00', 'about 12 hours, of which some 8 are left in town. Be back at the airport by 18:00'],
  ['9:00', '13:00', 'I would stay: 4 hours'],
])('between flights at %s and %s it is reckoned what is left of the town', (from, until, text) => {
  const { last } = converse(
    '2 days in Singapore',
    `we have a layover from ${from} to ${until}, worth leaving the airport?`,
  );
  expect(last?.message).toContain(text);
});

it.each([
  ['2 days in Tokyo', 'are 2 days enough?', '2 days in Tokyo are short: most people take 5; no room is left for'],
  ['9 days in Tokyo', 'is that enough for Tokyo?', '9 days in Tokyo are enough: most people take 5.'],
])('%s, "%s" takes a side', (plan, question, text) => {
  expect(converse(plan, question).last?.message).toContain(text);
});
