import { withoutConfirmation } from '#shared/activities/confirmation-line.ts';
import type { Details } from '#shared/activities/details.ts';
import type { Activity } from '#shared/activities/schema.ts';
import { statusOf } from '#shared/activities/status.ts';
import { dayIdOf } from '#shared/contract/ids.ts';
import type { ActivityItem } from '../data/trip-item.ts';

/** An activity; only the trip's owner sees what identifies the booking, and the mails. */
export function activityView({ status: stored, details, uid, ...activity }: ActivityItem, isOwner: boolean): Activity {
  const status = statusOf({ cancelled: activity.cancelled, ...(stored && { status: stored }) });
  const shown = details && (isOwner ? details : publicDetails(details));
  return {
    ...activity,
    revision: activity.revision ?? 0,
    tripDayId: dayIdOf(activity.id),
    notes: isOwner ? activity.notes : withoutConfirmation(activity.notes, activity.confirmationNumber),
    confirmationNumber: isOwner ? activity.confirmationNumber : null,
    emailIds: isOwner ? activity.emailIds : [],
    ...(status && { status }),
    ...(isOwner && uid !== undefined && { uid }),
    ...(shown && Object.keys(shown).length > 0 ? { details: shown } : {}),
  };
}

/** What a timetable says too. A seat, a phone or a link to the booking are the owner's. */
function publicDetails({ carrier, number, terminal, gate, platform, checkInUntil }: Details): Details {
  const said = Object.entries({ carrier, number, terminal, gate, platform, checkInUntil });
  return Object.fromEntries(said.filter(([, text]) => text !== undefined));
}
