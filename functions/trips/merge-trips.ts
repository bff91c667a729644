import { mergeTrips } from '#shared/trips/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type MergeDependencies, mergeDependencies } from './merge-dependencies.ts';
import { merge } from './merging/merge.ts';
import { tripDetail } from './trip-view.ts';

export const implementation = implement(
  mergeTrips,
  async ({ caller, params, idempotencyKey }, { merges, travellers }: MergeDependencies) => {
    const [trip, creator] = await Promise.all([
      merge(merges, caller.travellerId, params, idempotencyKey),
      travellers.find(caller.travellerId),
    ]);
    return { body: tripDetail(trip, creator, caller) };
  },
);

export const handler = lambdaHandler(implementation, mergeDependencies);
