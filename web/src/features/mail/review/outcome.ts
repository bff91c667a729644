import type { ParsedBooking } from '#shared/mail/schema.ts';
import { count } from '#shared/trips/dates.ts';
import { daysOf } from '../booking-line.ts';

interface Destination {
  /** The title of the existing trip; undefined when a new one is created. */
  readonly existing: string | undefined;
  /** The title typed in for a new trip; may be empty. */
  readonly newTitle: string;
  /** How many of the bookings are in trips already, or are cancellations. */
  readonly known?: number;
}

const KNOWN = 'Brings what is in your trips up to date.';

/** What the button will do, as sentences: 'Adds 2 bookings to "Japan", Apr 3 - Apr 9, 2027.' */
export function outcomeOf(
  bookings: readonly ParsedBooking[],
  { existing, newTitle, known = 0 }: Destination,
): string[] {
  if (bookings.length === 0) return known > 0 ? [KNOWN] : ['Tick at least one booking to go on.'];
  const what = count(bookings.length, 'booking');
  const days = daysOf(bookings);
  const dates = days === undefined ? '' : `, ${days}`;
  const title = newTitle.trim();
  const act =
    existing === undefined
      ? `Makes ${title === '' ? 'a new trip' : `the trip “${title}”`} out of ${what}${dates}.`
      : `Adds ${what} to “${existing}”${dates}.`;
  const undated = bookings.filter(({ startDate }) => startDate === undefined).length;
  const rest = undated === 1 ? 'One has no date and goes' : `${undated} have no date and go`;
  const first = undated === 0 ? [act] : [act, `${rest} to the trip’s first day.`];
  return known > 0 ? [...first, KNOWN] : first;
}
