import { builtInPlanner } from './built-in-planner.ts';
import type { Planner } from './planner.ts';

/**
 * The stage's planner: a Bedrock model where one is configured, as long as `mayAsk` lets it answer, else the built-in one.
 */
export function plannerOf(modelId: string | undefined, mayAsk: () => Promise<boolean> = async () => true): Planner {
  if (modelId === undefined) return builtInPlanner;
  return {
    async answer(request) {
      if (!(await mayAsk())) return builtInPlanner.answer(request);
      const [{ bedrockPlanner }, { bedrockModel }] = await Promise.all([
        import('./bedrock-planner.ts'),
        import('../adapters/converse.ts'),
      ]);
      return bedrockPlanner(bedrockModel(modelId), builtInPlanner).answer(request);
    },
  };
}
