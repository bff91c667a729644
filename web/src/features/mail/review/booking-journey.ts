import { daysBetween } from '#shared/calendar/calendar.ts';
import { kindOfBooking } from '#shared/mail/booking-kind.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import { type Journey, meansOf, stopOf } from '../../../ui/boarding-strip/journey.ts';

/** A booking's journey; undefined when it does not end elsewhere. */
export function journeyOf(booking: ParsedBooking): Journey | undefined {
  const { location, endLocation, startTime, endTime, startDate, endDate } = booking;
  if (location === undefined || endLocation === undefined) return undefined;
  const [from, to] = [stopOf(location), stopOf(endLocation)];
  const days = startDate === undefined || endDate === undefined ? 0 : daysBetween(startDate, endDate);
  return {
    by: meansOf(kindOfBooking(booking)),
    from,
    to,
    departs: startTime ?? null,
    arrives: endTime ?? null,
    daysLater: Math.max(0, days),
  };
}
