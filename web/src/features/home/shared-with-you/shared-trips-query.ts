import { infiniteQueryOptions } from '@tanstack/react-query';
import { listSharedTrips } from '#shared/sharing/routes.ts';
import { callApiPage } from '../../../lib/api.ts';

const firstPage = (): string | null => null;

/** Trips of others that the traveller comes along on, newest first. */
export const sharedTripsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['trips', 'shared'],
    queryFn: ({ pageParam, signal }) =>
      callApiPage(listSharedTrips, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });
