import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { listTripGroups, listTripsTo } from '#shared/discover/routes.ts';
import { getTrip, listFollowingTrips, listPublicTrips, listTrips } from '#shared/trips/routes.ts';
import { callApi, callApiPage } from '../api.ts';

/*
 * Every list of trips begins with 'trips'; one trip and what is in it with 'trip' and its id. Lists of other people's
 * trips are read again whenever their page is opened; the own ones only after a write.
 */
const LISTS = ['trips'] as const;
/** How many trips 'Recently Shared' shows. */
const RECENT = 9;
const firstPage = (): string | null => null;

/** Of the days of a trip, whose query the first page has no need of (`dayQueries.ofTrip`). */
export const daysKey = (tripId: string) => ['trip', tripId, 'days'] as const;

export const tripQueries = {
  /** The traveller's own trips, newest first. Signed in only. */
  mine: () =>
    infiniteQueryOptions({
      queryKey: [...LISTS, 'mine'],
      queryFn: ({ pageParam, signal }) => callApiPage(listTrips, { query: cursor(pageParam), signal }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.nextCursor,
    }),

  /** The first of everybody's public trips, newest first. */
  recent: () =>
    queryOptions({
      queryKey: [...LISTS, 'recent'],
      queryFn: ({ signal }) => callApi(listPublicTrips, { query: { limit: RECENT }, signal }),
      refetchOnMount: 'always',
    }),

  /** The destinations and themes that most public trips are of. */
  groups: () =>
    queryOptions({
      queryKey: [...LISTS, 'groups'],
      queryFn: ({ signal }) => callApi(listTripGroups, { signal }),
      refetchOnMount: 'always',
    }),

  /** Public trips that name a place, newest first, and how many there are. */
  to: (place: string) =>
    infiniteQueryOptions({
      queryKey: [...LISTS, 'to', place],
      queryFn: ({ pageParam, signal }) =>
        callApiPage(listTripsTo, { query: { to: place, ...cursor(pageParam) }, signal }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.nextCursor,
      refetchOnMount: 'always',
    }),

  /** Public trips of the travellers one follows, newest first. Signed in only. */
  following: () =>
    infiniteQueryOptions({
      queryKey: [...LISTS, 'following'],
      queryFn: ({ pageParam, signal }) => callApiPage(listFollowingTrips, { query: cursor(pageParam), signal }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.nextCursor,
      refetchOnMount: 'always',
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: ['trip', id],
      queryFn: ({ signal }) => callApi(getTrip, { params: { id }, signal }),
    }),
} as const;

function cursor(value: string | null): { cursor?: string } {
  return value === null ? {} : { cursor: value };
}

/**
 * After a write on a trip: every list, and when the trip is named itself and its days, whose answer brings their
 * activities along. Resolves when what shows is new.
 */
export async function refreshTrips(queryClient: QueryClient, tripId?: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: LISTS }),
    ...(tripId === undefined ? [] : [tripQueries.detail(tripId).queryKey, daysKey(tripId)]).map((queryKey) =>
      queryClient.invalidateQueries({ queryKey, exact: true }),
    ),
  ]);
}

/** After a trip is gone: nothing of it is kept. */
export async function forgetTrip(queryClient: QueryClient, tripId: string): Promise<void> {
  queryClient.removeQueries({ queryKey: ['trip', tripId] });
  await queryClient.invalidateQueries({ queryKey: LISTS });
}
