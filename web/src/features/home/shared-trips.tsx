import type { FeedTrip } from '#shared/trips/schema.ts';
import { TripCard } from '../../ui/trip-card/trip-card.tsx';
import { TripGrid } from '../../ui/trip-card/trip-grid.tsx';
import { TripAuthor } from './trip-author.tsx';

/** Other people's trips as a grid of cards that name their authors. */
export function SharedTrips({ trips }: { readonly trips: readonly FeedTrip[] }) {
  return (
    <TripGrid>
      {trips.map((trip) => (
        <li key={trip.id}>
          <TripCard trip={trip} author={<TripAuthor author={trip.user} />} />
        </li>
      ))}
    </TripGrid>
  );
}
