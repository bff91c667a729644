import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../lib/errors.ts';
import { dayQueries } from '../../lib/trips/day-queries.ts';
import { tripQueries } from '../../lib/trips/trip-queries.ts';
import { AppHeader } from '../../ui/page/app-header.tsx';
import { Page } from '../../ui/page/page.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { TripNotFound } from './trip-not-found.tsx';
import { TripSkeleton } from './trip-skeleton.tsx';
import { TripView } from './trip-view.tsx';
import { useDeleteTrip } from './use-delete-trip.ts';

export function TripPage() {
  const { id = '' } = useParams();
  return <OneTrip key={id} id={id} />;
}

/** Reads the trip and its days in parallel, and again whenever the page is opened: its owner may have changed it. */
function OneTrip({ id }: { readonly id: string }) {
  const deletion = useDeleteTrip(id);
  // A trip that is being deleted is not refetched on the way home.
  const enabled = !deletion.isPending && !deletion.isSuccess;
  const trip = useQuery({ ...tripQueries.detail(id), refetchOnMount: 'always', enabled });
  const days = useQuery({ ...dayQueries.ofTrip(id), refetchOnMount: 'always', enabled });

  if (isNotFound(trip.error)) return <TripNotFound />;
  if (trip.data) return <TripView trip={trip.data} days={days} onDelete={deletion.mutate} />;
  return (
    <Page title="Trip" header={<AppHeader />}>
      {trip.isError ? <ErrorState what="this trip" onRetry={() => trip.refetch()} /> : <TripSkeleton />}
    </Page>
  );
}
