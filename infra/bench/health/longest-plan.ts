import { addDays } from '#shared/calendar/calendar.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { type SampleItem, sampleDay } from '#shared/health/sample-plan.ts';

const DAYS = 366;
const START = '2028-01-01';
const TOWNS = [
  { coordinates: { latitude: 37.98, longitude: 23.73 }, timeZone: 'Europe/Athens' },
  { coordinates: { latitude: 35.68, longitude: 139.77 }, timeZone: 'Asia/Tokyo' },
  { coordinates: { latitude: -33.87, longitude: 151.21 }, timeZone: 'Australia/Sydney' },
] as const;
const two = (number: number) => String(number).padStart(2, '0');

/** The longest plan there can be: a day each of a leap year, ten items on each, with all that the rules look at. */
export function longestPlan(): {
  readonly trip: { readonly startDate: string; readonly endDate: string };
  readonly days: readonly TripDay[];
} {
  const days = Array.from({ length: DAYS }, (_, n) => {
    const date = addDays(START, n);
    return sampleDay(date, itemsOf(n, date));
  });
  return { trip: { startDate: START, endDate: addDays(START, DAYS - 1) }, days };
}

/** A week in each town: a stay and a flight on its first day, and sights, of which two on each day overlap. */
function itemsOf(day: number, date: string): SampleItem[] {
  const week = Math.floor(day / 7);
  const town = TOWNS[week % TOWNS.length] ?? TOWNS[0];
  const next = TOWNS[(week + 1) % TOWNS.length] ?? TOWNS[0];
  const tail = (n: number) => `i${day}x${n}`;
  const isLast = day % 7 === 6;
  const way: SampleItem = {
    ...{ tail: tail(9), kind: 'flight', time: '20:00', endTime: '06:00', ...town, confirmationNumber: `F${week}` },
    ...{ endLocation: 'There', endCoordinates: next.coordinates, endTimeZone: next.timeZone },
  };
  const stay: SampleItem = { tail: tail(0), kind: 'stay', time: '15:00', endTime: '11:00', endDate: addDays(date, 6) };
  const sights = Array.from({ length: 10 }, (_, n) => ({
    ...{
      tail: tail(n),
      kind: 'sight',
      ...town,
      time: `${two(8 + n)}:00`,
      endTime: `${two(8 + n)}:${n === 3 ? 59 : 40}`,
    },
    ...(n === 4 ? { time: '11:50' } : {}),
  })) satisfies SampleItem[];
  if (day % 7 === 0) sights.splice(0, 1, { ...sights[0], ...stay, ...town } as (typeof sights)[number]);
  return isLast ? [...sights.slice(0, 9), way] : sights;
}
