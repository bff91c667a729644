import type { Planner } from '../ports/planner.ts';

/**
 * The planner that needs no account and no network. Its catalogue is a megabyte, which a function loads at its first
 * question.
 */
export const builtInPlanner: Planner = {
  answer: async (request) => (await import('../planner/built-in/answer.ts')).answer(request),
};
