import { describe, expect, it } from 'vitest';
import { GREETING } from './conversation.ts';
import { replyParts } from './quick-add-parts.ts';

describe('a reply with quick-add cities', () => {
  it('PLAN-12 OPEN-18 the name itself becomes the button, at its first occurrence', () => {
    expect(replyParts('In rome, as the Romans do: Rome!')).toEqual([
      { text: 'In ', start: 0 },
      { text: 'rome', city: 'Rome', start: 3 },
      { text: ', as the Romans do: Rome!', start: 7 },
    ]);
  });

  it('PLAN-14 two cities at most', () => {
    const parts = replyParts('Porto, Lisbon or Madrid');
    expect(parts.flatMap(({ city }) => city ?? [])).toEqual(['Porto', 'Lisbon']);
    expect(parts.map(({ text }) => text).join('')).toBe('Porto, Lisbon or Madrid');
  });

  it('OPEN-13 the greeting names none', () => {
    expect(replyParts(GREETING)).toEqual([{ text: GREETING, start: 0 }]);
  });
});
