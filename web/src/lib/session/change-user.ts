import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#shared/session/schema.ts';
import { dropEarlyCalls } from '../early-calls.ts';
import { keepOnlyTypedBy } from '../typed/typed-store.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { sessionQueries } from './session-queries.ts';

/**
 * Sets the current user, or nobody (null), and drops everything that was cached for the previous one, so that nothing
 * of one traveller is shown to the next. Notifies the site's other tabs.
 */
export function changeUser(queryClient: QueryClient, user: SessionUser | null): void {
  const { queryKey } = sessionQueries.currentUser();
  queryClient.setQueryData(queryKey, user);
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
  queryClient.getMutationCache().clear();
  keepOnlyTypedBy(user?.id ?? null);
  dropEarlyCalls();
  notifyOtherTabs(user?.id ?? null);
}
