import type { QueryClient } from '@tanstack/react-query';
import { tailOf, tripIdOf } from '#shared/contract/ids.ts';
import { isNotFound } from '../errors.ts';
import { dayQueries } from './day-queries.ts';

interface Identified {
  readonly id: string;
}

/** An activity that may have moved to another day: by its id, or else by the tail that it keeps. */
export function activityNow<Item extends Identified>(activities: readonly Item[], id: string): Item | undefined {
  return activities.find((each) => each.id === id) ?? activities.find((each) => tailOf(each.id) === tailOf(id));
}

/**
 * Calls with the id that an activity has by now. When it is not found, because it was moved elsewhere, its trip is read
 * again and the call repeated with its new id.
 */
export async function withCurrentId<T>(
  queryClient: QueryClient,
  id: string,
  call: (id: string) => Promise<T>,
): Promise<T> {
  const query = dayQueries.ofTrip(tripIdOf(id));
  const idAmong = (days: readonly { readonly activities: readonly Identified[] }[] | undefined) =>
    activityNow(days?.flatMap(({ activities }) => activities) ?? [], id)?.id;
  const known = idAmong(queryClient.getQueryData(query.queryKey)) ?? id;
  try {
    return await call(known);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const current = idAmong(await queryClient.fetchQuery({ ...query, staleTime: 0 }));
    if (current === undefined || current === known) throw error;
    return call(current);
  }
}
