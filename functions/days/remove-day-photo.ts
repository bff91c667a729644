import { removeDayPhoto } from '#shared/days/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type PhotoDependencies, photoDependencies } from '../photos/dependencies.ts';
import { removePhoto } from '../photos/save-photo.ts';

export const implementation = implement(
  removeDayPhoto,
  async ({ caller, params, body }, dependencies: PhotoDependencies) => {
    await removePhoto({ kind: 'day', id: params.id }, caller.travellerId, body.photoURL, dependencies);
    return { body: { success: true as const } };
  },
);

export const handler = lambdaHandler(implementation, photoDependencies);
