import { getTrip } from '#shared/trips/routes.ts';
import { type Reader, sightOf } from '../data/audience.ts';
import { type FindingRepository, findingRepository } from '../data/finding-repository.ts';
import { table } from '../data/table.ts';
import type { TripItem } from '../data/trip-item.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { readerOf } from '../http/reader.ts';
import { type TripDependencies, tripDependencies } from './dependencies.ts';
import { tripDetail } from './trip-view.ts';

interface Dependencies extends TripDependencies {
  readonly findings: FindingRepository;
}

export const implementation = implement(
  getTrip,
  async ({ caller, cookies, query }, { travellers, findings }: Dependencies, openFor: (reader: Reader) => TripItem) => {
    const reader = readerOf(caller, cookies, query.as);
    const trip = openFor(reader);
    const { audience } = sightOf(trip, reader);
    const [owner, ignoredFindings] = await Promise.all([
      travellers.find(trip.ownerId),
      audience === 'owner' || audience === 'editor' ? findings.ignored(trip.id) : [],
    ]);
    const body = {
      ...tripDetail(trip, owner, reader),
      ...(ignoredFindings.length > 0 && { ignoredFindings }),
    };
    // A page that is only for those who have its link is not for search engines.
    return { body, headers: audience === 'link' ? { 'x-robots-tag': 'noindex' } : {} };
  },
  { besideSession: ({ id }, { trips }) => trips.find(id) },
);

export const handler = lambdaHandler(implementation, () => ({
  ...tripDependencies(),
  findings: findingRepository(table()),
}));
