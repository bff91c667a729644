import { addDays, daysBetween } from '#shared/calendar/calendar.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import type { NewActivity } from '../data/activity-repository.ts';
import type { LocatedPlaces } from '../places/named-place.ts';
import type { Itinerary } from '../trips/itinerary/itinerary.ts';
import { bookedActivity, bookingDay, type PlannedDay } from './booking-activity.ts';

const DATE_NOT_FOUND = 'Date not found in the email';
/** A longer stay marks only its first nights: no mail is trusted to create a thousand days. */
const MAX_NIGHTS = 366;

/** What an item stores of its booking. */
type ItemLife = Partial<Pick<NewActivity, 'bookingId' | 'emailIds' | 'cancelled'>>;

/**
 * Lays bookings out on days: each on the day it starts, a hotel on each of its nights as well, unless it is cancelled.
 * A booking without a date goes to `firstDay` and says so in its notes. `lives` are those of the bookings, in order.
 */
export function planItinerary(
  bookings: readonly ParsedBooking[],
  firstDay: string,
  known: LocatedPlaces,
  lives: readonly ItemLife[] = [],
): Itinerary {
  const dated = bookings.map((booking) => (booking.startDate === undefined ? undated(booking) : { ...booking }));
  const lifeOf = new Map(dated.map((booking, index) => [booking, lives[index] ?? {}]));
  const stands = (booking: ParsedBooking) => lifeOf.get(booking)?.cancelled !== true;
  const days = new Map<string, PlannedDay>();
  const dayOf = (date: string): PlannedDay =>
    days.get(date) ?? { date, bookings: [], accommodation: null, accommodationAddress: null };
  for (const booking of dated) {
    const date = booking.startDate ?? firstDay;
    days.set(date, { ...dayOf(date), bookings: [...dayOf(date).bookings, booking] });
  }
  for (const hotel of dated.filter((booking) => booking.type === 'hotel' && stands(booking))) {
    for (const date of nightsOf(hotel)) {
      const day = dayOf(date);
      if (day.accommodation !== null) continue;
      days.set(date, { ...day, accommodation: hotel.title, accommodationAddress: addressOf(hotel) });
    }
  }
  const dates = dated.flatMap(({ startDate = firstDay, endDate = startDate }) => [startDate, endDate]).sort();
  return {
    startDate: dates[0] ?? firstDay,
    endDate: dates.at(-1) ?? firstDay,
    days: [...days.values()]
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      .map((day) => ({
        fields: bookingDay(day, known),
        activities: day.bookings.map((booking) => ({ ...bookedActivity(booking, known), ...lifeOf.get(booking) })),
      })),
  };
}

/** A hotel's location without a leading name, which is shown next to it. */
function addressOf({ title, location }: ParsedBooking): string | null {
  if (location === undefined || location === title) return null;
  return location.startsWith(`${title}, `) ? location.slice(title.length + 2) : location;
}

/** The dates of a stay's nights; only the day of arrival when the departure is unknown. */
function nightsOf({ startDate, endDate }: ParsedBooking): string[] {
  if (startDate === undefined) return [];
  const nights = endDate === undefined ? 1 : daysBetween(startDate, endDate);
  const count = Math.min(Math.max(1, nights), MAX_NIGHTS);
  return Array.from({ length: count }, (_, night) => addDays(startDate, night));
}

function undated(booking: ParsedBooking): ParsedBooking {
  const notes = [booking.notes, DATE_NOT_FOUND].filter(Boolean).join('\n');
  return { ...booking, notes };
}
