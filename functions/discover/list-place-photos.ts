import { listPlacePhotos } from '#shared/discover/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { describedPlace } from './described-places.ts';

/** No photo service is configured, so there are no photos. */
export const implementation = implement(listPlacePhotos, async ({ query: { name, location } }) => ({
  body: { name, description: describedPlace(name, location)?.description ?? null, photos: [] },
}));

export const handler = lambdaHandler(implementation, () => undefined);
