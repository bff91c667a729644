import { getTrip } from '#shared/trips/routes.ts';
import { type FindingRepository, findingRepository } from '../data/finding-repository.ts';
import { table } from '../data/table.ts';
import type { TripItem } from '../data/trip-item.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { type TripDependencies, tripDependencies } from './dependencies.ts';
import { tripDetail } from './trip-view.ts';

interface Dependencies extends TripDependencies {
  readonly findings: FindingRepository;
}

export const implementation = implement(
  getTrip,
  async ({ caller }, { travellers, findings }: Dependencies, openFor: (callerId: string | undefined) => TripItem) => {
    const trip = openFor(caller?.travellerId);
    const isOwner = trip.ownerId === caller?.travellerId;
    const [owner, ignoredFindings] = await Promise.all([
      travellers.find(trip.ownerId),
      isOwner ? findings.ignored(trip.id) : [],
    ]);
    const detail = tripDetail(trip, owner, caller?.travellerId);
    return { body: ignoredFindings.length === 0 ? detail : { ...detail, ignoredFindings } };
  },
  { besideSession: ({ id }, { trips }) => trips.find(id) },
);

export const handler = lambdaHandler(implementation, () => ({
  ...tripDependencies(),
  findings: findingRepository(table()),
}));
