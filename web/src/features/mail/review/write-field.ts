import { isTimeZone } from '#shared/activities/time.ts';
import { daysBetween } from '#shared/calendar/calendar.ts';
import { ParsedBooking } from '#shared/mail/schema.ts';
import { DEFAULT_CURRENCY } from '../booking-line.ts';
import type { BookingField } from './booking-fields.ts';

export const END_BEFORE_START = 'End date must be after or equal to start date';

/** A field's input: text, and for a cost the currency's code. */
export interface FieldInput {
  readonly text: string;
  readonly currency: string;
}

/** The initial input when a field is opened. */
export function inputOf(booking: ParsedBooking, field: BookingField): FieldInput {
  return { text: String(booking[field] ?? ''), currency: booking.currency ?? DEFAULT_CURRENCY };
}

type Written = { readonly booking: ParsedBooking } | { readonly problem: string };

/** The booking with a field's new input, or what is wrong with it. An empty input removes the value. */
export function writeField(booking: ParsedBooking, field: BookingField, input: FieldInput): Written {
  const text = input.text.trim();
  const { [field]: _, ...others } = booking;
  if (field === 'cost') return writeCost(others, text, input.currency);
  if (field === 'timeZone' && text !== '' && !isTimeZone(text)) {
    return { problem: 'Please enter a time zone like Europe/Lisbon' };
  }
  return checked({ ...others, ...(text === '' && field !== 'title' ? {} : { [field]: text }) }, field);
}

function writeCost(others: object, text: string, currency: string): Written {
  if (text === '') return checked({ ...others, currency: undefined }, 'cost');
  const cost = Number(text.replace(',', '.'));
  if (!ParsedBooking.shape.cost.safeParse(cost).success) return { problem: 'Please enter an amount like 120.50' };
  return checked({ ...others, cost, currency: currency.trim().toUpperCase() || DEFAULT_CURRENCY }, 'cost');
}

/** With the contract's own schema, so that the server accepts what is accepted here. */
function checked(candidate: object, field: BookingField): Written {
  const { data, error } = ParsedBooking.safeParse(candidate);
  if (data === undefined) return { problem: error.issues[0]?.message ?? 'Please check this value' };
  const isDate = field === 'startDate' || field === 'endDate';
  return isDate && endsBeforeStart(data) ? { problem: END_BEFORE_START } : { booking: data };
}

/** A journey across the date line may arrive a calendar day before it left. */
function endsBeforeStart({ type, startDate, endDate }: ParsedBooking): boolean {
  if (startDate === undefined || endDate === undefined) return false;
  const allowed = type === 'flight' || type === 'transport' ? 1 : 0;
  return daysBetween(startDate, endDate) + allowed < 0;
}
