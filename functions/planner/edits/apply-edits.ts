import { catalogue } from '../catalogue/catalogue.ts';
import { freeTime } from '../itinerary/free-time.ts';
import { inOrder } from '../itinerary/lay-out-day.ts';
import { placesOf } from '../itinerary/places-near.ts';
import type { Entry, TripDayPlan } from '../itinerary/trip-day-plan.ts';
import type { Edit } from './edit.ts';

/** A plan's days after a traveller's edits, in the order in which they were asked for. */
export function applyEdits(days: readonly TripDayPlan[], edits: readonly Edit[]): TripDayPlan[] {
  return withoutEmptyDays(edits.reduce<readonly TripDayPlan[]>(applied, days)).map(withTitle);
}

function applied(days: readonly TripDayPlan[], edit: Edit): readonly TripDayPlan[] {
  switch (edit.kind) {
    case 'remove':
      return without(days, edit.key);
    case 'move': {
      const entry = days.flatMap(({ entries }) => entries).find(({ place }) => place.name === edit.key);
      return entry ? withEntry(without(days, edit.key), edit.to, { ...entry, time: edit.time ?? entry.time }) : days;
    }
    case 'add': {
      const destination = catalogue().destination(edit.destination);
      const place = destination && placesOf(destination).find(({ name }) => name === edit.place);
      return place ? withEntry(without(days, place.name), edit.day, { place, time: edit.time }) : days;
    }
    default:
      return days.map((day, index) =>
        index === edit.day
          ? { ...day, entries: day.entries.filter(({ time }) => edit.time !== undefined && time !== edit.time) }
          : day,
      );
  }
}

function without(days: readonly TripDayPlan[], name: string): TripDayPlan[] {
  return days.map((day) => ({ ...day, entries: day.entries.filter(({ place }) => place.name !== name) }));
}

function withEntry(days: readonly TripDayPlan[], on: number, entry: Entry): TripDayPlan[] {
  return days.map((day, index) => (index === on ? { ...day, entries: inOrder([...day.entries, entry]) } : day));
}

/** A day that lost its day trip is called by where it is spent. */
function withTitle(day: TripDayPlan): TripDayPlan {
  if (!day.title.startsWith('Day trip to ') || day.entries.some(({ place }) => place.kind === 'day-trip')) return day;
  const areas = [...new Set(day.entries.map(({ place }) => place.area))];
  return { ...day, title: areas.slice(0, 2).join(' and ') || `A day in ${day.destination.name}` };
}

/** A day that has nothing left is the traveller's own. */
function withoutEmptyDays(days: readonly TripDayPlan[]): TripDayPlan[] {
  const used = new Set(days.flatMap(({ entries }) => entries.map(({ place }) => place.name)));
  return days.map((day, index) => {
    if (day.entries.length > 0 || day.transfer) return day;
    const place = freeTime(day.destination, used);
    used.add(place.name);
    const title = `Day ${index + 1}, free in ${day.destination.name}`;
    return { ...day, title, entries: [{ place, time: 'morning' as const }] };
  });
}
