import { removeActivityPhoto } from '#shared/activities/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type PhotoDependencies, photoDependencies } from '../photos/dependencies.ts';
import { removePhoto } from '../photos/save-photo.ts';

export const implementation = implement(
  removeActivityPhoto,
  async ({ caller, params, body }, dependencies: PhotoDependencies) => {
    await removePhoto({ kind: 'activity', id: params.id }, caller.travellerId, body.photoURL, dependencies);
    return { body: { success: true as const } };
  },
);

export const handler = lambdaHandler(implementation, photoDependencies);
