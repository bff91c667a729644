import { expect, it } from 'vitest';
import { converse } from '../conversation/test-conversation.ts';

it('a stop that is known from the map alone may be asked about in lower case, also where its name is a word', () => {
  const { last } = converse('6 days: London and Reading', 'how far is it from london to reading');
  expect(last?.message).toMatch(/^From London to Reading it is about \d+ km/);
});
