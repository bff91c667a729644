import { addDayPhoto } from '#shared/days/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type PhotoDependencies, photoDependencies } from '../photos/dependencies.ts';
import { savePhoto } from '../photos/save-photo.ts';
import { dayView } from './day-view.ts';
import { type DayDependencies, dayDependencies } from './dependencies.ts';

export const implementation = implement(
  addDayPhoto,
  async ({ caller: { travellerId }, params, body }, dependencies: DayDependencies & PhotoDependencies) => {
    await savePhoto({ kind: 'day', id: params.id }, travellerId, body, dependencies);
    return { body: dayView(await dependencies.days.read(params.id, travellerId), true) };
  },
);

export const handler = lambdaHandler(implementation, () => ({ ...dayDependencies(), ...photoDependencies() }));
