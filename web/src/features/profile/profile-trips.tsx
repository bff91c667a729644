import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { PagedList } from './paged-list.tsx';
import { profileQueries } from './profile-queries.ts';
import { ProfileTripCard } from './profile-trip-card.tsx';

/** The traveller's own trips, public and private, newest first. */
export function ProfileTrips() {
  return (
    <PagedList
      query={useInfiniteQuery(profileQueries.trips())}
      label="My trips"
      what="your trips"
      more="trips"
      empty={
        <EmptyState
          title="No trips yet"
          text="Your trips show here, public and private."
          art={<PlaceArt name="Sailing boat off Crete" />}
          action={
            <ButtonLink variant="primary" to={paths.home()}>
              Plan Your First Trip
            </ButtonLink>
          }
        />
      }
      row={(trip) => <ProfileTripCard trip={trip} />}
    />
  );
}
