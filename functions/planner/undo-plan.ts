import { undoPlan } from '#shared/planner/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type PlanDependencies, planDependencies } from '../steps/dependencies.ts';
import { undoSaved } from '../steps/save-step.ts';

export const implementation = implement(undoPlan, async ({ caller, params }, { plans }: PlanDependencies) => {
  await undoSaved(plans, caller.travellerId, { tripId: params.id, undoId: params.undoId });
  return { body: { success: true as const } };
});

export const handler = lambdaHandler(implementation, planDependencies);
