import { updateTrip } from '#shared/trips/routes.ts';
import type { TripChanges } from '#shared/trips/schema.ts';
import { refusal } from '../data/trip-access.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { adoptCover, isOfOurs } from './adopt-cover.ts';
import { type TripDependencies, tripDependencies } from './dependencies.ts';
import { tripDetail } from './trip-view.ts';

export const implementation = implement(
  updateTrip,
  async ({ caller, params, body }, { trips, travellers }: TripDependencies) => {
    const changes = isOfOurs(body.coverImage) ? await withCover(params.id, caller.travellerId, body, trips) : body;
    const [trip, creator] = await Promise.all([
      trips.update(params.id, caller.travellerId, changes),
      travellers.find(caller.travellerId),
    ]);
    return { body: tripDetail(trip, creator, caller.travellerId) };
  },
);

/** A cover that is one of our files is kept as the trip's own, unless it already is. */
async function withCover(
  tripId: string,
  callerId: string,
  changes: TripChanges,
  trips: TripDependencies['trips'],
): Promise<TripChanges> {
  const { coverImage = null } = changes;
  const readPhotos = async () => {
    const trip = await trips.read(tripId, callerId);
    if (trip.ownerId !== callerId) throw refusal(trip, callerId);
    return coverImage !== null && trip.coverImage === coverImage ? [coverImage, ...trip.photos] : trip.photos;
  };
  return { ...changes, coverImage: await adoptCover(coverImage, tripId, callerId, readPhotos) };
}

export const handler = lambdaHandler(implementation, tripDependencies);
