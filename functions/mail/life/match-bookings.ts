import type { ParsedBooking } from '#shared/mail/schema.ts';
import type { BookingRecord } from '../../data/booking-record.ts';
import { isCancellationRecord } from './fold-statements.ts';
import { isBare, sameBooking } from './same-booking.ts';

/**
 * Matches a mail's bookings with known ones. The bookings of one mail are distinct, so each known booking is matched
 * once, the most certain match first; a cancellation with only a number matches all bookings with that number.
 */
export function matchBookings(
  bookings: readonly ParsedBooking[],
  records: readonly BookingRecord[],
): ReadonlyMap<number, readonly BookingRecord[]> {
  const items = records.filter((record) => !isCancellationRecord(record));
  const matches = new Map<number, BookingRecord[]>();
  const pairs = bookings.flatMap((booking, index) =>
    items.flatMap((record) => {
      const score = likenessOf(booking, record);
      return score === undefined ? [] : { index, record, score, bare: isBare(booking) };
    }),
  );
  const taken = new Set<string>();
  for (const { index, record, bare } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (bare) matches.set(index, [...(matches.get(index) ?? []), record]);
    else if (!matches.has(index) && !taken.has(record.id)) {
      matches.set(index, [record]);
      taken.add(record.id);
    }
  }
  return matches;
}

function likenessOf(booking: ParsedBooking, record: BookingRecord): number | undefined {
  const scores = record.statements.flatMap((each) => sameBooking(booking, each.booking) ?? []);
  return scores.length === 0 ? undefined : Math.max(...scores);
}
