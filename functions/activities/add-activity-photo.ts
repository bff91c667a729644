import { addActivityPhoto } from '#shared/activities/routes.ts';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf } from '#shared/contract/ids.ts';
import { activityView } from '../data/activity-view.ts';
import { sightOf } from '../data/audience.ts';
import { type DayRepository, dayRepository } from '../data/day-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type PhotoDependencies, photoDependencies } from '../photos/dependencies.ts';
import { savePhoto } from '../photos/save-photo.ts';

interface Dependencies extends PhotoDependencies {
  readonly days: DayRepository;
}

export const implementation = implement(
  addActivityPhoto,
  async ({ caller, params, body }, dependencies: Dependencies) => {
    const [{ saved }, { activities, trip }] = await Promise.all([
      savePhoto({ kind: 'activity', id: params.id }, { callerId: caller.travellerId }, body, dependencies),
      dependencies.days.read(dayIdOf(params.id), caller),
    ]);
    const activity = activities.find(({ id }) => id === params.id);
    if (!activity) throw new AppError('not_found', 'Activity not found');
    return { body: activityView({ ...activity, ...saved }, sightOf(trip, caller)) };
  },
);

export const handler = lambdaHandler(implementation, () => ({
  ...photoDependencies(),
  days: dayRepository(table()),
}));
