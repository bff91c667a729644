import { deleteActivity } from '#shared/activities/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type ActivityDependencies, activityDependencies } from './dependencies.ts';

export const implementation = implement(
  deleteActivity,
  async ({ caller, params }, { activities }: ActivityDependencies) => {
    await activities.delete(params.id, caller.travellerId);
    return { body: { success: true as const } };
  },
);

export const handler = lambdaHandler(implementation, activityDependencies);
