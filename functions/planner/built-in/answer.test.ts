import { describe, expect, it } from 'vitest';
import { type ChatAnswer, MAX_HISTORY } from '#shared/planner/schema.ts';
import { answer } from './answer.ts';

/** The answer to the last of these messages. */
function lastAnswer(...messages: readonly string[]): ChatAnswer {
  const chatHistory: { role: 'user' | 'assistant'; content: string }[] = [];
  let last: ChatAnswer | undefined;
  for (const message of messages) {
    const told = chatHistory.slice(-MAX_HISTORY);
    last = answer({
      message,
      chatHistory: told,
      suggestion: last?.suggestion ?? null,
      trip: null,
      today: '2026-11-21',
    });
    chatHistory.push({ role: 'user', content: message }, { role: 'assistant', content: last.message });
  }
  if (!last) throw new Error('Nothing was said');
  return last;
}

describe('after an unknown place', () => {
  it.each([
    ['yes, the first one', 'Bruges'],
    ['Lisbon instead', 'Lisbon'],
    ['yes, Paris', 'Paris'],
    ['Spain instead', 'Barcelona'],
  ])('"%s" goes to %s', (message, destination) => {
    expect(lastAnswer('Ghent for 4 days', message).suggestion).toMatchObject({ destination, duration: '4 days' });
  });

  it('another unknown place is referred to by its own name', () => {
    expect(lastAnswer('Ghent for 4 days', 'Oslo instead').message).toContain('I do not know Oslo');
    expect(lastAnswer('Ghent for 4 days', 'something nearby').message).toContain('I do not know Ghent');
  });
});

it('a long chat keeps likes, dislikes and budget', () => {
  const turns = ['Tokyo 5 days, sushi, no temples', 'slower', 'in May', 'something else', 'cheaper', '6 days'];
  for (const more of [[], ['more parks'], ['more parks', 'longer']]) {
    const { message, suggestion } = lastAnswer(...turns, ...more);
    expect(suggestion?.description).toMatch(/with .*sushi.*no temples/);
    expect(message).toMatch(/simple beds/);
  }
});

describe('the words of an answer', () => {
  it('is in paragraphs, and what was said of needs, season and way is not said again after a change', () => {
    const first = lastAnswer('5 days in Lisbon and Porto in May, my mum is vegan').message;
    const then = lastAnswer('5 days in Lisbon and Porto in May, my mum is vegan', 'make it cheaper').message;
    expect(first.split('\n\n').length).toBeGreaterThan(2);
    for (const sentence of [/vegan/, /The way goes/, /Expect about/]) {
      expect(first).toMatch(sentence);
      expect(then).not.toMatch(sentence);
    }
    expect(then).toMatch(/About €\d+ .*for Lisbon and Porto/);
  });

  it('says again what changes for the same words', () => {
    expect(lastAnswer('5 days in Lisbon in May', 'in June instead').message).toMatch(/Expect about/);
    expect(lastAnswer('5 days in Lisbon', 'longer', 'undo that').message).toMatch(/Here are 5 days in Lisbon/);
  });

  it('a question about the best season is not about opening hours', () => {
    expect(lastAnswer('5 days in Lisbon', 'What time of year is best?').message).toContain('Most people like Lisbon');
    expect(lastAnswer('5 days in Lisbon', 'What time does it open?').message).toContain('not their hours');
  });

  it('a single idea is not a choice', () => {
    const { message, quickSuggestions } = lastAnswer('ski in august');
    expect(quickSuggestions).toHaveLength(1);
    expect(message).toMatch(/how about this\? Queenstown.* Tell me whether you like it/);
  });

  it('no number of matching interests outweighs what a place cannot offer', () => {
    const loves = ['food', 'wine', 'art', 'history', 'shopping', 'music', 'views'].map((taste) => `love ${taste}`);
    const { message } = lastAnswer(`at least 38 degrees in January, ${loves.join(', ')}`);
    expect(message).toMatch(/No place that I know has all of that: the weather that you want is what fails/);
  });

  it('names a country with its article', () => {
    const { message, suggestion } = lastAnswer('two weeks in the USA');
    expect(message).toContain('14 days in the United States');
    expect(suggestion).toMatchObject({ destination: 'United States' });
  });
});
