import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getEmail, listProcessedEmails } from '#shared/mail/routes.ts';
import { listTrips } from '#shared/trips/routes.ts';
import { callApi, callApiPage } from '../../lib/api.ts';
import { callApiPages } from '../../lib/api-pages.ts';

const firstPage = (): string | null => null;

/** Mail arrives on its own: while the inbox or its guide is open it is refetched every 15 s. */
export const INBOX_REREAD_MS = 15_000;

export const mailQueries = {
  /** The inbox, newest first. Mail arrives on its own, so every visit refetches it. */
  inbox: () =>
    infiniteQueryOptions({
      queryKey: ['mail', 'inbox'],
      queryFn: ({ pageParam, signal }) =>
        callApiPage(listProcessedEmails, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.nextCursor,
      refetchOnMount: 'always',
    }),

  /** One mail with its text. Not cached, as what it would change depends on what is processed since. */
  email: (id: string) =>
    queryOptions({
      queryKey: ['mail', 'email', id],
      queryFn: ({ signal }) => callApi(getEmail, { params: { id }, signal }),
      gcTime: 0,
    }),

  /** All of the traveller's own trips, newest first, to choose from. The key has the prefix of all lists of trips. */
  tripChoices: () =>
    queryOptions({
      queryKey: ['trips', 'choices'],
      queryFn: ({ signal }) => callApiPages(listTrips, { signal }),
    }),
} as const;
