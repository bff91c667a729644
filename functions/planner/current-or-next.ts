import type { TripSummary } from '../data/trip-item.ts';

/**
 * The current trip ('YYYY-MM-DD' is today) or the one that starts next, else the one created last; undefined when there
 * is none. Trips come newest first.
 */
export function currentOrNext<T extends Pick<TripSummary, 'startDate' | 'endDate'>>(
  trips: readonly T[],
  today: string,
): T | undefined {
  const ahead = trips.filter(({ endDate }) => endDate >= today);
  return ahead.toSorted((a, b) => compare(a.startDate, b.startDate))[0] ?? trips[0];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
