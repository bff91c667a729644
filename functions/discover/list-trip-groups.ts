import { listTripGroups } from '#shared/discover/routes.ts';
import { popularDestinations, TRIPS_OF_GROUP, tripThemes } from '#shared/discover/rules.ts';
import type { TripGroup } from '#shared/discover/schema.ts';
import { THEMES } from '#shared/discover/themes.ts';
import { DESTINATIONS } from '#shared/places/destinations.ts';
import { table } from '../data/table.ts';
import { type TopicCountRepository, topicCounts } from '../data/topic-counts.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { feedTrip, type PublicTripDependencies, publicTripDependencies } from '../trips/public-trips.ts';
import { destinationTopic, themeTopic } from './topics.ts';

interface Dependencies extends PublicTripDependencies {
  readonly counts: TopicCountRepository;
}

export const implementation = implement(listTripGroups, async ({ caller }, { publicTrips, counts }: Dependencies) => {
  const found = await counts.ofSections([...DESTINATIONS.map(destinationTopic), ...THEMES.map(themeTopic)]);
  const group = async (name: string, count: number, topic: string): Promise<TripGroup> => {
    const { items } = await publicTrips.listTopic(topic, { limit: TRIPS_OF_GROUP });
    return { name, count, trips: items.map((trip) => feedTrip(trip, caller?.travellerId)) };
  };
  const countOf = (topic: string) => found.get(topic) ?? 0;
  const [destinations, themes] = await Promise.all([
    Promise.all(
      popularDestinations((name) => countOf(destinationTopic(name))).map(({ name, count }) =>
        group(name, count, destinationTopic(name)),
      ),
    ),
    Promise.all(
      tripThemes((name) => countOf(themeTopic(name))).map(({ name, count }) => group(name, count, themeTopic(name))),
    ),
  ]);
  return { body: { destinations, themes } };
});

export const handler = lambdaHandler(implementation, () => ({
  ...publicTripDependencies(),
  counts: topicCounts(table()),
}));
