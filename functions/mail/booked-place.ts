import { isJourney } from '#shared/activities/kinds.ts';
import type { ActivityFields } from '#shared/activities/schema.ts';
import { isTimeZone } from '#shared/activities/time.ts';
import { kindOfBooking } from '#shared/mail/booking-kind.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import { type LocatedPlaces, namedPlace } from '../places/named-place.ts';

type Start = Pick<ActivityFields, 'timeZone' | 'coordinates' | 'country'>;
type End = Pick<ActivityFields, 'endTimeZone' | 'endCoordinates'>;

/** Where a booking begins: its zone as the mail says, or else that of its place. */
export function bookedStart({ location, startTime, timeZone }: ParsedBooking, known: LocatedPlaces): Start {
  const place = location === undefined ? undefined : namedPlace(location, known);
  const said = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
  const zone = said ?? place?.zone ?? null;
  return {
    timeZone: startTime === undefined ? null : zone,
    coordinates: place?.position ?? null,
    ...(place && { country: place.country }),
  };
}

/** Where a journey ends. */
export function bookedEnd(booking: ParsedBooking, known: LocatedPlaces): End {
  const { endLocation, endTime } = booking;
  const place = endLocation === undefined ? undefined : namedPlace(endLocation, known);
  if (!place || !isJourney(kindOfBooking(booking))) return {};
  return {
    ...(endTime === undefined ? {} : { endTimeZone: place.zone }),
    ...(place.position && { endCoordinates: place.position }),
  };
}

/** A flight's number, as its title says it: 'LX 160'. */
export function bookedDetails(booking: ParsedBooking): Pick<ActivityFields, 'details'> {
  const number = kindOfBooking(booking) === 'flight' ? FLIGHT_NUMBER.exec(booking.title) : null;
  return number ? { details: { number: `${number[1]} ${number[2]}` } } : {};
}

/** An airline designator and a number (IATA Resolution 762): two letters, or a letter and a digit. */
const FLIGHT_NUMBER = /\b([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?(\d{1,4})\b/;
