import type { QueryClient } from '@tanstack/react-query';
import type { TripDay } from '#shared/days/schema.ts';
import { sortDays } from '#shared/trips/sort.ts';
import { dayQueries } from '../../../lib/trips/day-queries.ts';
import type { Plan } from './plan.ts';

/** What is known of a trip's plan now. */
export function readPlan(queryClient: QueryClient, tripId: string): Plan {
  return {
    tripId,
    days: queryClient.getQueryData(dayQueries.ofTrip(tripId).queryKey) ?? [],
    ideas: queryClient.getQueryData(dayQueries.ideas(tripId).queryKey) ?? [],
  };
}

/** Shows a plan, before the server has it or after. Ideas that are not loaded yet stay so. */
export function writePlan(queryClient: QueryClient, { tripId, days, ideas }: Plan): void {
  queryClient.setQueryData(dayQueries.ofTrip(tripId).queryKey, [...days]);
  for (const day of days) queryClient.setQueryData(dayQueries.activities(day.id).queryKey, day.activities);
  queryClient.setQueryData(dayQueries.ideas(tripId).queryKey, (known) => known && [...ideas]);
}

/** Shows days that the server answered, new ones too. */
export function writeDays(queryClient: QueryClient, tripId: string, changed: readonly TripDay[]): void {
  const plan = readPlan(queryClient, tripId);
  const own = changed.filter((day) => day.tripId === tripId);
  const others = plan.days.filter(({ id }) => !own.some((day) => day.id === id));
  writePlan(queryClient, { ...plan, days: sortDays([...others, ...own]) });
}
