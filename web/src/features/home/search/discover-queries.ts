import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { search } from '#shared/discover/routes.ts';
import { callApi } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/failure-toast.ts';

/** Every term has its own query, so that a late response never shows under a newer term. */
export const discoverQueries = {
  /** People and places. Signed in only. */
  search: (term: string) =>
    queryOptions({
      queryKey: ['search', 'all', term],
      queryFn: async ({ signal }) => {
        try {
          return await callApi(search, { query: { q: term }, signal });
        } catch (error) {
          if (!signal.aborted) {
            showFailure(error, {
              title: 'Search failed',
              text: 'Unable to search at this time. Please try again.',
            });
          }
          throw error;
        }
      },
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    }),
} as const;
