import { withoutConfirmation } from '#shared/activities/confirmation-line.ts';
import type { Details } from '#shared/activities/details.ts';
import { kindOf } from '#shared/activities/kinds.ts';
import type { Activity } from '#shared/activities/schema.ts';
import { statusOf } from '#shared/activities/status.ts';
import { dayIdOf } from '#shared/contract/ids.ts';
import type { Position } from '#shared/places/position.ts';
import type { Sight } from './audience.ts';
import type { ActivityItem } from './trip-item.ts';

/** An activity, as somebody with this sight of its trip sees it. */
export function activityView(item: ActivityItem, sight: Sight): Activity {
  const { status: stored, details, uid, documents = [], ...activity } = item;
  const status = statusOf({ cancelled: activity.cancelled, ...(stored && { status: stored }) });
  const shown = details && (sight.references ? details : publicDetails(details));
  return {
    ...activity,
    revision: activity.revision ?? 0,
    tripDayId: dayIdOf(activity.id),
    notes: notesFor(activity, sight),
    confirmationNumber: sight.references ? activity.confirmationNumber : null,
    emailIds: sight.mails ? activity.emailIds : [],
    ...(isPriceSeen(activity, sight) ? {} : withoutPrice),
    ...(isPriceSeen(activity, sight) || isBetweenStations(activity) ? {} : withoutAddress(activity)),
    ...(sight.references && documents.length > 0 ? { documents } : {}),
    ...(status && { status }),
    ...(sight.references && uid !== undefined && { uid }),
    ...(shown && Object.keys(shown).length > 0 ? { details: shown } : {}),
  };
}

/** What of an activity is shown as it is, or not at all. */
type Shown = Omit<ActivityItem, 'status' | 'details' | 'uid'>;

/** What a mail said of a booking, not the traveller. */
export function isFromMail({ bookingId, emailIds }: Pick<ActivityItem, 'bookingId' | 'emailIds'>): boolean {
  return bookingId !== undefined || emailIds.length > 0;
}

/** Whether somebody sees the cost and the address. */
function isPriceSeen(activity: Pick<ActivityItem, 'bookingId' | 'emailIds'>, sight: Sight): boolean {
  return isFromMail(activity) ? sight.bookings : sight.details;
}

/** What a traveller notes. Where nobody has edited them, the notes of a booking are its mail's, which has prices in it. */
function notesFor(activity: Shown, sight: Sight): string | null {
  const isOfMail = isFromMail(activity) && !activity.editedFields?.includes('notes');
  if (!(isOfMail ? sight.bookings : sight.details)) return null;
  return sight.references ? activity.notes : withoutConfirmation(activity.notes, activity.confirmationNumber);
}

/** An airport or a station is nobody's address: it is the plan. */
function isBetweenStations(activity: Shown): boolean {
  return ['flight', 'train', 'bus', 'ferry'].includes(kindOf(activity));
}

const withoutPrice = { cost: null, currency: null };

function withoutAddress({ coordinates, endCoordinates }: Pick<ActivityItem, 'coordinates' | 'endCoordinates'>) {
  return {
    ...{ location: null, endLocation: null, coordinates: coordinates && aboutThere(coordinates) },
    ...(endCoordinates && { endCoordinates: aboutThere(endCoordinates) }),
  };
}

/** A position to a tenth of a degree, some ten kilometres: the town, not the house. */
function aboutThere({ latitude, longitude }: Position): Position {
  const rounded = (degrees: number) => Math.round(degrees * 10) / 10;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

/** What a timetable says too. A seat, a phone or a link to the booking belong to the reference. */
function publicDetails({ carrier, number, terminal, gate, platform, checkInUntil }: Details): Details {
  const said = Object.entries({ carrier, number, terminal, gate, platform, checkInUntil });
  return Object.fromEntries(said.filter(([, text]) => text !== undefined));
}
