import { updateTrip } from '#shared/trips/routes.ts';
import type { TripChanges } from '#shared/trips/schema.ts';
import { refusal } from '../data/trip-access.ts';
import type { TripItem } from '../data/trip-item.ts';
import { implement } from '../http/call.ts';
import { expected } from '../http/expected.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { adoptCover, isOfOurs } from './adopt-cover.ts';
import { type TripDependencies, tripDependencies } from './dependencies.ts';
import { moveTrip } from './move-trip.ts';
import { tripDetail } from './trip-view.ts';

export const implementation = implement(
  updateTrip,
  async ({ caller: { travellerId }, params, body, ifMatch }, { trips, travellers }: TripDependencies) => {
    const { moveDays, ...fields } = body;
    const cover = isOfOurs(fields.coverImage) ? await keptCover(params.id, travellerId, fields.coverImage, trips) : {};
    const current = async (trip: TripItem) => tripDetail(trip, await travellers.find(travellerId), travellerId);
    const change = { ...fields, ...cover.fields };
    const options = { before: cover.before, expected: expected(ifMatch, current) };
    const [trip, creator] = await Promise.all([
      moveDays && change.startDate !== undefined
        ? moveTrip(
            trips,
            { id: params.id, ownerId: travellerId },
            { ...change, startDate: change.startDate },
            options.expected,
          )
        : trips.update(params.id, travellerId, change, options),
      travellers.find(travellerId),
    ]);
    return { body: tripDetail(trip, creator, travellerId) };
  },
);

interface KeptCover {
  readonly fields?: Pick<TripChanges, 'coverImage'>;
  /** The trip, where keeping the cover took reading it. */
  readonly before?: TripItem;
}

/** A cover that is one of our files is kept as the trip's own, unless it already is. */
async function keptCover(
  tripId: string,
  callerId: string,
  coverImage: string,
  trips: TripDependencies['trips'],
): Promise<KeptCover> {
  let before: TripItem | undefined;
  const readPhotos = async () => {
    const trip = await trips.read(tripId, callerId);
    if (trip.ownerId !== callerId) throw refusal(trip, callerId);
    before = trip;
    return trip.coverImage === coverImage ? [coverImage, ...trip.photos] : trip.photos;
  };
  const fields = { coverImage: await adoptCover(coverImage, tripId, callerId, readPhotos) };
  return { fields, ...(before && { before }) };
}

export const handler = lambdaHandler(implementation, tripDependencies);
