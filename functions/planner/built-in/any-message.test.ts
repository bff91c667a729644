import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { infeasible } from '#infra/bench/planner/check-feasible.ts';
import { ChatAnswer } from '#shared/planner/schema.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { answer } from './answer.ts';

const names = catalogue().destinations.map(({ name }) => name);
const place = fc.constantFrom(
  ...names,
  'Italy',
  'Japan',
  'Greece',
  'Ghent',
  'somewhere warm by the sea',
  'Lisbon and Porto',
);
const detail = fc.constantFrom(
  ...['4 days', 'a week', 'two weeks', '1 day', '30 days', 'in May', 'from 24 December', 'next weekend', 'under €500'],
  ...[
    '2000 dollars each',
    'with kids',
    'solo',
    'with my wife',
    'luxury',
    'on a shoestring',
    'no museums',
    'lots of food',
  ],
  ...['relaxed', 'packed', 'no day trips', 'beaches', 'nightlife', 'cheaper', 'shorter', 'longer', 'something else'],
  ...[
    'undo that',
    'the second one',
    'somewhere else',
    'add a day trip',
    'no food',
    'hiking and wine',
    'start on 29 February',
  ],
);
const message = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.option(place), fc.array(detail, { maxLength: 4 }))
      .map(([to, more]) => [to, ...more].filter(Boolean).join(', ') || 'hi'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }) },
);

describe('any message', () => {
  it('API-26 the built-in planner answers by the contract, with realistic days', () => {
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 5 }), (turns) => {
        const chatHistory: ChatAnswerHistory = [];
        let suggestion = null;
        for (const turn of turns) {
          const given = answer({ message: turn, chatHistory, suggestion, trip: null, today: '2026-11-21' });
          expect(ChatAnswer.safeParse(given).error).toBeUndefined();
          if (given.suggestion) expect(infeasible(given.suggestion)).toEqual([]);
          suggestion = given.suggestion ?? suggestion;
          chatHistory.push({ role: 'user', content: turn }, { role: 'assistant', content: given.message });
        }
      }),
      { numRuns: 200, seed: 2027 },
    );
  }, 90_000);
});

type ChatAnswerHistory = Parameters<typeof answer>[0]['chatHistory'];
