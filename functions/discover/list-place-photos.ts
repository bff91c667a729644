import { listPlacePhotos } from '#shared/discover/routes.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { notImplemented } from '../http/not-implemented.ts';

export const implementation = notImplemented(listPlacePhotos);

export const handler = lambdaHandler(implementation, () => undefined);
