import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChatAnswer, TripSuggestion } from '#shared/planner/schema.ts';
import { converse } from './test-conversation.ts';

const titlesOf = ({ itinerary }: TripSuggestion) => itinerary.flatMap(({ activities }) => activities);

/** The message without what it says is on the plan or off it, and names of that. */
function told({ message }: ChatAnswer): string {
  return message;
}

const START = [
  '4 days in Rome from 16 April for two',
  '5 days in Paris from 10 May',
  '3 days in Lisbon in May',
] as const;
const SAID = [
  ...[
    'more food',
    'less museums',
    'no churches',
    'something with jazz',
    'my wife is vegetarian',
    'more viewpoints pls',
  ],
  ...['slower please', 'cheaper', 'fewer markets', 'we love wine', 'no walks', 'there are three of us now'],
] as const;

it('what a new wish changes on a plan is said: each thing that is off, until there are too many to name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...START), fc.constantFrom(...SAID), (start, said) => {
      const [first, last] = converse(start, said).answers;
      if (!first?.suggestion || !last?.suggestion) return;
      const [then, now] = [titlesOf(first.suggestion), titlesOf(last.suggestion)];
      const off = then.filter((title) => !now.includes(title));
      const fresh = now.filter((title) => !then.includes(title));
      for (const names of [off, fresh]) for (const title of names.slice(0, 4)) expect(told(last)).toContain(title);
      if (off.length + fresh.length === 0) expect(told(last)).not.toMatch(/\b(?:New|Off): /);
    }),
    { numRuns: 60, seed: 2028 },
  );
}, 60_000);

it.each([
  ['4 days in Paris from 6 May', 'no churches', 0.5],
  ['5 days in Amsterdam from 3 June', 'fewer museums', 0.6],
  ['4 days in Istanbul from 3 May', 'no bazaars', 0.7],
])('"%s": most of the plan stays on its day after "%s"', (start, said, share) => {
  const [first, last] = converse(start, said).answers;
  const kept = (first?.suggestion?.itinerary ?? []).map(({ activities }, day) => {
    const now = last?.suggestion?.itinerary[day]?.activities ?? [];
    return activities.filter((title) => now.includes(title)).length;
  });
  const all = first?.suggestion ? titlesOf(first.suggestion).length : 0;
  expect(kept.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(share * all);
});
