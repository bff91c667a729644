import { updateActivity } from '#shared/activities/routes.ts';
import { implement } from '../http/call.ts';
import { expected } from '../http/expected.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { activityView } from './activity-view.ts';
import { withPlaces } from './complete-places.ts';
import { type ActivityDependencies, activityDependencies } from './dependencies.ts';
import { fitToDay } from './fit-to-day.ts';

export const implementation = implement(
  updateActivity,
  async ({ caller, params, body, ifMatch }, { activities }: ActivityDependencies) => {
    const fields = await withPlaces(body, false);
    const activity = await activities.update(params.id, caller.travellerId, fields, {
      fit: fitToDay(fields, false),
      expected: expected(ifMatch, async (item) => activityView(item, true)),
    });
    return { body: activityView(activity, true) };
  },
);

export const handler = lambdaHandler(implementation, activityDependencies);
