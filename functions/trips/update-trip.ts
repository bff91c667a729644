import { updateTrip } from '#shared/trips/routes.ts';
import type { TripChanges } from '#shared/trips/schema.ts';
import { writable } from '../data/trip-access.ts';
import type { TripItem } from '../data/trip-item.ts';
import { implement } from '../http/call.ts';
import { expected } from '../http/expected.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { adoptCover, isOfOurs } from './adopt-cover.ts';
import { type TripDependencies, tripDependencies } from './dependencies.ts';
import { moveTrip } from './move-trip.ts';
import { tripDetail } from './trip-view.ts';
import { withCreator } from './with-creator.ts';

export const implementation = implement(
  updateTrip,
  async ({ caller, params, body, ifMatch }, { trips, travellers }: TripDependencies) => {
    const { travellerId } = caller;
    const { moveDays, ...fields } = body;
    const cover = isOfOurs(fields.coverImage) ? await keptCover(params.id, travellerId, fields.coverImage, trips) : {};
    const current = async (trip: TripItem) => tripDetail(trip, await travellers.find(trip.ownerId), caller);
    const change = { ...fields, ...cover.fields };
    const options = { before: cover.before, expected: expected(ifMatch, current) };
    const writer = { callerId: travellerId, ...(namesVisibility(change) && { only: 'owner' as const }) };
    const { startDate } = change;
    const { trip, creator } = await withCreator(travellers, travellerId, (onRead) =>
      moveDays && startDate !== undefined
        ? moveTrip(trips, { id: params.id, writer, onRead }, { ...change, startDate }, options.expected)
        : trips.update(params.id, writer, change, { ...options, onRead }),
    );
    return { body: tripDetail(trip, creator, caller) };
  },
);

/** Whether a change says who sees the trip, or what. */
function namesVisibility({ isPublic, publishWhenBack, shows }: TripChanges): boolean {
  return isPublic !== undefined || publishWhenBack !== undefined || shows !== undefined;
}

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
    const trip = writable(await trips.read(tripId, { travellerId: callerId }), { callerId });
    before = trip;
    return trip.coverImage === coverImage ? [coverImage, ...trip.photos] : trip.photos;
  };
  const fields = { coverImage: await adoptCover(coverImage, tripId, callerId, readPhotos) };
  return { fields, ...(before && { before }) };
}

export const handler = lambdaHandler(implementation, tripDependencies);
