import { deleteActivity } from '#shared/activities/routes.ts';
import type { ActivityItem } from '../data/trip-item.ts';
import { implement } from '../http/call.ts';
import { expected } from '../http/expected.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { activityView } from './activity-view.ts';
import { type ActivityDependencies, activityDependencies } from './dependencies.ts';

export const implementation = implement(
  deleteActivity,
  async ({ caller, params, ifMatch }, { activities }: ActivityDependencies) => {
    const current = async (item: ActivityItem) => activityView(item, true);
    await activities.delete(params.id, caller.travellerId, expected(ifMatch, current));
    return { body: { success: true as const } };
  },
);

export const handler = lambdaHandler(implementation, activityDependencies);
