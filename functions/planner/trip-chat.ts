import { tripChat } from '#shared/planner/routes.ts';
import { planRepository } from '../data/plan-repository.ts';
import { table } from '../data/table.ts';
import { inOrder } from '../data/trip-parts.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { environment } from '../runtime/environment.ts';
import type { PlanDependencies } from '../steps/dependencies.ts';
import type { Planner } from './planner.ts';
import { plannerOf } from './stage-planner.ts';

interface ChatDependencies extends PlanDependencies {
  readonly planner: Planner;
}

export const implementation = implement(tripChat, async ({ caller, body }, { planner, plans }: ChatDependencies) => ({
  body: await planner.answer({
    message: body.message,
    chatHistory: body.chatHistory,
    suggestion: body.suggestion ?? null,
    trip: body.tripId ? inOrder(await plans.readOne(body.tripId, caller.travellerId)) : null,
    today: new Date().toISOString().slice(0, 10),
  }),
}));

export const handler = lambdaHandler(implementation, () => ({
  plans: planRepository(table()),
  planner: plannerOf(environment().BEDROCK_MODEL_ID),
}));
