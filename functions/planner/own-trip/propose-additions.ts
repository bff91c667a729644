import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { MAX_CHANGES, type ProposedChange } from '#shared/planner/schema.ts';
import { plannedEntry } from '../built-in/suggest-trip.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { type Slot, slotsOf } from '../itinerary/day-slots.ts';
import { type Entry, layOutDay } from '../itinerary/lay-out-day.ts';
import { knownCurrency } from '../money.ts';
import type { Wish } from '../understand/wish.ts';
import { busyParts } from './busy-parts.ts';
import type { TripDate } from './trip-dates.ts';

/** An activity is one write of a transaction of a hundred, and so is its day; some are left for the trip. */
const MOST_WRITES = 90;
const MOST_ADDED = Math.min(60, MAX_CHANGES);

interface Wanted {
  readonly part: TimeOfDay | undefined;
  /** Only a meal: 'a place for lunch'. */
  readonly isMeal: boolean;
}

/** Proposals for the free parts of these dates; bookings and everything else on them stay. */
export function proposeAdditions(
  dates: readonly TripDate[],
  all: readonly TripDate[],
  wanted: Wanted,
  wish: Wish,
): ProposedChange[] {
  const used = new Set(all.flatMap(placesOn));
  const changes: ProposedChange[] = [];
  for (const each of dates) {
    const { date, day, destination } = each;
    if (!destination) continue;
    const activities = day?.activities ?? [];
    const slots = freeSlots(each, all, wanted, wish);
    const near = activities.flatMap(({ coordinates }) =>
      coordinates ? [[coordinates.latitude, coordinates.longitude] as const] : [],
    );
    const entries = layOutDay({ destination, wish, slots, used, near, stale: new Set(), when: { date } });
    for (const entry of entries) {
      if (!hasRoomFor(changes, date)) return changes;
      used.add(entry.place.name);
      changes.push({
        ...{ kind: 'add', date, why: whyText(entry, activities.length === 0) },
        dayTitle: dayTitle(entries, destination.name),
        activity: plannedEntry(entry, destination.name, knownCurrency(wish.currency ?? wish.budget?.currency)),
      });
    }
  }
  return changes;
}

/** Whether one more on that date can still be saved at once. */
function hasRoomFor(changes: readonly ProposedChange[], date: string): boolean {
  const days = new Set([...changes.map((change) => change.kind === 'add' && change.date), date]).size;
  return changes.length < MOST_ADDED && changes.length + 1 + days <= MOST_WRITES;
}

/** What is wanted of a date, without the parts that are occupied. */
function freeSlots(of: TripDate, all: readonly TripDate[], wanted: Wanted, wish: Wish): Slot[] {
  const index = all.indexOf(of);
  const edge = { isFirst: index === 0, isLast: index === all.length - 1 };
  const busy = busyParts(of.day?.activities ?? [], edge);
  const shape = all.length === 1 ? 'single' : edge.isFirst ? 'arrival' : edge.isLast ? 'last' : 'full';
  return slotsFor(wanted, shape, wish).filter(({ time }) => !busy.has(time));
}

function slotsFor({ part, isMeal }: Wanted, shape: Parameters<typeof slotsOf>[0], wish: Wish): Slot[] {
  if (part === undefined) return isMeal ? [{ time: 'evening', role: 'meal' }] : slotsOf(shape, wish);
  if (isMeal) return [{ time: part, role: 'meal' }];
  if (part === 'evening')
    return [
      { time: 'evening', role: 'meal' },
      { time: 'evening', role: 'night' },
    ];
  return [{ time: part, role: 'sight' }];
}

/** What the catalogue knows of a date's activities, so that nothing is proposed twice. */
function placesOn({ day, destination }: TripDate): string[] {
  return (day?.activities ?? []).flatMap(({ title }) => {
    const place = destination && catalogue().place(destination, title);
    return place ? [place.name, title] : [title];
  });
}

function whyText({ place, time }: Entry, isEmpty: boolean): string {
  return isEmpty ? `Nothing is planned on that day yet. ${place.note}` : `The ${time} is still free. ${place.note}`;
}

function dayTitle(entries: readonly Entry[], city: string): string {
  const areas = [...new Set(entries.filter(({ place }) => place.kind !== 'meal').map(({ place }) => place.area))];
  return areas.slice(0, 2).join(' and ') || city;
}
