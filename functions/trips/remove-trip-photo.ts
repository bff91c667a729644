import { removeTripPhoto } from '#shared/trips/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type PhotoDependencies, photoDependencies } from '../photos/dependencies.ts';
import { removePhoto } from '../photos/save-photo.ts';

export const implementation = implement(
  removeTripPhoto,
  async ({ caller, params, body }, dependencies: PhotoDependencies) => {
    await removePhoto({ kind: 'trip', id: params.id }, caller.travellerId, body.photoURL, dependencies);
    return { body: { success: true as const } };
  },
);

export const handler = lambdaHandler(implementation, photoDependencies);
