import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isNotFound, isUnauthorized } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { authorName } from '../../lib/traveller-name.ts';
import { travellerQueries } from '../../lib/travellers/traveller-queries.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PlaceArt } from '../../ui/cover/place-art.tsx';
import { AppHeader, HeaderLink } from '../../ui/page/app-header.tsx';
import { Page } from '../../ui/page/page.tsx';
import { UserMenu } from '../../ui/page/user-menu.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { ProfileCardSkeleton } from './profile-card-skeleton.tsx';
import { TravellerCard } from './traveller-card.tsx';
import { TravellerTrips } from './traveller-trips.tsx';

/** Another traveller, by username or, without one, by id. */
export function TravellerPage() {
  const { username = '' } = useParams();
  const { pathname } = useLocation();
  const session = useAuth();
  const query = useQuery(travellerQueries.one(username));
  const gone = isNotFound(query.error);
  const traveller = gone ? undefined : query.data;

  // A visitor is being redirected to the sign-in page, and returns.
  const leaving = !traveller && isUnauthorized(query.error);

  // Canonical address of a traveller with a username.
  if (traveller?.username && pathname !== paths.traveller(traveller.username)) {
    return <Navigate to={paths.traveller(traveller.username)} replace />;
  }
  const isOwn = session.status === 'signed-in' && session.user.id === traveller?.id;
  return (
    <Page
      title={traveller ? authorName(traveller) : 'Traveler'}
      header={
        <AppHeader
          nav={<HeaderLink to={paths.home()}>Home</HeaderLink>}
          actions={session.status === 'signed-in' && <UserMenu user={session.user} logoutLabel="Log out" />}
        />
      }
    >
      {(query.isPending || leaving) && <ProfileCardSkeleton wide />}
      {gone && (
        <EmptyState
          level={1}
          title="User not found"
          text="This user doesn't exist or their profile is private"
          art={<PlaceArt name="Empty shore in Cornwall" />}
          action={<ButtonLink to={paths.search()}>Discover Travelers</ButtonLink>}
        />
      )}
      {query.isLoadingError && !leaving && !gone && <ErrorState what="this profile" onRetry={() => query.refetch()} />}
      {traveller && session.status !== 'loading' && (
        <>
          <TravellerCard traveller={traveller} username={username} isOwn={isOwn} />
          <TravellerTrips traveller={traveller} username={username} isOwn={isOwn} />
        </>
      )}
    </Page>
  );
}
