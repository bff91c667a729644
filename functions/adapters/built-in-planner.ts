import type { Planner } from '../ports/planner.ts';

/** The planner that needs no account and no network. Its catalogue is a megabyte, loaded at the first question. */
export const builtInPlanner: Planner = {
  async answer(request) {
    const { answer } = await import('../planner/built-in/answer.ts');
    return answer(request);
  },
};
