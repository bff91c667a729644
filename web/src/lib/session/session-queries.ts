import { queryOptions } from '@tanstack/react-query';
import { getUser } from '#shared/session/routes.ts';
import { callApi } from '../api.ts';

const FRESH_MS = 5 * 60 * 1000;

export const sessionQueries = {
  /** The signed-in traveller, or null. Throws on a 401 like any read; the session treats that as signed out. */
  currentUser: () =>
    queryOptions({
      queryKey: ['session', 'current-user'],
      queryFn: ({ signal }) => callApi(getUser, { signal }),
      staleTime: FRESH_MS,
      retry: false,
      meta: { ownUnauthorized: true },
    }),
} as const;
