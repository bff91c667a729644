import { addTripPhoto } from '#shared/trips/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type PhotoDependencies, photoDependencies } from '../photos/dependencies.ts';
import { savePhoto } from '../photos/save-photo.ts';
import { type TripDependencies, tripDependencies } from './dependencies.ts';
import { tripDetail } from './trip-view.ts';
import { withCreator } from './with-creator.ts';

export const implementation = implement(
  addTripPhoto,
  async ({ caller, params, body }, dependencies: TripDependencies & PhotoDependencies) => {
    const { trips, travellers } = dependencies;
    const [saved, { trip, creator }] = await Promise.all([
      savePhoto({ kind: 'trip', id: params.id }, caller.travellerId, body, dependencies),
      withCreator(travellers, caller.travellerId, () => trips.read(params.id, caller)),
    ]);
    return { body: tripDetail({ ...trip, ...saved }, creator, caller) };
  },
);

export const handler = lambdaHandler(implementation, () => ({ ...tripDependencies(), ...photoDependencies() }));
