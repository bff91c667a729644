import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { listTripGroups, listTripsTo } from '#shared/discover/routes.ts';
import type { SEEN_AS } from '#shared/sharing/audiences.ts';
import { getTrip, listFollowingTrips, listPublicTrips, listTrips } from '#shared/trips/routes.ts';
import { callApi, callApiPage } from '../api.ts';

/*
 * Query keys of lists of trips begin with 'trips'; those of one trip and its content with 'trip' and its id. Lists of
 * other people's trips are refetched whenever their page is opened; own ones only after a write.
 */
const LISTS = ['trips'] as const;
/** How many trips 'Recently Shared' shows. */
const RECENT = 9;
const firstPage = (): string | null => null;

/** As whom the owner of a trip may look at it. */
export type SeenAs = (typeof SEEN_AS)[number];

/** The part of a query's key that says who sees it. */
export const seenBy = (as: SeenAs | undefined) => (as === undefined ? [] : (['as', as] as const));

/** The key of a trip's days, whose query (`dayQueries.ofTrip`) is not part of the first page. */
export const daysKey = (tripId: string, as?: SeenAs) => ['trip', tripId, ...seenBy(as), 'days'] as const;

export const tripQueries = {
  /** The traveller's own trips, newest first. Signed in only. */
  mine: () =>
    infiniteQueryOptions({
      queryKey: [...LISTS, 'mine'],
      queryFn: ({ pageParam, signal }) => callApiPage(listTrips, { query: cursor(pageParam), signal }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.nextCursor,
    }),

  /** Everyone's newest public trips. */
  recent: () =>
    queryOptions({
      queryKey: [...LISTS, 'recent'],
      queryFn: ({ signal }) => callApi(listPublicTrips, { query: { limit: RECENT }, signal }),
      refetchOnMount: 'always',
    }),

  /** The destinations and themes with the most public trips. */
  groups: () =>
    queryOptions({
      queryKey: [...LISTS, 'groups'],
      queryFn: ({ signal }) => callApi(listTripGroups, { signal }),
      refetchOnMount: 'always',
    }),

  /** Public trips that name a place, newest first, and their number. */
  to: (place: string) =>
    infiniteQueryOptions({
      queryKey: [...LISTS, 'to', place],
      queryFn: ({ pageParam, signal }) =>
        callApiPage(listTripsTo, { query: { to: place, ...cursor(pageParam) }, signal }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.nextCursor,
      refetchOnMount: 'always',
    }),

  /** Public trips of followed travellers, newest first. Signed in only. */
  following: () =>
    infiniteQueryOptions({
      queryKey: [...LISTS, 'following'],
      queryFn: ({ pageParam, signal }) => callApiPage(listFollowingTrips, { query: cursor(pageParam), signal }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.nextCursor,
      refetchOnMount: 'always',
    }),

  /** `as`: as its owner sees that others see it. */
  detail: (id: string, as?: SeenAs) =>
    queryOptions({
      queryKey: ['trip', id, ...seenBy(as)],
      queryFn: ({ signal }) => callApi(getTrip, { params: { id }, query: { as }, signal }),
    }),
} as const;

function cursor(value: string | null): { cursor?: string } {
  return value === null ? {} : { cursor: value };
}

/**
 * After a write on a trip: refetches every list, and if the trip is given, itself and its days, whose response includes
 * their activities. Resolves when what is shown is up to date.
 */
export async function refreshTrips(queryClient: QueryClient, tripId?: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: LISTS }),
    ...(tripId === undefined ? [] : [tripQueries.detail(tripId).queryKey, daysKey(tripId)]).map((queryKey) =>
      queryClient.invalidateQueries({ queryKey, exact: true }),
    ),
  ]);
}

/** After a trip is deleted: nothing of it stays cached. */
export async function forgetTrip(queryClient: QueryClient, tripId: string): Promise<void> {
  queryClient.removeQueries({ queryKey: ['trip', tripId] });
  await queryClient.invalidateQueries({ queryKey: LISTS });
}
