import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#shared/session/schema.ts';
import { forgetEarlyCalls } from '../early-calls.ts';
import { keepOnlyTypedBy } from '../typed/typed-store.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { sessionQueries } from './session-queries.ts';

/**
 * Makes a traveller the current user, or nobody (null), and drops everything that was read for the one before, so that
 * nothing of one traveller shows to the next. The site's other tabs hear of it.
 */
export function changeUser(queryClient: QueryClient, user: SessionUser | null): void {
  const { queryKey } = sessionQueries.currentUser();
  queryClient.setQueryData(queryKey, user);
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  queryClient.getMutationCache().clear();
  keepOnlyTypedBy(user?.id ?? null);
  forgetEarlyCalls();
  tellOtherTabs(user?.id ?? null);
}
