import { importTrip } from '#shared/import/routes.ts';
import type { TripFile } from '#shared/import/trip-file.ts';
import type { IdempotencyKey } from '../data/idempotency.ts';
import { again } from '../data/plan-again.ts';
import type { TripItem } from '../data/trip-item.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { tripDetail } from '../trips/trip-view.ts';
import { checkFile } from './check-file.ts';
import { type ImportDependencies, importDependencies } from './dependencies.ts';
import { addedTo, importedTrip } from './imported-trip.ts';

interface Import {
  readonly ownerId: string;
  readonly file: TripFile;
  readonly key: IdempotencyKey | undefined;
}

export const implementation = implement(
  importTrip,
  async ({ caller: { travellerId }, body, idempotencyKey }, dependencies: ImportDependencies) => {
    checkFile(body.trip);
    const work = { ownerId: travellerId, file: body.trip, key: idempotencyKey };
    const [trip, creator] = await Promise.all([
      body.tripId === undefined ? makeTrip(work, dependencies) : addToTrip(body.tripId, work, dependencies),
      dependencies.travellers.find(travellerId),
    ]);
    return { body: tripDetail(trip, creator, travellerId) };
  },
);

async function makeTrip({ ownerId, file, key }: Import, { itineraries, trips }: ImportDependencies): Promise<TripItem> {
  const before = await itineraries.madeBefore(ownerId, key);
  return before === undefined
    ? itineraries.create(ownerId, await importedTrip(ownerId, file), key)
    : trips.read(before.id, ownerId);
}

/** Planned again where somebody changed the trip meanwhile; 409 in the end. */
function addToTrip(tripId: string, { ownerId, file, key }: Import, { itineraries, trips }: ImportDependencies) {
  return again(async () => {
    const [before, parts] = await Promise.all([
      itineraries.addedBefore(tripId, ownerId, key),
      itineraries.readParts(tripId, ownerId),
    ]);
    return before === undefined ? itineraries.add(await addedTo(parts, file), key) : trips.read(before.id, ownerId);
  });
}

export const handler = lambdaHandler(implementation, importDependencies);
