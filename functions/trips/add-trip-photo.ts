import { addTripPhoto } from '#shared/trips/routes.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type PhotoDependencies, photoDependencies } from '../photos/dependencies.ts';
import { savePhoto } from '../photos/save-photo.ts';
import { tripDetail } from './trip-view.ts';
import { withCreator } from './with-creator.ts';

interface Dependencies extends PhotoDependencies {
  readonly travellers: TravellerRepository;
}

export const implementation = implement(addTripPhoto, async ({ caller, params, body }, dependencies: Dependencies) => {
  const { travellerId: callerId } = caller;
  const { trip, creator } = await withCreator(dependencies.travellers, callerId, async (onRead) => {
    const album = { kind: 'trip', id: params.id } as const;
    const { trip: before, saved } = await savePhoto(album, { callerId, onRead }, body, dependencies);
    return { ...before, ...saved };
  });
  return { body: tripDetail(trip, creator, caller) };
});

export const handler = lambdaHandler(implementation, () => ({
  ...photoDependencies(),
  travellers: travellerRepository(table()),
}));
