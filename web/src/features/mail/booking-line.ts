import type { ParsedBooking } from '#shared/mail/schema.ts';
import { formatDayWithYear } from '#shared/trips/dates.ts';

/** The currency of a cost for which the mail names none. */
export const DEFAULT_CURRENCY = 'USD';

/**
 * 'USD 289.40': the currency as its ISO 4217 code, since a sign such as $ stands for several and the mail is being
 * checked here. Undefined when the booking has no cost.
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

/** What matters of a booking, each a few words: when, where, the reference and the cost. */
export function bookingFacts(booking: ParsedBooking): string[] {
  const { location, endLocation, confirmationNumber } = booking;
  const place = endLocation === undefined ? location : `${location ?? '…'} → ${endLocation}`;
  return [when(booking), place, confirmationNumber, formatCost(booking)].filter((fact) => fact !== undefined);
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
