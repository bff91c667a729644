import type { Planner } from './planner.ts';

/** The planner that needs no account and no network. Its catalogue is two megabytes, loaded with the first question. */
export const builtInPlanner: Planner = {
  async answer(request) {
    const { answer } = await import('./built-in/answer.ts');
    return answer(request);
  },
};
