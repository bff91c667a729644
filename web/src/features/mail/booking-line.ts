import type { ParsedBooking } from '#shared/mail/schema.ts';
import { formatDayWithYear, formatRange } from '#shared/trips/dates.ts';

/** The currency of a cost for which the mail names none. */
export const DEFAULT_CURRENCY = 'USD';

/**
 * 'USD 289.40': the currency as its ISO 4217 code, since a sign such as $ is ambiguous and the mail is being reviewed
 * here. Undefined when the booking has no cost.
 */
export function formatCost({ cost, currency = DEFAULT_CURRENCY }: Pick<ParsedBooking, 'cost' | 'currency'>) {
  if (cost === undefined) return undefined;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(cost).replace('\u00a0', ' ');
}

/** The key facts of a booking besides its title, each a few words: when, where, the reference and the cost. */
export function bookingFacts(booking: ParsedBooking): string[] {
  const { title, location, endLocation, confirmationNumber } = booking;
  const place = endLocation === undefined ? location : `${location ?? '…'} → ${endLocation}`;
  const unsaid = place !== undefined && title.includes(place) ? undefined : place;
  return [when(booking), unsaid, confirmationNumber, formatCost(booking)].filter((fact) => fact !== undefined);
}

/** 'Apr 13 - Apr 22, 2027', 'Apr 13, 2027': the days that bookings take; undefined when none has a date. */
export function daysOf(bookings: readonly ParsedBooking[]): string | undefined {
  const dates = bookings.flatMap(({ startDate, endDate }) => [startDate, endDate]).filter((date) => date !== undefined);
  const [first, last] = [dates.toSorted()[0], dates.toSorted().at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return first === last ? formatDayWithYear(first) : formatRange(first, last);
}

function when({ startDate, startTime, endDate, endTime }: ParsedBooking): string | undefined {
  const start = moment(startDate, startTime);
  const end = moment(endDate === startDate ? undefined : endDate, endTime);
  if (start === undefined) return end;
  return end === undefined ? start : `${start} - ${end}`;
}

function moment(date: string | undefined, time: string | undefined): string | undefined {
  const parts = [date === undefined ? undefined : formatDayWithYear(date), time].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(', ');
}
