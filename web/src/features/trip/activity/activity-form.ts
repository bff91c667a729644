import * as z from 'zod/mini';
import { type Activity, ActivityFields } from '#shared/activities/schema.ts';

/** The value of an empty select; Radix reserves ''. */
export const NO_CHOICE = 'none';

/** The form's values: all strings, as in inputs and selects. */
const ActivityFormValues = z.object({
  title: z.string(),
  time: z.string(),
  endTime: z.string(),
  cost: z.string(),
  currency: z.string(),
  location: z.string(),
  category: z.string(),
  notes: z.string(),
  rating: z.string(),
  timeOfDay: z.string(),
  confirmationNumber: z.string(),
  timeZone: z.string(),
});
export type ActivityFormValues = z.output<typeof ActivityFormValues>;

/**
 * Validates the form with the call's own rules and returns the call's input: cost as a number, rating as an integer.
 */
export const ActivityForm = z.pipe(
  z.pipe(
    ActivityFormValues,
    // ActivityFields decides whether it is valid.
    z.transform(({ cost, rating, category, timeOfDay, ...texts }): unknown => ({
      ...texts,
      cost: cost.trim() === '' ? null : Number(cost),
      category: category === NO_CHOICE ? null : category,
      rating: rating === NO_CHOICE ? null : Number.parseInt(rating, 10),
      timeOfDay: timeOfDay === NO_CHOICE ? null : timeOfDay,
    })),
  ),
  ActivityFields,
);

/** The form's initial values: of an activity to edit, or empty. Fields that it does not show are passed through. */
export function activityFormValues(activity?: Activity): ActivityFormValues {
  return {
    title: activity?.title ?? '',
    time: activity?.time ?? '',
    endTime: activity?.endTime ?? '',
    cost: activity?.cost?.toString() ?? '',
    currency: activity?.currency ?? 'EUR',
    location: activity?.location ?? '',
    category: activity?.category ?? NO_CHOICE,
    notes: activity?.notes ?? '',
    rating: activity?.rating?.toString() ?? NO_CHOICE,
    timeOfDay: activity?.timeOfDay ?? NO_CHOICE,
    confirmationNumber: activity?.confirmationNumber ?? '',
    timeZone: activity?.timeZone ?? '',
  };
}
