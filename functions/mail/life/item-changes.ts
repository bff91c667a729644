import type { FieldChange, ParsedBooking } from '#shared/mail/schema.ts';
import type { ActivityItem } from '../../data/trip-item.ts';
import { bookingActivity } from '../booking-activity.ts';

/** An item's day, besides the fields of its activity. */
export const DATE_FIELD = 'date';

type Values = ReadonlyMap<string, string | number | null>;

/** What a booking's item shows: the fields of its activity, and its day. */
function valuesOf(booking: ParsedBooking): Values {
  const { rating: _, timeOfDay: __, ...fields } = bookingActivity(booking);
  return simpleValues({ [DATE_FIELD]: booking.startDate ?? null, ...fields });
}

function shownBy(activity: ActivityItem, date: string): Values {
  return simpleValues({ ...activity, [DATE_FIELD]: date });
}

/** Those that a change can show with old and new value. */
function simpleValues(values: object): Values {
  return new Map(
    Object.entries(values).flatMap(([name, value]): [string, string | number | null][] =>
      value === null || typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );
}

/** Notes of an undated booking mention that, besides the booking's own. */
const isSameNote = (shown: unknown, said: unknown) =>
  typeof shown === 'string' &&
  shown.includes('Date not found in the email') &&
  (said === null || shown.includes(String(said)));

/**
 * What changes on an item when its booking has changed. Manual edits, and values that differ from what the mails said
 * before, are marked as edited.
 */
export function itemChanges(
  before: ParsedBooking,
  after: ParsedBooking,
  item: { readonly activity: ActivityItem; readonly date: string },
): FieldChange[] {
  const [was, willBe, shown] = [valuesOf(before), valuesOf(after), shownBy(item.activity, item.date)];
  return [...willBe].flatMap(([field, next]) => {
    const [former, now = null] = [was.get(field) ?? null, shown.get(field)];
    if (former === next || now === next || (field === DATE_FIELD && next === null)) return [];
    const byHand = item.activity.editedFields?.includes(field) === true;
    const differs =
      former !== now && !(field === DATE_FIELD && former === null) && !(field === 'notes' && isSameNote(now, former));
    return { field, old: now, new: next, edited: byHand || differs };
  });
}
