import { queryOptions } from '@tanstack/react-query';
import { listActivities } from '#shared/activities/routes.ts';
import { tripIdOf } from '#shared/contract/ids.ts';
import { callApi } from '../api.ts';

export const dayQueries = {
  /** The activities of a day: timed ones by time, then the others as created. */
  activities: (dayId: string) =>
    queryOptions({
      queryKey: ['trip', tripIdOf(dayId), 'activities', dayId],
      queryFn: ({ signal }) => callApi(listActivities, { params: { id: dayId }, signal }),
    }),
} as const;
