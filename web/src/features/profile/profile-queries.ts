import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '#shared/travellers/routes.ts';
import { callApi } from '../../lib/api.ts';

export const profileQueries = {
  /** The own profile with its counts, which others change, too. Signed in only. */
  own: () =>
    queryOptions({
      queryKey: ['profile', 'own'],
      queryFn: ({ signal }) => callApi(getProfile, { signal }),
      refetchOnMount: 'always',
    }),
} as const;
