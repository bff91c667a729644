import { importTrip } from '#shared/import/routes.ts';
import type { TripFile } from '#shared/import/trip-file.ts';
import type { IdempotencyKey } from '../data/idempotency.ts';
import { again } from '../data/plan-again.ts';
import type { TripItem } from '../data/trip-item.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { tripDetail } from '../trips/trip-view.ts';
import { type OnRead, withCreator } from '../trips/with-creator.ts';
import { checkFile } from './check-file.ts';
import { type ImportDependencies, importDependencies } from './dependencies.ts';
import { addedTo, importedTrip } from './imported-trip.ts';

interface Import {
  readonly callerId: string;
  readonly file: TripFile;
  readonly key: IdempotencyKey | undefined;
}

export const implementation = implement(
  importTrip,
  async ({ caller: { travellerId }, body, idempotencyKey }, dependencies: ImportDependencies) => {
    checkFile(body.trip);
    const work = { callerId: travellerId, file: body.trip, key: idempotencyKey };
    const { tripId } = body;
    const { trip, creator } = await withCreator(dependencies.travellers, travellerId, (onRead) =>
      tripId === undefined ? makeTrip(work, dependencies) : addToTrip(tripId, { ...work, onRead }, dependencies),
    );
    return { body: tripDetail(trip, creator, { travellerId }) };
  },
);

async function makeTrip(
  { callerId, file, key }: Import,
  { itineraries, trips }: ImportDependencies,
): Promise<TripItem> {
  const before = await itineraries.madeBefore(callerId, key);
  return before === undefined
    ? itineraries.create(callerId, await importedTrip(callerId, file), key)
    : trips.read(before.id, { travellerId: callerId });
}

/** Planned again where somebody changed the trip meanwhile; 409 in the end. */
function addToTrip(
  tripId: string,
  { callerId, file, key, onRead }: Import & { readonly onRead: OnRead },
  { itineraries, trips }: ImportDependencies,
) {
  return again(async () => {
    const [before, parts] = await Promise.all([
      itineraries.addedBefore(tripId, callerId, key),
      itineraries.readParts(tripId, callerId),
    ]);
    onRead(parts.trip);
    return before === undefined
      ? itineraries.add(callerId, await addedTo(parts, file), key)
      : trips.read(before.id, { travellerId: callerId });
  });
}

export const handler = lambdaHandler(implementation, importDependencies);
