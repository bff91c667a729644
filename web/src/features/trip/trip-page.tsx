import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../lib/errors.ts';
import { dayQueries } from '../../lib/trips/day-queries.ts';
import { type SeenAs, tripQueries } from '../../lib/trips/trip-queries.ts';
import { useDeferredArrival } from '../../lib/use-deferred-arrival.ts';
import { AppHeader } from '../../ui/page/app-header.tsx';
import { Page } from '../../ui/page/page.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { CheckedPlan } from './health/checked-plan.tsx';
import { useSeenAs } from './sharing/seen-as.ts';
import { TripNotFound } from './trip-not-found.tsx';
import { TripSkeleton } from './trip-skeleton.tsx';
import { TripView } from './trip-view.tsx';
import { useDeleteTrip } from './use-delete-trip.ts';

export function TripPage() {
  const { id = '' } = useParams();
  const as = useSeenAs();
  return <OneTrip key={`${id} ${as}`} id={id} as={as} />;
}

interface OneTripProps {
  readonly id: string;
  /** As whom its owner looks at it, if not as themselves. */
  readonly as: SeenAs | undefined;
}

/**
 * Reads the trip and its days in parallel, and again whenever the page is opened: its owner may have changed it. Both are
 * deferred when they arrive, so that React renders them in time slices and a long trip does not block the page.
 */
function OneTrip({ id, as }: OneTripProps) {
  const deletion = useDeleteTrip(id);
  // A trip that is being deleted is not refetched on the way home.
  const enabled = !deletion.isPending && !deletion.isSuccess;
  const trip = useQuery({ ...tripQueries.detail(id, as), refetchOnMount: 'always', enabled });
  const days = useQuery({ ...dayQueries.ofTrip(id, as), refetchOnMount: 'always', enabled });
  const shownTrip = useDeferredArrival(trip.data);
  // After the trip, so that the browser lays out one and then the other.
  const shownDays = useDeferredArrival(shownTrip && days.data);

  if (isNotFound(trip.error)) return <TripNotFound />;
  if (shownTrip) {
    const arrived = {
      data: shownDays,
      isPending: days.isPending || (days.data !== undefined && !shownDays),
      isError: days.isError,
      refetch: days.refetch,
    };
    return (
      <CheckedPlan trip={shownTrip} days={shownDays}>
        <TripView trip={shownTrip} days={arrived} onDelete={deletion.mutate} />
      </CheckedPlan>
    );
  }
  return (
    <Page title="Trip" header={<AppHeader />}>
      {trip.isError ? <ErrorState what="this trip" onRetry={() => trip.refetch()} /> : <TripSkeleton />}
    </Page>
  );
}
