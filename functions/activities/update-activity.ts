import { updateActivity } from '#shared/activities/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { activityView } from './activity-view.ts';
import { dateCheckOf } from './date-check.ts';
import { type ActivityDependencies, activityDependencies } from './dependencies.ts';

export const implementation = implement(
  updateActivity,
  async ({ caller, params, body }, { activities }: ActivityDependencies) => ({
    body: activityView(await activities.update(params.id, caller.travellerId, body, dateCheckOf(body, false)), true),
  }),
);

export const handler = lambdaHandler(implementation, activityDependencies);
