import { undoStep } from '#shared/steps/routes.ts';
import { partsAfter } from '../data/plan-writes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type PlanDependencies, planDependencies } from './dependencies.ts';
import { changedDays, undoSaved } from './save-step.ts';
import { daysReply } from './step-reply.ts';

export const implementation = implement(undoStep, async ({ caller, params }, { plans }: PlanDependencies) => {
  const { parts, outcome } = await undoSaved(plans, caller.travellerId, { tripId: params.id, undoId: params.undoId });
  const { days, headers } = daysReply(partsAfter(parts, outcome), changedDays(outcome), caller.travellerId);
  return { body: { success: true as const, days }, headers };
});

export const handler = lambdaHandler(implementation, planDependencies);
