import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import type { DayShape } from './day-slots.ts';
import type { Entry, TripDayPlan } from './trip-day-plan.ts';

/** What a day's title is made of. */
export interface TitledDay {
  readonly entries: readonly Entry[];
  readonly destination: CatalogueDestination;
  readonly shape: DayShape;
}

/** The title of a day by what it holds, and by where it stands in the trip; none of those that are taken. */
export function dayTitle({ entries, destination: { name }, shape }: TitledDay, taken: ReadonlySet<string>): string {
  const trip = entries.find(({ place }) => place.kind === 'day-trip')?.place;
  if (trip) {
    const there = `Day trip to ${trip.area}`;
    return taken.has(there) ? `Day trip: ${trip.name}` : there;
  }
  if (shape === 'arrival') return `Arrive in ${name}`;
  if (shape === 'last') return `Last hours in ${name}`;
  const isOfTown = ({ place, isOwn, from }: Entry) =>
    place.kind !== 'meal' && place.kind !== 'night' && !(isOwn && from !== undefined);
  const sights = entries.filter(isOfTown);
  const areas = [...new Set(sights.map(({ place }) => place.area))].slice(0, 2);
  const title = areas.join(areas.some((area) => / and | & /.test(area)) ? ', ' : ' and ') || `A day in ${name}`;
  if (!taken.has(title)) return title;
  const first = sights[0]?.place.name ?? entries.find(({ isOwn }) => !isOwn)?.place.name;
  const other = first === undefined ? title : `${areas[0] ?? name}: ${first}`;
  if (!taken.has(other)) return other;
  const again = [`${title}, once more`, `${title}, slowly`, `${title}, off the map`, `A day to yourself in ${name}`];
  return again.find((each) => !taken.has(each)) ?? `${title} (${taken.size + 1})`;
}

/** The days after a change: those that hold something else, or stand elsewhere in the trip, get their title anew. */
export function withTitles(days: readonly TripDayPlan[], before: readonly TripDayPlan[]): TripDayPlan[] {
  const isSame = (day: TripDayPlan, index: number) =>
    before[index]?.entries.length === day.entries.length &&
    day.entries.every((entry, at) => entry.place === before[index]?.entries[at]?.place) &&
    (before.length === days.length || index < Math.min(before.length, days.length) - 1);
  const taken = new Set(days.filter(isSame).map(({ title }) => title));
  return days.map((day, index) => {
    if (isSame(day, index)) return day;
    const title = dayTitle({ ...day, shape: shapeAt(day, index, days.length) }, taken);
    taken.add(title);
    return { ...day, title };
  });
}

function shapeAt({ transfer }: TripDayPlan, index: number, length: number): DayShape {
  if (length === 1) return 'single';
  if (index === 0 || transfer) return 'arrival';
  return index === length - 1 && length > 2 ? 'last' : 'full';
}
