import { type AskModel, ModelFailure } from '../adapters/converse.ts';
import { logger } from '../runtime/logger.ts';
import { modelQuestion } from './model/ask-model.ts';
import type { Planner } from './planner.ts';

const MAX_TOKENS = 6000;
/** Milliseconds that a traveller waits for a model; API Gateway gives up after 30 seconds. */
const TIMEOUT = 24_000;

/** Asks a model, and falls back to another planner when the model gives no usable answer. */
export function bedrockPlanner(ask: AskModel, otherwise: Planner, timeout = TIMEOUT): Planner {
  return {
    async answer(request) {
      const { system, messages, schema, check } = modelQuestion(request);
      try {
        const tool = { name: 'answer_traveller', description: 'Answers the traveller and shows the plan.', schema };
        return check(await ask({ purpose: 'planner', system, messages, tool, timeout, maxTokens: MAX_TOKENS }));
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        logger.warn('the model did not answer, the built-in planner does', {
          code: 'planner_fell_back',
          reason: error.reason,
        });
        return otherwise.answer(request);
      }
    },
  };
}
