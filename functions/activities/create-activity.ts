import { createActivity } from '#shared/activities/routes.ts';
import { activityView } from '../data/activity-view.ts';
import { ALL } from '../data/audience.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { withPlaces } from './complete-places.ts';
import { type ActivityDependencies, activityDependencies } from './dependencies.ts';
import { fitToDay } from './fit-to-day.ts';

export const implementation = implement(
  createActivity,
  async ({ caller, params, body, idempotencyKey }, { activities }: ActivityDependencies) => {
    const fields = await withPlaces(body, true);
    const activity = await activities.create(params.id, caller.travellerId, fields, {
      fit: fitToDay(fields, true),
      idempotencyKey,
    });
    return { body: activityView(activity, ALL) };
  },
);

export const handler = lambdaHandler(implementation, activityDependencies);
