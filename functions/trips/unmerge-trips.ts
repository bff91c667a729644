import { unmergeTrips } from '#shared/trips/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type MergeDependencies, mergeDependencies } from './merge-dependencies.ts';
import { unmerge } from './merging/unmerge.ts';
import { tripDetail } from './trip-view.ts';

export const implementation = implement(
  unmergeTrips,
  async ({ caller, params, idempotencyKey }, { merges, travellers }: MergeDependencies) => {
    const [trip, creator] = await Promise.all([
      unmerge(merges, caller.travellerId, params, idempotencyKey),
      travellers.find(caller.travellerId),
    ]);
    return { body: tripDetail(trip, creator, caller) };
  },
);

export const handler = lambdaHandler(implementation, mergeDependencies);
