import * as z from 'zod/mini';
import type { Activity, ActivityFields } from '#shared/activities/schema.ts';
import type { ChosenPlace } from '../../../ui/place-field/place-field.tsx';
import { ActivityForm, activityFormValues } from '../activity/activity-form.ts';

/**
 * An activity's fields with its place: the position, and its zone, which the server finds where the place has none. Words
 * that the traveller has for the place stay.
 */
export function fieldsWithPlace(
  activity: Activity,
  { name, position, country, timeZone }: ChosenPlace,
): ActivityFields {
  const values = activityFormValues(activity);
  return z.parse(ActivityForm, {
    ...values,
    location: values.location || name,
    coordinates: position,
    country: country ?? '',
    timeZone: timeZone ?? '',
  });
}
