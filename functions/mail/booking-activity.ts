import { confirmationLine } from '#shared/activities/confirmation-line.ts';
import type { ActivityFields } from '#shared/activities/schema.ts';
import { isTimeZone } from '#shared/activities/time.ts';
import type { DayFields } from '#shared/days/schema.ts';
import { kindOfBooking } from '#shared/mail/booking-kind.ts';
import type { BookingType, ParsedBooking } from '#shared/mail/schema.ts';
import type { LocatedPlaces } from '../places/named-place.ts';
import { type KnownPlaces, placeName } from '../places/place-name.ts';
import { bookedDetails, bookedEnd, bookedStart } from './booked-place.ts';

/** A day with the bookings that start on it, and where its night is spent. */
export interface PlannedDay {
  readonly date: string;
  readonly bookings: readonly ParsedBooking[];
  readonly accommodation: string | null;
  readonly accommodationAddress: string | null;
}

const CATEGORIES: Readonly<Record<BookingType, string | null>> = {
  hotel: 'accommodation',
  flight: 'transport',
  transport: 'transport',
  restaurant: 'food',
  activity: 'sightseeing',
  other: null,
};

/** What a booking becomes in the timeline, besides the fields that the activity form has. */
type BookingActivity = ActivityFields & { readonly endDate: string | null; readonly endLocation: string | null };

const MAX_LINE = 200;
const MAX_NOTES = 5000;

export function bookingActivity(booking: ParsedBooking): BookingActivity {
  const { confirmationNumber, startDate, endDate } = booking;
  const notes = [
    booking.description,
    booking.notes,
    confirmationNumber ? confirmationLine(confirmationNumber) : undefined,
  ];
  return {
    title: cut(booking.title),
    time: booking.startTime ?? null,
    endTime: booking.endTime ?? null,
    endDate: endDate === undefined || endDate === startDate ? null : endDate,
    timeZone: booking.timeZone !== undefined && isTimeZone(booking.timeZone) ? booking.timeZone : null,
    cost: booking.cost === undefined ? null : Math.round(booking.cost * 100) / 100,
    currency: booking.cost === undefined ? null : (booking.currency ?? 'USD'),
    location: booking.location === undefined ? null : cut(booking.location),
    endLocation: booking.endLocation === undefined ? null : cut(booking.endLocation),
    category: CATEGORIES[booking.type],
    notes: notes.filter(Boolean).join('\n').slice(0, MAX_NOTES) || null,
    rating: null,
    timeOfDay: null,
    confirmationNumber: confirmationNumber || null,
  };
}

/** A booking as an item: what its mail says, and what follows from that. */
export function bookedActivity(booking: ParsedBooking, known: LocatedPlaces): ActivityFields {
  return {
    ...bookingActivity(booking),
    ...{ ...bookedStart(booking, known), ...bookedEnd(booking, known), ...bookedDetails(booking) },
    ...(booking.type === 'other' ? {} : { kind: kindOfBooking(booking) }),
    status: 'confirmed',
  };
}

/** The fields of a day that bookings set. */
export function bookingDay(day: PlannedDay, known: KnownPlaces): DayFields {
  const journey = day.bookings.find((booking) => booking.endLocation !== undefined);
  const place = placeOfDay(day, known);
  return {
    title: cut(titleOf(day, journey, place, known)),
    date: day.date,
    location: place === undefined ? null : cut(place),
    weather: null,
    accommodation: day.accommodation === null ? null : cut(day.accommodation),
    accommodationAddress: day.accommodationAddress,
    notes: null,
  };
}

/** Where the day ends: the stay's town, else the arrival of a journey, else the place of the first booking. */
function placeOfDay(day: PlannedDay, known: KnownPlaces): string | undefined {
  const stay = day.accommodationAddress ?? day.bookings.find((booking) => booking.type === 'hotel')?.location;
  const arrival = day.bookings.findLast((booking) => booking.endLocation !== undefined)?.endLocation;
  const place = stay ?? arrival ?? day.bookings.find((booking) => booking.location !== undefined)?.location;
  return place === undefined ? undefined : placeName(place, known);
}

function titleOf(
  day: PlannedDay,
  journey: ParsedBooking | undefined,
  place: string | undefined,
  known: KnownPlaces,
): string {
  if (journey?.location !== undefined && journey.endLocation !== undefined) {
    const end =
      day.bookings.findLast((booking) => booking.endLocation !== undefined)?.endLocation ?? journey.endLocation;
    return `${placeName(journey.location, known)} to ${placeName(end, known)}`;
  }
  return place ?? day.bookings[0]?.title ?? day.accommodation ?? 'Travel day';
}

/** 'Trip to {place}' from the first hotel, else from the first booking with a place, else the first one's title. */
export function tripTitle(bookings: readonly ParsedBooking[], known: KnownPlaces): string {
  const hotel = bookings.find((booking) => booking.type === 'hotel' && booking.location !== undefined);
  const placed = hotel ?? bookings.find((booking) => booking.location !== undefined);
  const place = placed && (arrivalOf(placed, bookings) ?? placed.location);
  return cut(place === undefined ? (bookings[0]?.title ?? 'New trip') : `Trip to ${placeName(place, known)}`);
}

/** Where the journey on a booking's day ends: after a change, its last leg's arrival. */
function arrivalOf(booking: ParsedBooking, bookings: readonly ParsedBooking[]): string | undefined {
  if (booking.endLocation === undefined) return undefined;
  const legs = bookings.filter((each) => each.endLocation !== undefined && each.startDate === booking.startDate);
  return legs.at(-1)?.endLocation;
}

function cut(text: string): string {
  return text.length <= MAX_LINE ? text : `${text.slice(0, MAX_LINE - 1)}…`;
}
