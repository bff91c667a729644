import { TripRow } from './trip-row.tsx';
import { upcomingTrips } from './upcoming-trips.ts';
import type { MyTripsQuery } from './use-my-trips.ts';

/** The traveller's own trips that are on or still to come. */
export function ComingUp({ mine }: { readonly mine: MyTripsQuery }) {
  const trips = mine.data?.pages.flatMap((page) => page.items) ?? [];
  const upcoming = upcomingTrips(trips, new Date());
  if (upcoming.length === 0) return null;
  return <TripRow title="Coming up" trips={upcoming} />;
}
