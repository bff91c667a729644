import { daysBetween } from '#shared/calendar/calendar.ts';
import { namesAny, spacedWords } from '#shared/discover/words.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import type { Trip } from '#shared/trips/schema.ts';

/** How many days a booking may be outside of a trip to fit it: anywhere, and in the same place. */
const NEAR_DAYS = 1;
const SAME_PLACE_DAYS = 7;

/** Days and places of a journey, from bookings or a trip. */
export interface Stretch {
  /** 'YYYY-MM-DD'; undefined when no booking has a date. */
  readonly days: { readonly first: string; readonly last: string } | undefined;
  /** Names of places, as written. */
  readonly places: readonly string[];
}

type Fit = 'dates' | 'next-day' | 'place';

export interface FittingTrip {
  readonly tripId: string;
  /** Why it is this one, as a sentence. */
  readonly why: string;
}

/** When and where bookings are. Cancelled ones do not count. */
export function stretchOf(bookings: readonly ParsedBooking[]): Stretch {
  const going = bookings.filter(({ event }) => event !== 'cancellation');
  const dates = going.flatMap(({ startDate, endDate }) => [startDate, endDate]).filter((date) => date !== undefined);
  const [first, last] = [dates.toSorted()[0], dates.toSorted().at(-1)];
  return {
    days: first === undefined || last === undefined ? undefined : { first, last },
    places: going.flatMap(({ location, endLocation }) => [location, endLocation].flatMap(placesIn)),
  };
}

/** Whether two ranges belong to one journey, and why. */
export function fitOf(one: Stretch, other: Stretch): Fit | undefined {
  const samePlace = one.places.some((place) => other.places.some((name) => namesAny(spacedWords(name), [place])));
  if (!one.days || !other.days) return samePlace ? 'place' : undefined;
  const apart = Math.max(daysBetween(one.days.last, other.days.first), daysBetween(other.days.last, one.days.first));
  if (apart <= 0) return 'dates';
  if (apart <= NEAR_DAYS) return 'next-day';
  return samePlace && apart <= SAME_PLACE_DAYS ? 'place' : undefined;
}

const BETTER: readonly Fit[] = ['dates', 'next-day', 'place'];
const WHY: Readonly<Record<Fit, string>> = {
  dates: 'The dates fall into this trip.',
  'next-day': 'The dates are next to this trip’s.',
  place: 'In the same place as this trip.',
};

/** The trip that fits bookings: one whose dates include them, else one a day away, else one in the same place. */
export function fittingTrip(stretch: Stretch, trips: readonly Trip[]): FittingTrip | undefined {
  const fits = trips.flatMap((trip) => {
    const tripStretch = {
      days: { first: trip.startDate.slice(0, 10), last: trip.endDate.slice(0, 10) },
      places: [trip.title, trip.location ?? ''],
    };
    const fit = fitOf(stretch, tripStretch);
    const samePlace = fitOf({ ...stretch, days: undefined }, tripStretch) !== undefined;
    return fit === undefined ? [] : [{ tripId: trip.id, fit, samePlace }];
  });
  const rank = ({ fit, samePlace }: (typeof fits)[number]) => BETTER.indexOf(fit) * 2 + (samePlace ? 0 : 1);
  const best = fits.toSorted((one, other) => rank(one) - rank(other))[0];
  return best && { tripId: best.tripId, why: WHY[best.fit] };
}

/** 'Lisbon' and 'Portugal' in 'Rua do Alecrim 62, 1200-018 Lisbon, Portugal' or 'Lisbon (LIS)'. */
function placesIn(address: string | undefined): string[] {
  const parts = (address ?? '').replace(/\([^)]*\)/g, '').split(',');
  const names = parts.map((part) => part.replace(/\S*\d\S*/g, '').trim());
  return names.filter((name) => name.length > 2);
}
