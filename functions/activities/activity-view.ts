import type { Activity } from '#shared/activities/schema.ts';
import { dayIdOf } from '#shared/contract/ids.ts';
import type { ActivityItem } from '../data/trip-item.ts';

/** An activity; booking number and mail are told to the trip's owner only. */
export function activityView(activity: ActivityItem, isOwner: boolean): Activity {
  return {
    ...activity,
    tripDayId: dayIdOf(activity.id),
    notes: isOwner ? activity.notes : withoutReference(activity),
    confirmationNumber: isOwner ? activity.confirmationNumber : null,
    emailId: isOwner ? activity.emailId : null,
  };
}

/** The notes without the lines that carry the booking's number. */
function withoutReference({ notes, confirmationNumber }: ActivityItem): string | null {
  if (notes === null || confirmationNumber === null) return notes;
  const lines = notes.split('\n').filter((line) => !line.includes(confirmationNumber));
  return lines.join('\n') || null;
}
