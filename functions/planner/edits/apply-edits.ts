import { catalogue } from '../catalogue/catalogue.ts';
import { withTitles } from '../itinerary/day-title.ts';
import { freeTime } from '../itinerary/free-time.ts';
import { inOrder } from '../itinerary/lay-out-day.ts';
import { placeNamed } from '../itinerary/places-near.ts';
import { legBetween } from '../itinerary/route.ts';
import type { Entry, TripDayPlan } from '../itinerary/trip-day-plan.ts';
import type { Edit } from './edit.ts';

/** A plan's days after a traveller's edits, in the order in which they were asked for. */
export function applyEdits(days: readonly TripDayPlan[], edits: readonly Edit[]): TripDayPlan[] {
  return withoutEmptyDays(withTitles(edits.reduce<readonly TripDayPlan[]>(applied, days), days));
}

function applied(days: readonly TripDayPlan[], edit: Edit): readonly TripDayPlan[] {
  switch (edit.kind) {
    case 'remove':
      return without(days, edit.key);
    case 'move': {
      const entry = days.flatMap(({ entries }) => entries).find(({ place }) => place.name === edit.key);
      const moved = entry && { ...entry, time: edit.time ?? entry.time };
      return moved ? withEntry(without(days, edit.key), edit.to, moved, edit.isFirst) : days;
    }
    case 'add': {
      const destination = catalogue().destination(edit.destination);
      const place = destination && placeNamed(destination, edit.place);
      const added = place && { place, time: edit.time };
      return added ? withEntry(without(days, place.name), edit.day, added, edit.isFirst) : days;
    }
    case 'insert': {
      const destination = catalogue().destination(edit.destination);
      return destination ? days.toSpliced(edit.day, 0, { title: '', destination, entries: [] }) : days;
    }
    case 'drop':
      return withoutDay(days, edit.day);
    case 'mark':
      return days.map((day) => ({
        ...day,
        entries: day.entries.map((entry) => (entry.place.name === edit.key ? { ...entry, who: edit.who } : entry)),
      }));
    default:
      return days.map((day, index) =>
        index === edit.day
          ? { ...day, entries: day.entries.filter(({ time }) => edit.time !== undefined && time !== edit.time) }
          : day,
      );
  }
}

/** Where the trip is shorter by a day, the way to the next stop begins at the one before. */
function withoutDay(days: readonly TripDayPlan[], on: number): TripDayPlan[] {
  const [gone, next] = [days[on], days[on + 1]];
  const rest = days.filter((_, index) => index !== on);
  const before = days[on - 1]?.destination;
  if (!gone || !next) return rest;
  const { transfer: _, ...stay } = next;
  const isWay = before !== undefined && before !== next.destination;
  const transfer = isWay
    ? { transfer: { ...legBetween(before, next.destination), from: before.name, to: next.destination.name } }
    : {};
  return rest.map((day) => (day === next ? { ...stay, ...transfer } : day));
}

function without(days: readonly TripDayPlan[], name: string): TripDayPlan[] {
  return days.map((day) => ({ ...day, entries: day.entries.filter(({ place }) => place.name !== name) }));
}

function withEntry(days: readonly TripDayPlan[], on: number, entry: Entry, isFirst = false): TripDayPlan[] {
  return days.map((day, index) => {
    const all = isFirst ? [entry, ...day.entries] : [...day.entries, entry];
    return index === on ? { ...day, entries: inOrder(all) } : day;
  });
}

/** A day that has nothing left is the traveller's own. */
export function withoutEmptyDays(days: readonly TripDayPlan[]): TripDayPlan[] {
  const used = new Set(days.flatMap(({ entries }) => entries.map(({ place }) => place.name)));
  return days.map((day, index) => {
    if (day.entries.length > 0 || day.transfer) return day;
    const place = freeTime(day.destination, used);
    used.add(place.name);
    const title = `Day ${index + 1}, free in ${day.destination.name}`;
    return { ...day, title, entries: [{ place, time: 'morning' as const }] };
  });
}
