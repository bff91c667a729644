import { updateTrip } from '#shared/trips/routes.ts';
import type { TripChanges } from '#shared/trips/schema.ts';
import { refusal } from '../data/trip-access.ts';
import type { TripItem } from '../data/trip-item.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { adoptCover, isOfOurs } from './adopt-cover.ts';
import { type TripDependencies, tripDependencies } from './dependencies.ts';
import { moveTrip } from './move-trip.ts';
import { tripDetail } from './trip-view.ts';

export const implementation = implement(
  updateTrip,
  async ({ caller, params, body }, { trips, travellers }: TripDependencies) => {
    const changes = isOfOurs(body.coverImage) ? await withCover(params.id, caller.travellerId, body, trips) : body;
    const [trip, creator] = await Promise.all([
      change(trips, params.id, caller.travellerId, changes),
      travellers.find(caller.travellerId),
    ]);
    return { body: tripDetail(trip, creator, caller.travellerId) };
  },
);

function change(
  trips: TripDependencies['trips'],
  tripId: string,
  ownerId: string,
  { moveDays = false, ...fields }: TripChanges,
): Promise<TripItem> {
  const { startDate } = fields;
  if (!moveDays || startDate === undefined) return trips.update(tripId, ownerId, fields);
  return moveTrip(trips, tripId, ownerId, { ...fields, startDate });
}

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
