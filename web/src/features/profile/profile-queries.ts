import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listPasskeys } from '#shared/security/passkey-routes.ts';
import { listSessions } from '#shared/security/routes.ts';
import { getProfile, listFollowers, listFollowing } from '#shared/travellers/routes.ts';
import { listProfileTrips, listTravellerTrips } from '#shared/trips/routes.ts';
import { callApi, callApiPage } from '../../lib/api.ts';

const firstPage = (): string | null => null;

/** Profiles are refetched whenever their page is opened: others change their counts. */
export const profileQueries = {
  /** The signed-in traveller's profile with its counts. Signed in only. */
  own: () =>
    queryOptions({
      queryKey: ['profile', 'own'],
      queryFn: ({ signal }) => callApi(getProfile, { signal }),
      refetchOnMount: 'always',
    }),

  /** Where the traveller is signed in. */
  sessions: () =>
    queryOptions({
      queryKey: ['profile', 'sessions'],
      queryFn: ({ signal }) => callApi(listSessions, { signal }),
      refetchOnMount: 'always',
    }),

  /** The passkeys of the account. */
  passkeys: () =>
    queryOptions({
      queryKey: ['profile', 'passkeys'],
      queryFn: ({ signal }) => callApi(listPasskeys, { signal }),
      refetchOnMount: 'always',
    }),

  /** The traveller's own trips, public and private, newest first. */
  trips: () =>
    infiniteQueryOptions({
      queryKey: ['trips', 'profile'],
      queryFn: ({ pageParam, signal }) => callApiPage(listProfileTrips, { query: cursor(pageParam), signal }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.nextCursor,
    }),

  /** Who follows the traveller, newest first. */
  followers: () =>
    infiniteQueryOptions({
      queryKey: ['profile', 'followers'],
      queryFn: ({ pageParam, signal }) => callApiPage(listFollowers, { query: cursor(pageParam), signal }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.nextCursor,
      refetchOnMount: 'always',
    }),

  /** Whom the traveller follows, newest first. */
  following: () =>
    infiniteQueryOptions({
      queryKey: ['profile', 'following'],
      queryFn: ({ pageParam, signal }) => callApiPage(listFollowing, { query: cursor(pageParam), signal }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.nextCursor,
      refetchOnMount: 'always',
    }),

  /** A traveller’s public trips, newest first. */
  travellerTrips: (username: string) =>
    infiniteQueryOptions({
      queryKey: ['trips', 'of', username],
      queryFn: ({ pageParam, signal }) =>
        callApiPage(listTravellerTrips, {
          params: { username },
          query: cursor(pageParam),
          signal,
        }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.nextCursor,
      refetchOnMount: 'always',
    }),
} as const;

function cursor(value: string | null): { cursor?: string } {
  return value === null ? {} : { cursor: value };
}
