import { updateActivity } from '#shared/activities/routes.ts';
import { activityView } from '../data/activity-view.ts';
import { sightOf } from '../data/audience.ts';
import { implement } from '../http/call.ts';
import { expected } from '../http/expected.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { withPlaces } from './complete-places.ts';
import { currentFor } from './current-for.ts';
import { type ActivityDependencies, activityDependencies } from './dependencies.ts';
import { fitToDay } from './fit-to-day.ts';

export const implementation = implement(
  updateActivity,
  async ({ caller, params, body, ifMatch }, { activities, trips }: ActivityDependencies) => {
    const fields = await withPlaces(body, false);
    const { activity, trip } = await activities.update(params.id, caller.travellerId, fields, {
      fit: fitToDay(fields, false),
      expected: expected(ifMatch, currentFor(caller, trips)),
    });
    return { body: activityView(activity, sightOf(trip, caller)) };
  },
);

export const handler = lambdaHandler(implementation, activityDependencies);
