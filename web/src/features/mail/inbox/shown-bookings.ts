import type { ParsedBooking } from '#shared/mail/schema.ts';

const MOST_BADGES = 3;

/** The bookings that a mail in the inbox shows as badges, and how many more it has. */
export function shownBookings(bookings: readonly ParsedBooking[]): {
  readonly shown: readonly ParsedBooking[];
  readonly more: number;
} {
  const shown = bookings.slice(0, MOST_BADGES);
  return { shown, more: bookings.length - shown.length };
}
