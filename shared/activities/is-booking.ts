import type { Activity } from '#shared/activities/schema.ts';

/** Whether an activity is booked, and not cancelled: plans go around it. */
export function isBooking(activity: Pick<Activity, 'confirmationNumber' | 'emailIds' | 'cancelled'>): boolean {
  const { confirmationNumber, emailIds, cancelled } = activity;
  return !cancelled && (confirmationNumber !== null || emailIds.length > 0);
}
