import type { Activity } from '#shared/activities/schema.ts';
import { dayIdOf } from '#shared/contract/ids.ts';
import type { ActivityItem } from '../data/trip-item.ts';
import { withoutConfirmation } from './confirmation-line.ts';

/** An activity; only the trip's owner sees the booking number and the mails. */
export function activityView(activity: ActivityItem, isOwner: boolean): Activity {
  return {
    ...activity,
    tripDayId: dayIdOf(activity.id),
    notes: isOwner ? activity.notes : withoutConfirmation(activity.notes, activity.confirmationNumber),
    confirmationNumber: isOwner ? activity.confirmationNumber : null,
    emailIds: isOwner ? activity.emailIds : [],
  };
}
