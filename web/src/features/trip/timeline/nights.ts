import { daysBetween } from '#shared/calendar/calendar.ts';
import type { TripDay } from '#shared/days/schema.ts';

/** Where the night after a day is spent, and the number of that night within the stay. */
export interface Night {
  readonly name: string;
  readonly night: number;
  readonly nights: number;
}

type StayDay = Pick<TripDay, 'id' | 'date' | 'accommodation' | 'activities'>;

interface Stay {
  readonly name: string;
  /** The dates of arrival and departure. */
  readonly from: string;
  readonly nights: number;
}

/**
 * The night of each day that has one, by the day's id. A stay is an accommodation among the activities that ends on a
 * later date, or the same accommodation on consecutive days. `days` are in order.
 */
export function nightsByDay(days: readonly StayDay[]): ReadonlyMap<string, Night> {
  const booked = days.flatMap(bookedStays);
  const nights = new Map<string, Night>();
  for (const run of runsOfStay(days)) {
    for (const day of run) {
      const stay = booked.find((each) => covers(each, day)) ?? stayOfRun(run);
      if (stay)
        nights.set(day.id, { name: stay.name, night: daysBetween(stay.from, day.date) + 1, nights: stay.nights });
    }
  }
  return nights;
}

/** How many nights are between two dates; 0 when the second is not later. */
export function nightsBetween(from: string, until: string | null): number {
  return until === null ? 0 : Math.max(0, daysBetween(from, until));
}

function bookedStays(day: StayDay): Stay[] {
  return day.activities
    .filter(
      ({ category, cancelled, endDate }) =>
        category === 'accommodation' && !cancelled && nightsBetween(day.date, endDate) > 0,
    )
    .map(({ title, endDate }) => ({ name: title, from: day.date, nights: nightsBetween(day.date, endDate) }));
}

/**
 * Whether a booked stay is where this day's night is spent: within its dates, unless the day names another
 * accommodation.
 */
function covers(stay: Stay, day: StayDay): boolean {
  const night = daysBetween(stay.from, day.date);
  const house = houseOf(day);
  return night >= 0 && night < stay.nights && (house === '' || house === normal(stay.name));
}

/** Groups consecutive days with the same accommodation; a day without one is a group of its own. */
function runsOfStay(days: readonly StayDay[]): StayDay[][] {
  const runs: StayDay[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const continues =
      last && houseOf(last) !== '' && houseOf(last) === houseOf(day) && daysBetween(last.date, day.date) <= 1;
    if (run && continues) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

function stayOfRun(run: readonly StayDay[]): Stay | undefined {
  const [first] = run;
  const last = run.at(-1);
  if (!first?.accommodation || !last) return undefined;
  return { name: first.accommodation, from: first.date, nights: daysBetween(first.date, last.date) + 1 };
}

function houseOf(day: StayDay): string {
  return normal(day.accommodation ?? '');
}

function normal(name: string): string {
  return name.trim().toLowerCase();
}
