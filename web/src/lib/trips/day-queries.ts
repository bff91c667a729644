import { queryOptions } from '@tanstack/react-query';
import { listActivities } from '#shared/activities/routes.ts';
import { ideasDayOf, tripIdOf } from '#shared/contract/ids.ts';
import { listDays } from '#shared/days/routes.ts';
import { callApiPages } from '../api-pages.ts';
import { joinDays } from './join-days.ts';
import { daysKey, type SeenAs, seenBy } from './trip-queries.ts';

/** The activities of a day: those with a time first, by time, then the others by creation. */
const activities = (dayId: string, as?: SeenAs) =>
  queryOptions({
    queryKey: ['trip', tripIdOf(dayId), ...seenBy(as), 'activities', dayId],
    queryFn: ({ signal }) => callApiPages(listActivities, { params: { id: dayId }, query: { as }, signal }),
  });

export const dayQueries = {
  /** The days of a trip by date, each with its activities; those are then known to `activities`, too. */
  ofTrip: (id: string, as?: SeenAs) =>
    queryOptions({
      queryKey: daysKey(id, as),
      queryFn: async ({ client, signal }) => {
        const days = joinDays(await callApiPages(listDays, { params: { id }, query: { as }, signal }));
        for (const day of days) client.setQueryData(activities(day.id, as).queryKey, day.activities);
        return days;
      },
    }),

  activities,

  /** The activities without a date; only those who come along may read them. */
  ideas: (tripId: string, as?: SeenAs) => activities(ideasDayOf(tripId), as),
} as const;
