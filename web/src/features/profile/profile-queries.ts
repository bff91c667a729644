import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getProfile, getTraveller } from '#shared/travellers/routes.ts';
import { listTravellerTrips } from '#shared/trips/routes.ts';
import { callApi, callApiPage } from '../../lib/api.ts';

const firstPage = (): string | null => null;

/** Profiles are read again whenever their page is opened anew: others change what they count. */
export const profileQueries = {
  /** The own profile with its counts. Signed in only. */
  own: () =>
    queryOptions({
      queryKey: ['profile', 'own'],
      queryFn: ({ signal }) => callApi(getProfile, { signal }),
      refetchOnMount: 'always',
    }),

  /** Another traveller, by username or id. Signed in only. */
  traveller: (username: string) =>
    queryOptions({
      queryKey: ['profile', 'traveller', username],
      queryFn: ({ signal }) => callApi(getTraveller, { params: { username }, signal }),
      refetchOnMount: 'always',
    }),

  /** Their public trips, newest first. */
  travellerTrips: (username: string) =>
    infiniteQueryOptions({
      queryKey: ['trips', 'of', username],
      queryFn: ({ pageParam, signal }) =>
        callApiPage(listTravellerTrips, {
          params: { username },
          query: pageParam === null ? {} : { cursor: pageParam },
          signal,
        }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.nextCursor,
      refetchOnMount: 'always',
    }),
} as const;
