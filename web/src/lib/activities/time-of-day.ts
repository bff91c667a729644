import type { TimeOfDay } from '#shared/activities/times-of-day.ts';

/** The label of a time of day, as forms and cards show it. */
export const TIME_OF_DAY_WORDS: Readonly<Record<TimeOfDay, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};
