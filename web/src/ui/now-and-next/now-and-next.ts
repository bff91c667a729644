import { kindOf } from '#shared/activities/kinds.ts';
import type { Activity } from '#shared/activities/schema.ts';
import { spanOf } from '#shared/activities/span.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { readClock } from '#shared/time/zoned-clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** An activity with the instants between which it is, in milliseconds since 1970. */
export interface TimedItem {
  readonly activity: Activity;
  /** Its day's id and date, 'YYYY-MM-DD'. */
  readonly dayId: string;
  readonly date: string;
  readonly start: number;
  readonly end: number | null;
}

interface NowAndNext {
  readonly on: readonly TimedItem[];
  readonly next: TimedItem | undefined;
}

/**
 * What is on and what is next, from 24 hours before a trip until its last day is over. A time without a zone is read on
 * the traveller's own clock (`zone`), which is where the trip is while it runs. A stay is a check-in.
 */
export function nowAndNext(
  trip: { readonly startDate: string; readonly endDate: string },
  days: readonly TripDay[],
  now: number,
  zone: string,
): NowAndNext | undefined {
  const items = timedItems(days, zone);
  const midnight = (date: string) => readClock({ date: date.slice(0, 10), time: '00:00', timeZone: zone }).instant;
  const begins = Math.min(midnight(trip.startDate), ...items.slice(0, 1).map(({ start }) => start));
  if (now < begins - DAY || now >= midnight(trip.endDate) + DAY) return undefined;
  return {
    on: items.filter(({ start, end }) => start <= now && end !== null && now < end),
    next: items.find(({ start }) => start > now),
  };
}

function timedItems(days: readonly TripDay[], zone: string): TimedItem[] {
  const items = days.flatMap(({ id, date, activities }) =>
    activities
      .filter(({ cancelled, status }) => !cancelled && status !== 'idea')
      .flatMap((activity) => {
        const on = date.slice(0, 10);
        const span = spanOf({ ...activity, timeZone: activity.timeZone ?? zone }, on);
        const end = kindOf(activity) === 'stay' ? null : (span?.end ?? null);
        return span ? { activity, dayId: id, date: on, start: span.start, end } : [];
      }),
  );
  return items.toSorted((a, b) => a.start - b.start);
}

/** How long something takes to come: 'in 1 h 20 min', 'in 5 min', 'now'. */
export function inWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (minutes <= 0) return 'now';
  if (hours >= 48) return `in ${Math.floor(hours / 24)} days`;
  const words = [...(hours > 0 ? [`${hours} h`] : []), ...(minutes % 60 > 0 ? [`${minutes % 60} min`] : [])];
  return `in ${words.join(' ')}`;
}

/** The way to where an activity begins, in the map app of the device; undefined where nobody knows where that is. */
export function directionsTo({ coordinates, location }: Activity, device: string): string | undefined {
  const place = coordinates ? `${coordinates.latitude},${coordinates.longitude}` : location;
  if (place === null) return undefined;
  const to = encodeURIComponent(place);
  if (/Android/.test(device)) return coordinates ? `geo:${place}?q=${to}` : `geo:0,0?q=${to}`;
  if (/iPhone|iPad|Macintosh/.test(device)) return `https://maps.apple.com/?daddr=${to}`;
  return coordinates
    ? `https://www.openstreetmap.org/directions?to=${to}`
    : `https://www.openstreetmap.org/search?query=${to}`;
}
