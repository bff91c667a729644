import { useInfiniteQuery } from '@tanstack/react-query';
import { useAuth } from '../../lib/session/auth-context.ts';
import { tripQueries } from '../../lib/trips/trip-queries.ts';

/**
 * The traveller's own trips, which are only read when signed in. The home page reads them once and passes them to its
 * tabs: the header waits for them, too.
 */
export function useMyTrips() {
  const signedIn = useAuth().status === 'signed-in';
  return useInfiniteQuery({ ...tripQueries.mine(), enabled: signedIn });
}

export type MyTripsQuery = ReturnType<typeof useMyTrips>;
