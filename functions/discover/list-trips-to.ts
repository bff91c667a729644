import { listTripsTo } from '#shared/discover/routes.ts';
import { table } from '../data/table.ts';
import { type TopicCountRepository, topicCounts } from '../data/topic-counts.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { feedTrip, type PublicTripDependencies, publicTripDependencies } from '../trips/public-trips.ts';
import { placeTopic } from './topics.ts';

interface Dependencies extends PublicTripDependencies {
  readonly counts: TopicCountRepository;
}

export const implementation = implement(
  listTripsTo,
  async ({ caller, query }, { publicTrips, counts }: Dependencies) => {
    const topic = placeTopic(query.to);
    const [page, count] = await Promise.all([publicTrips.listTopic(topic, query), counts.ofPlace(topic)]);
    return {
      body: { count, trips: page.items.map((trip) => feedTrip(trip, caller?.travellerId)) },
      headers: pageHeaders(page),
    };
  },
);

export const handler = lambdaHandler(implementation, () => ({
  ...publicTripDependencies(),
  counts: topicCounts(table()),
}));
