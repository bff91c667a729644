import { deleteActivity } from '#shared/activities/routes.ts';
import { implement } from '../http/call.ts';
import { expected } from '../http/expected.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { currentFor } from './current-for.ts';
import { type ActivityDependencies, activityDependencies } from './dependencies.ts';

export const implementation = implement(
  deleteActivity,
  async ({ caller, params, ifMatch }, { activities, trips }: ActivityDependencies) => {
    await activities.delete(params.id, caller.travellerId, expected(ifMatch, currentFor(caller, trips)));
    return { body: { success: true as const } };
  },
);

export const handler = lambdaHandler(implementation, activityDependencies);
