import type { Activity } from '#shared/activities/schema.ts';

/** Whether an activity is booked, and not cancelled: plans go around it. `emailId` is what items had before `emailIds`. */
export function isBooking(
  activity: Pick<Activity, 'confirmationNumber' | 'emailIds' | 'cancelled'> & {
    readonly emailId?: string | null | undefined;
  },
): boolean {
  const { confirmationNumber, emailIds, emailId, cancelled } = activity;
  return !cancelled && (confirmationNumber !== null || emailIds.length > 0 || Boolean(emailId));
}
