import { undoPlan } from '#shared/planner/routes.ts';
import { again } from '../data/plan-again.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { undoChanges } from './changes/apply-changes.ts';
import { type PlanDependencies, planDependencies } from './dependencies.ts';

export const implementation = implement(undoPlan, async ({ caller, params }, { plans }: PlanDependencies) => {
  await again(() => undoChanges(plans, caller.travellerId, { tripId: params.id, undoId: params.undoId }));
  return { body: { success: true as const } };
});

export const handler = lambdaHandler(implementation, planDependencies);
