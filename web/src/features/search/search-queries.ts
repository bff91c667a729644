import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchTravellers } from '#shared/travellers/routes.ts';
import { callApi } from '../../lib/api.ts';

/** Every term has its own query, so that a late response never shows under a newer term. */
export const searchQueries = {
  /** Travellers by name. Signed in only. */
  travellers: (term: string) =>
    queryOptions({
      queryKey: ['search', 'travellers', term],
      queryFn: ({ signal }) => callApi(searchTravellers, { query: { q: term }, signal }),
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    }),
} as const;
