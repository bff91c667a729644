import { describe, expect, it } from 'vitest';
import type { Content } from './conversation.ts';
import { formerFacts } from './former-facts.ts';

const plan = (duration: string, estimatedCost: string, destination = 'Porto'): Content => ({
  kind: 'suggestion',
  suggestion: {
    title: '',
    destination,
    description: '',
    duration,
    estimatedCost,
    imageUrl: null,
    highlights: [],
    itinerary: [],
  },
});

describe('what changed in a plan', () => {
  it('names the previous plan’s values where they differ', () => {
    expect(formerFacts([plan('5 days', '€900'), plan('4 days', '€700')], 1)).toEqual({
      duration: '5 days',
      estimatedCost: '€900',
    });
    expect(formerFacts([plan('5 days', '€900'), plan('5 days', '€700')], 1)).toEqual({ estimatedCost: '€900' });
  });

  it('is nothing for a first plan, the same plan, or one for another place', () => {
    expect(formerFacts([plan('5 days', '€900')], 0)).toBeUndefined();
    expect(formerFacts([plan('5 days', '€900'), plan('5 days', '€900')], 1)).toBeUndefined();
    expect(formerFacts([plan('5 days', '€900'), plan('4 days', '€700', 'Rome')], 1)).toBeUndefined();
    expect(formerFacts([{ kind: 'ideas', ideas: [] }, plan('4 days', '€700')], 1)).toBeUndefined();
  });
});
