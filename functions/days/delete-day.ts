import { deleteDay } from '#shared/days/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type DayDependencies, dayDependencies } from './dependencies.ts';

export const implementation = implement(deleteDay, async ({ caller, params }, { days }: DayDependencies) => {
  await days.delete(params.id, caller.travellerId);
  return { body: { success: true as const } };
});

export const handler = lambdaHandler(implementation, dayDependencies);
