import { locateTrip } from '#shared/place-search/routes.ts';
import { type DayDependencies, dayDependencies } from '../days/dependencies.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';

export const implementation = implement(locateTrip, async ({ caller, params }, { days }: DayDependencies) => {
  // The places of the world are loaded beside the trip.
  const [found, { locatedActivities }] = await Promise.all([
    days.listToChange(params.id, caller.travellerId),
    import('./located-activities.ts'),
  ]);
  return { body: found.days.flatMap(({ day, activities }) => locatedActivities(day.location, activities)) };
});

export const handler = lambdaHandler(implementation, dayDependencies);
