import type * as z from 'zod';
import { type Created, ParsedBooking } from '#shared/mail/schema.ts';
import type { ItineraryRepository } from '../data/itinerary-repository.ts';
import { tripTitle } from './booking-activity.ts';
import { gazetteer } from './extract/places/airports.ts';
import { planItinerary } from './itinerary.ts';

interface Bookings {
  readonly ownerId: string;
  readonly bookings: readonly ParsedBooking[];
  /** The trip that was chosen; a new one when null. */
  readonly tripId: string | null;
  readonly tripTitle?: string | null;
  /** A new trip of bookings without any date is dated on this day. */
  readonly undatedOn: Date;
  readonly emailId?: string;
  readonly idempotencyKey?: string | undefined;
}

/** Turns bookings into days and activities of the chosen trip, or of a new one. */
export async function addBookings(
  itineraries: ItineraryRepository,
  { ownerId, tripId, undatedOn, emailId, ...given }: Bookings,
): Promise<z.output<typeof Created>> {
  const common = { ownerId, ...(emailId === undefined ? {} : { emailId }), idempotencyKey: given.idempotencyKey };
  const bookings = given.bookings.map(withoutBlanks);
  const known = await gazetteer();
  if (tripId === null) {
    const firstDate = bookings.flatMap(({ startDate }) => startDate ?? []).sort()[0];
    const itinerary = planItinerary(bookings, firstDate ?? undatedOn.toISOString().slice(0, 10), known, emailId);
    const title = given.tripTitle ?? tripTitle(bookings, known);
    return itineraries.add({ ...common, target: { fresh: { title } }, itinerary });
  }
  const existing = await itineraries.readOwn(tripId, ownerId);
  const firstDay = existing.days[0]?.day.date ?? existing.trip.startDate;
  const itinerary = planItinerary(bookings, firstDay, known, emailId);
  return itineraries.add({ ...common, target: { existing }, itinerary });
}

/** A form sends '' for a value that there is not. */
function withoutBlanks(booking: ParsedBooking): ParsedBooking {
  return ParsedBooking.parse(Object.fromEntries(Object.entries(booking).filter(([, value]) => value !== '')));
}
