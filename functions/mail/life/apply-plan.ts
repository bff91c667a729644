import type { Status } from '#shared/activities/schema.ts';
import { dayIdOf } from '#shared/contract/ids.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import type { ActivityItem, DayItem } from '../../data/trip-item.ts';
import type { LocatedPlaces } from '../../places/named-place.ts';
import type { TripEdit } from '../../trips/itinerary/trip-edit.ts';
import { bookedDetails, bookedEnd, bookedStart } from '../booked-place.ts';
import { bookingActivity } from '../booking-activity.ts';
import { planItinerary } from '../itinerary.ts';
import { DATE_FIELD } from './item-changes.ts';
import type { PlannedItem } from './plan-bookings.ts';

/** Fields that say where and when a stay is. */
const STAY_FIELDS = [DATE_FIELD, 'title', 'endDate', 'location'];

/**
 * Updates an item. `accepted`: the fields that take the mail's values; by default all that were not edited by hand. A
 * rejected value counts as the traveller's own from now on.
 */
export function applyToItem(
  edit: TripEdit,
  { item: { activity, day }, before, after, changes }: PlannedItem,
  accepted: readonly string[] | undefined,
  places: LocatedPlaces,
): void {
  const taken = changes.filter(({ field, edited }) => (accepted ? accepted.includes(field) : !edited));
  const fields = taken.map(({ field }) => field);
  const left = changes.filter((change) => !taken.includes(change)).map(({ field }) => field);
  const edited = [...(activity.editedFields ?? []).filter((field) => !fields.includes(field)), ...left];
  const news: Partial<ActivityItem> = Object.fromEntries(
    Object.entries(bookingActivity(after.booking)).filter(([field]) => fields.includes(field)),
  );
  const set: Partial<ActivityItem> = {
    ...{ ...news, ...implied(after.booking, fields, edited, places) },
    cancelled: after.cancelled,
    status: after.cancelled ? 'cancelled' : standing(activity),
    emailIds: [...new Set([...activity.emailIds, ...after.emailIds])],
    ...(edited.length > 0 || activity.editedFields ? { editedFields: [...new Set(edited)] } : {}),
  };
  const date = fields.includes(DATE_FIELD) ? (after.booking.startDate ?? day.date) : day.date;
  const isStay = after.booking.type === 'hotel';
  const touched = fields.some((field) => STAY_FIELDS.includes(field)) || after.cancelled !== activity.cancelled;
  if (isStay && touched) {
    leaveStay(edit, before.booking, places);
    leaveStay(edit, shownStay(before.booking, activity, day.date), places);
  }
  const shown = shownStay(after.booking, { ...activity, ...set }, date);
  const target = touched && (isStay || date !== day.date) ? ensureDays(edit, shown, after.cancelled, places) : day;
  edit.changeActivity(activity.id, set, target.id === dayIdOf(activity.id) ? undefined : target);
  const said = [before.booking, after.booking].flatMap(({ startDate, endDate }) => [startDate, endDate]);
  edit.cover(said.filter((each) => each !== undefined));
}

/** What follows from the fields that an item takes, without what was edited by hand. */
function implied(
  booking: ParsedBooking,
  taken: readonly string[],
  edited: readonly string[],
  places: LocatedPlaces,
): Partial<ActivityItem> {
  const follows = (...causes: string[]) => causes.some((cause) => taken.includes(cause));
  const fields = {
    ...(follows('location', 'time') ? { country: undefined, ...bookedStart(booking, places) } : {}),
    ...(follows('endLocation', 'endTime')
      ? { endTimeZone: undefined, endCoordinates: undefined, ...bookedEnd(booking, places) }
      : {}),
    ...(follows('title') ? bookedDetails(booking) : {}),
  };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !edited.includes(name)));
}

/** A booking that stands is confirmed, unless the traveller says otherwise. */
function standing({ status = 'confirmed' }: ActivityItem): Status {
  return status === 'cancelled' ? 'confirmed' : status;
}

/** The booking on the dates that its item shows. Days name the hotel as the mail does, whatever the item is called. */
function shownStay(booking: ParsedBooking, { endDate }: Pick<ActivityItem, 'endDate'>, date: string): ParsedBooking {
  const { endDate: _, ...rest } = booking;
  return { ...rest, startDate: date, ...(endDate === null ? {} : { endDate }) };
}

function leaveStay(edit: TripEdit, stay: ParsedBooking, places: LocatedPlaces): void {
  const { days } = planItinerary([stay], stay.startDate ?? '', places);
  for (const { fields } of days) {
    if (fields.accommodation !== null) edit.leaveNights(fields.accommodation, [fields.date]);
  }
}

/** Creates the days that a booking needs, and returns its first. */
function ensureDays(edit: TripEdit, booking: ParsedBooking, cancelled: boolean, places: LocatedPlaces): DayItem {
  const first = booking.startDate ?? '';
  const { days } = planItinerary([booking], first, places, [{ cancelled }]);
  const made = days.map(({ fields }) => edit.ensureDay(fields));
  const day = made.find(({ date }) => date === first);
  if (!day) throw new Error('a booking has no first day');
  return day;
}
