import { queryOptions } from '@tanstack/react-query';
import { getTraveller } from '#shared/travellers/routes.ts';
import { callApi } from '../api.ts';

/** Another traveller, by username or id, refetched whenever their page is opened. Signed in only. */
export const travellerQueries = {
  one: (username: string) =>
    queryOptions({
      queryKey: ['profile', 'traveller', username],
      queryFn: ({ signal }) => callApi(getTraveller, { params: { username }, signal }),
      refetchOnMount: 'always',
    }),
} as const;
