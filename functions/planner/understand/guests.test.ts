import { expect, it } from 'vitest';
import { converse } from '../conversation/test-conversation.ts';
import { guestsIn } from './guests.ts';

it.each([
  ['with a 2yo in a pushchair', ['toddler']],
  ['kids are 2 and 5', ['toddler']],
  ['a 14 month old and his sister', ['toddler']],
  ['daughter 14 who is bored', ['teen']],
  ['two teens (13 and 16)', ['teen']],
  ['us 2 and kids 7 and 10', []],
  ['total for the three of us', []],
  ['one 3 days trip', []],
  ['kids, 14 days from 12 june', []],
])('"%s" says that %j come along', (said, guests) => {
  expect(guestsIn(said)).toEqual(guests);
});

it('with a toddler there is something made for one on the plan, and it is said what', () => {
  const { last } = converse('vienna 4 days with a toddler');
  expect(last?.message).toMatch(/For the little one: .+ on day \d/);
});

it('who was a child once is none who comes along', () => {
  const { last } = converse('reykjavik 4 days in february, my wife has wanted this since she was a kid');
  expect(last?.message).not.toContain('with a child');
});
