import { expect, it } from 'vitest';
import { builtInPlanner } from '#functions/planner/built-in-planner.ts';
import { runConversations } from './run-conversations.ts';

/** The share of conversations that must pass, of all and of the held-out ones. */
const LEAST = 0.95;
const LEAST_UNSEEN = 0.9;

it('API-26 at least 95 of 100 written conversations with the built-in planner pass', async () => {
  const outcomes = await runConversations(builtInPlanner);
  const wrong = outcomes.filter((outcome) => outcome.wrong.length > 0);
  const report = wrong.map(({ conversation, wrong: why }) => `${conversation.turns.join(' → ')}: ${why.join('; ')}`);
  const unseen = (some: typeof outcomes) =>
    some.filter(({ conversation }) => conversation.kind.startsWith('held-out/'));
  expect(outcomes.length).toBeGreaterThanOrEqual(150);
  expect(1 - wrong.length / outcomes.length, report.join('\n')).toBeGreaterThanOrEqual(LEAST);
  expect(1 - unseen(wrong).length / unseen(outcomes).length).toBeGreaterThanOrEqual(LEAST_UNSEEN);
}, 90_000);
