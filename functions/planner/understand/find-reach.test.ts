import { expect, it } from 'vitest';
import { kilometres } from '#shared/places/kilometres.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { converse } from '../conversation/test-conversation.ts';
import { findReach } from './find-reach.ts';

it.each([
  ['max 5h flight from manchester', { hours: 5, by: 'plane' }],
  ['no more than three hours by train from munich', { hours: 3, by: 'train' }],
  ['under 4 hours drive', { hours: 4, by: 'car' }],
  ['he naps 2 hours after lunch', undefined],
  ['the museum takes 3 hours', undefined],
])('"%s" limits the journey to %j', (folded, reach) => {
  expect(findReach(folded)).toEqual(reach);
});

it('no idea is farther away than the hours that were said, also when they are said in a second message', () => {
  const manchester = [53.48, -2.24] as const;
  for (const turns of [
    ['somewhere warm in january, max 5h flight from manchester, beach'],
    ['somewhere warm in january by the beach', 'max 5 hours flight from Manchester please'],
  ]) {
    const last = converse(...turns).last;
    const ideas = last?.quickSuggestions ?? [];
    expect(ideas.length, last?.message).toBeGreaterThan(0);
    const far = ideas.filter(({ destination }) => {
      const at = catalogue().destination(destination)?.at;
      return !at || kilometres(manchester, at) > 3600;
    });
    expect(far).toEqual([]);
    expect(last?.message).toMatch(/at most 5 hours by plane from Manchester/i);
  }
});

it.each([
  ['where could we go for 4 days, max 12 hours by car from Sydney?', 'Melbourne', 'Auckland'],
  ['ideas for a weekend, max 4 hours by train from London', 'Paris', 'Dublin'],
])('%s: no train or car crosses the sea', (message, within, oversea) => {
  const ideas = (converse(message).last?.quickSuggestions ?? []).map(({ destination }) => destination);
  expect(ideas.some((idea) => idea.startsWith(within))).toBe(true);
  expect(ideas.some((idea) => idea.startsWith(oversea))).toBe(false);
});

it('a wish that nothing meets is answered with the limit that fails, and what there is without it', () => {
  const { last: answer } = converse('somewhere to see the northern lights and eat well, not iceland and not norway');
  expect(answer?.message).toMatch(/northern lights.* is what fails/);
  expect(answer?.message).toContain('Without it there would be');
});
