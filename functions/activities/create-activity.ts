import { createActivity } from '#shared/activities/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { activityView } from './activity-view.ts';
import { dateCheckOf } from './date-check.ts';
import { type ActivityDependencies, activityDependencies } from './dependencies.ts';

export const implementation = implement(
  createActivity,
  async ({ caller, params, body, idempotencyKey }, { activities }: ActivityDependencies) => {
    const activity = await activities.create(params.id, caller.travellerId, body, {
      checkDate: dateCheckOf(body, true),
      idempotencyKey,
    });
    return { body: activityView(activity, true) };
  },
);

export const handler = lambdaHandler(implementation, activityDependencies);
