import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ActivityFields as Fields } from '#shared/activities/schema.ts';
import { zoneBefore } from '#shared/activities/zone-before.ts';
import { tripIdOf } from '#shared/contract/ids.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { foldWords } from '#shared/text/fold.ts';
import { dayQueries } from '../../../lib/trips/day-queries.ts';
import { placeQueries } from '../../../ui/place-field/place-queries.ts';
import { zoneBefore as zoneBeforeDay } from '../timeline/moment.ts';
import type { ActivityFormValues } from './activity-form.ts';

/**
 * The zone of the form's time as long as none was chosen: of the day's place, else of the activity before it, which may
 * be on an earlier day. `id` is the edited activity's.
 */
export function useInferredZone(
  { control }: UseFormReturn<ActivityFormValues, unknown, Fields>,
  day: TripDay | undefined,
  id: string | undefined,
): string | undefined {
  const [time, timeZone] = useWatch({ control, name: ['time', 'timeZone'] });
  const wanted = day !== undefined && time !== '' && timeZone === '';
  const found = useQuery(placeQueries.beginning(wanted ? (day.location?.trim() ?? '') : ''));
  const days = useQuery({ ...dayQueries.ofTrip(tripIdOf(day?.id ?? '')), enabled: wanted });
  if (!wanted) return undefined;
  const called = (name: string) => foldWords(name) === foldWords(day.location ?? '');
  return (
    found.data?.find(({ name }) => called(name))?.timeZone ??
    zoneBefore(day.activities, time, id) ??
    zoneBeforeDay(day, days.data ?? [])
  );
}
