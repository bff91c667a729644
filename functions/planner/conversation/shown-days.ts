import type { PlannedActivity, TripSuggestion } from '#shared/planner/schema.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { placeNamed } from '../itinerary/places-near.ts';
import { legBetween } from '../itinerary/route.ts';
import type { Entry, TripDayPlan } from '../itinerary/trip-day-plan.ts';

type ShownDay = TripSuggestion['itinerary'][number];

/**
 * The days of the suggestion that stands next to the chat, as a plan that edits can change: when the beginning of a long
 * chat is lost, what is shown is what the traveller means. Undefined when it is not the built-in planner's.
 */
export function shownDays(
  { itinerary }: TripSuggestion,
  destinations: readonly CatalogueDestination[],
): readonly TripDayPlan[] | undefined {
  const days: TripDayPlan[] = [];
  for (const day of itinerary) {
    const before = days.at(-1)?.destination;
    const destination = destinationOf(day, destinations) ?? before;
    if (!destination || !day.details || day.details.length !== day.activities.length) return undefined;
    const isWay = before !== undefined && before !== destination;
    const transfer = isWay
      ? { ...legBetween(before, destination), from: before.name, to: destination.name }
      : undefined;
    const things = day.details.filter(({ category }, index) => !(isWay && index === 0 && category === 'transport'));
    const entries = things.map((thing) => entryOf(thing, destination));
    days.push({ title: day.title, destination, entries, ...(transfer ? { transfer } : {}) });
  }
  return days;
}

/** Where most of a day's activities are. */
function destinationOf({ details = [] }: ShownDay, destinations: readonly CatalogueDestination[]) {
  const named = destinations.map((destination) => ({
    destination,
    count: details.filter(
      ({ location }) => location === destination.name || location?.endsWith(`, ${destination.name}`),
    ).length,
  }));
  return named.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)[0]?.destination;
}

function entryOf(shown: PlannedActivity, destination: CatalogueDestination): Entry {
  const place = placeNamed(destination, shown.title) ?? unknownPlace(shown, destination);
  return { place, time: shown.timeOfDay };
}

/** A free afternoon, or what the catalogue does not know. */
function unknownPlace(
  { title, timeOfDay, minutes, note, coordinates }: PlannedActivity,
  { name, at }: CatalogueDestination,
): CataloguePlace {
  return {
    ...{ name: title, kind: 'walk', area: name, minutes: minutes ?? 60, when: [timeOfDay], cost: 0 },
    ...{ interests: ['views'], category: 'sightseeing', note: note ?? '' },
    at: coordinates ? [coordinates.latitude, coordinates.longitude] : at,
  };
}
