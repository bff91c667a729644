import type { Planner } from '../ports/planner.ts';

/**
 * The planner that needs no account and no network. Its catalogue is a megabyte: a function loads of it what a question
 * is about.
 */
export const builtInPlanner: Planner = {
  async answer(request) {
    const [{ answer }, { withDestinations }] = await Promise.all([
      import('../planner/built-in/answer.ts'),
      import('../planner/catalogue/catalogue.ts'),
    ]);
    return withDestinations(() => answer(request));
  },
};
