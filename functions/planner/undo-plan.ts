import { undoPlan } from '#shared/planner/routes.ts';
import { again } from '../data/plan-again.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type PlanDependencies, planDependencies } from './dependencies.ts';

export const implementation = implement(undoPlan, async ({ caller, params }, { plans }: PlanDependencies) => {
  await again(() => plans.undo(params.id, caller.travellerId, params.undoId));
  return { body: { success: true as const } };
});

export const handler = lambdaHandler(implementation, planDependencies);
