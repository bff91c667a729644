import { expect, it } from 'vitest';
import { converse } from './test-conversation.ts';

/** The answers to these messages, one after the other. */
function answersTo(...turns: readonly string[]) {
  return converse(...turns).answers;
}

it.each([
  ['hoi an 6 days from 3 october', 'what about typhoons in october?? dont change anything yet', /typhoons/],
  ['Lisbon 5 days', 'what does that come to in pounds roughly', /£/],
  ['Rome 30 April to 3 May', 'hm is stuff even open on the 1st?', /Labour Day/],
])('"%s" → "%s" is answered, and nothing is changed', (first, question, said) => {
  const [, reply] = answersTo(first, question);
  expect(reply?.message).toMatch(said);
  expect(reply?.suggestion).toBeUndefined();
  expect(reply?.quickSuggestions).toBeUndefined();
});

it.each([
  'when does my flight leave on my porto trip? i cant find it',
  "what's my next trip and whats planned on the first day? dont change anything just tell me",
])('"%s" asks about an own trip, which the chat does not see, and plans none', (message) => {
  const [reply] = answersTo(message);
  expect(reply?.message).toMatch(/own trips I see only where the chat is opened/);
  expect(reply?.suggestion).toBeUndefined();
});

it('beds that are paid for are not in the sum, and rand are rand', () => {
  const [reply] = answersTo('Cape Town 6 days for 2, R18 000 in all, lodging is paid already');
  expect(reply?.message).toMatch(/ZAR.*beds, which you have.*not included/);
});

it('an unknown town is planned as free days when the traveller wants it anyway', () => {
  const [unknown, frame] = answersTo('Oslo 4 days', 'plan it anyway');
  expect(unknown?.message).toMatch(/do not know Oslo .*plan it anyway/);
  expect(frame?.suggestion).toMatchObject({ destination: 'Oslo', duration: '4 days' });
});

it('who tells a long story, no joke, still asks for a trip', () => {
  const [reply] = answersTo('the worst guide ever, no joke. 6 days mid may, tuscany, just us two. so NOT florence');
  expect(reply?.suggestion?.destination).toBe('Siena');
});
