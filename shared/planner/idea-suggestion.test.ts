import { describe, expect, it } from 'vitest';
import { ideaSuggestion } from './idea-suggestion.ts';

const idea = {
  destination: 'Lisbon',
  title: 'A long weekend in Lisbon',
  duration: '4 days',
  estimatedCost: '€600',
  highlights: ['Alfama', 'Belém', 'Sintra', 'Cascais'],
  imageUrl: null,
};

describe('the suggestion of a quick idea', () => {
  it('PLAN-34 is described as a wonderful trip to its destination', () => {
    expect(ideaSuggestion(idea)).toMatchObject({ ...idea, description: 'A wonderful trip to Lisbon' });
  });

  it('PLAN-35 has one day, the arrival, with the first three highlights', () => {
    expect(ideaSuggestion(idea).itinerary).toEqual([
      { day: 1, title: 'Arrive in Lisbon', activities: ['Alfama', 'Belém', 'Sintra'] },
    ]);
  });
});
