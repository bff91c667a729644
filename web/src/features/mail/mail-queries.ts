import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getEmail, getEmailAddress, listProcessedEmails } from '#shared/mail/routes.ts';
import { listTrips } from '#shared/trips/routes.ts';
import { callApi, callApiPage } from '../../lib/api.ts';
import { callApiPages } from '../../lib/api-pages.ts';

const firstPage = (): string | null => null;

/** Mail arrives without the traveller's doing: while the inbox or its guide is open it is read again every 15 s. */
export const INBOX_REREAD_MS = 15_000;

export const mailQueries = {
  /** The personal address; the same for ever. */
  address: () =>
    queryOptions({
      queryKey: ['mail', 'address'],
      queryFn: ({ signal }) => callApi(getEmailAddress, { signal }),
    }),

  /** The inbox, newest first. Mail arrives without the traveller's doing, so every visit reads it again. */
  inbox: () =>
    infiniteQueryOptions({
      queryKey: ['mail', 'inbox'],
      queryFn: ({ pageParam, signal }) =>
        callApiPage(listProcessedEmails, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.nextCursor,
      refetchOnMount: 'always',
    }),

  /** One mail with its text. Not kept once it is left, as what it would change depends on what is processed since. */
  email: (id: string) =>
    queryOptions({
      queryKey: ['mail', 'email', id],
      queryFn: ({ signal }) => callApi(getEmail, { params: { id }, signal }),
      gcTime: 0,
    }),

  /** All of the traveller's own trips, newest first, to choose from. The key begins as all lists of trips do. */
  tripChoices: () =>
    queryOptions({
      queryKey: ['trips', 'choices'],
      queryFn: ({ signal }) => callApiPages(listTrips, { signal }),
    }),
} as const;
