import { deleteTrip } from '#shared/trips/routes.ts';
import { table } from '../data/table.ts';
import { type TripRepository, tripRepository } from '../data/trip-repository.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';

export const implementation = implement(
  deleteTrip,
  async ({ caller, params }, { trips }: { trips: TripRepository }) => {
    await trips.delete(params.id, caller.travellerId);
    return { body: { success: true as const } };
  },
);

export const handler = lambdaHandler(implementation, () => ({ trips: tripRepository(table()) }));
