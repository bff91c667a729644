import { isBooking } from '#shared/activities/is-booking.ts';
import type { TripDay } from '#shared/days/schema.ts';

/** Whether anything in a trip is booked. */
export function hasBookings(days: readonly TripDay[]): boolean {
  return days.some(({ activities }) => activities.some(isBooking));
}
