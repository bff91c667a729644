import { useQuery } from '@tanstack/react-query';
import { listTrips } from '#shared/trips/routes.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { callApiPages } from '../../../lib/api-pages.ts';
import { authorName } from '../../../lib/traveller-name.ts';
import { companionsQuery } from '../../../lib/trips/companions-query.ts';

/** An own trip that others come along on, and their names. */
interface SharedByMe {
  readonly trip: Trip;
  readonly names: readonly string[];
}

const NONE: readonly SharedByMe[] = [];

/** The traveller's own trips that have companions, with their names; none until they have arrived. */
export function useSharedByMe(): readonly SharedByMe[] {
  const { data = NONE } = useQuery({
    queryKey: ['trips', 'shared-by-me'],
    queryFn: async ({ client, signal }) => {
      const trips = await callApiPages(listTrips, { signal });
      const shared = trips.filter(({ companionCount = 0 }) => companionCount > 0);
      return Promise.all(
        shared.map(async (trip) => {
          const { companions } = await client.fetchQuery(companionsQuery(trip.id));
          return { trip, names: companions.map((each) => authorName({ ...each, username: null })) };
        }),
      );
    },
    refetchOnMount: 'always',
  });
  return data;
}
