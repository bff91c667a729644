import { isBooking } from '#shared/activities/is-booking.ts';
import type { TripDay } from '#shared/days/schema.ts';

/**
 * Whether anything in a trip may be booked, so that its owner sees what strangers would see before they do. Days that
 * could not be loaded may have bookings.
 */
export function mayHaveBookings(days: readonly TripDay[] | undefined): boolean {
  return days?.some(({ activities }) => activities.some(isBooking)) ?? true;
}
