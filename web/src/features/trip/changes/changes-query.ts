import { infiniteQueryOptions } from '@tanstack/react-query';
import { listChanges } from '#shared/sharing/routes.ts';
import { callApiPage } from '../../../lib/api.ts';

const newest = (): string | null => null;

/** The changes of a trip, newest first. */
export const changesQuery = (tripId: string) =>
  infiniteQueryOptions({
    queryKey: ['trip', tripId, 'changes'],
    queryFn: ({ pageParam, signal }) =>
      callApiPage(listChanges, {
        params: { id: tripId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: newest(),
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });
