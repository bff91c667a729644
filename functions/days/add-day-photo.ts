import { addDayPhoto } from '#shared/days/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type PhotoDependencies, photoDependencies } from '../photos/dependencies.ts';
import { savePhoto } from '../photos/save-photo.ts';
import { dayReply } from './day-reply.ts';
import { type DayDependencies, dayDependencies } from './dependencies.ts';

export const implementation = implement(
  addDayPhoto,
  async ({ caller, params, body }, dependencies: DayDependencies & PhotoDependencies) => {
    const [{ saved }, read] = await Promise.all([
      savePhoto({ kind: 'day', id: params.id }, { callerId: caller.travellerId }, body, dependencies),
      dependencies.days.read(params.id, caller),
    ]);
    return dayReply({ ...read, day: { ...read.day, ...saved } }, caller.travellerId);
  },
);

export const handler = lambdaHandler(implementation, () => ({ ...dayDependencies(), ...photoDependencies() }));
