import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from '../lib/errors.ts';
import { redirectToLogin } from '../lib/redirect-to-login.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `ownUnauthorized`: a 401 of this call is not a lost session (reading the current user, signing in or up). */
    queryMeta: { readonly ownUnauthorized?: boolean };
    mutationMeta: { readonly ownUnauthorized?: boolean };
  }
}

/**
 * No retries, no refetch on focus, no polling, never stale: cached data stays until a write invalidates it. Calls are
 * also attempted offline, so that they fail with a message at once instead of waiting.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown, meta: { readonly ownUnauthorized?: boolean } | undefined) => {
    if (isUnauthorized(error) && meta?.ownUnauthorized !== true) redirectToLogin();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query.meta) }),
    mutationCache: new MutationCache({ onError: (error, _input, _context, mutation) => onError(error, mutation.meta) }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
