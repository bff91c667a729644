import type { ParsedBooking } from '#shared/mail/schema.ts';
import { formatDayWithYear } from '#shared/trips/dates.ts';
import { formatCost } from '../booking-line.ts';

/** The fields of a booking in the order of the review. The cost includes its currency. */
export const BOOKING_FIELDS = [
  'title',
  'description',
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'location',
  'endLocation',
  'cost',
  'confirmationNumber',
  'notes',
  'timeZone',
] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];

type Labels = Readonly<Partial<Record<BookingField, string>>>;

const LABELS: Readonly<Record<BookingField, string>> = {
  title: 'Title',
  description: 'Description',
  startDate: 'Date',
  startTime: 'Time',
  endDate: 'End date',
  endTime: 'End time',
  location: 'Location',
  endLocation: 'End location',
  cost: 'Cost',
  confirmationNumber: 'Confirmation number',
  notes: 'Notes',
  timeZone: 'Time zone',
};

const JOURNEY: Labels = {
  startDate: 'Departure date',
  startTime: 'Departure time',
  endDate: 'Arrival date',
  endTime: 'Arrival time',
  location: 'From',
  endLocation: 'To',
};

const STAY: Labels = {
  startDate: 'Check-in',
  startTime: 'Check-in time',
  endDate: 'Check-out',
  endTime: 'Check-out time',
};

/** The label of a field for this kind of booking. */
export function labelOf({ type, endLocation }: ParsedBooking, field: BookingField): string {
  const isJourney = type === 'flight' || (type === 'transport' && endLocation !== undefined);
  const own = isJourney ? JOURNEY : type === 'hotel' ? STAY : {};
  return own[field] ?? LABELS[field];
}

/** A field's formatted value; undefined when the booking has none. */
export function textOf(booking: ParsedBooking, field: BookingField): string | undefined {
  if (field === 'cost') return formatCost(booking);
  const value = booking[field];
  return value !== undefined && (field === 'startDate' || field === 'endDate') ? formatDayWithYear(value) : value;
}

/** The fields without a value. */
export function emptyFields(booking: ParsedBooking): BookingField[] {
  return BOOKING_FIELDS.filter((field) => booking[field] === undefined);
}
