import { bareDestination } from '#functions/planner/catalogue/bare-destination.ts';
import { catalogue } from '#functions/planner/catalogue/catalogue.ts';
import type { CatalogueDestination, CataloguePlace } from '#functions/planner/catalogue/catalogue-schema.ts';
import { townNear } from '#functions/planner/catalogue/gazetteer.ts';
import { REGIONS } from '#functions/planner/catalogue/regions.prepared.ts';
import { kilometres } from '#shared/places/kilometres.ts';
import type { PlannedActivity, TripSuggestion } from '#shared/planner/schema.ts';

/** An activity of a suggestion and its place in the catalogue. */
export interface PlannedPlace {
  readonly day: number;
  readonly activity: PlannedActivity;
  /** Undefined for a transfer between two stops, and for unknown places. */
  readonly place: CataloguePlace | undefined;
  readonly destination: CatalogueDestination | undefined;
}

/** Every activity of a suggestion, looked up by its name and position in the whole catalogue. */
export function plannedPlaces(suggestion: TripSuggestion): PlannedPlace[] {
  // A day trip of one destination may be another's too: the trip's own come first.
  const all = catalogue().destinations;
  const isOwn = ({ name }: CatalogueDestination) => `${suggestion.destination} ${suggestion.title}`.includes(name);
  const own = [...all.filter(isOwn), ...all.filter((each) => !isOwn(each))];
  return suggestion.itinerary.flatMap(({ day, details = [] }) =>
    details.map((activity) => ({ day, activity, ...find(activity, own) })),
  );
}

function find(
  activity: PlannedActivity,
  destinations: readonly CatalogueDestination[],
): Pick<PlannedPlace, 'place' | 'destination'> {
  const { latitude, longitude } = activity.coordinates ?? { latitude: 0, longitude: 0 };
  for (const destination of destinations) {
    const place = destination.places.find(
      ({ name, at }) => name === activity.title && at[0] === latitude && at[1] === longitude,
    );
    if (place) return { place, destination };
    const area = destination.areas.find(({ at }) => at[0] === latitude && at[1] === longitude);
    if (area && [`Wander through ${area.name}`, `A meal in ${area.name}`].includes(activity.title)) {
      return { place: undefined, destination };
    }
    // A free day is at the destination itself.
    const isThere = destination.at[0] === latitude && destination.at[1] === longitude;
    if (isThere && activity.title.endsWith(` in ${destination.name}`)) return { place: undefined, destination };
  }
  return { place: undefined, destination: bareTown(activity) };
}

/** A free day in a town or a region that is only on the map. */
function bareTown({ title, coordinates }: PlannedActivity): CatalogueDestination | undefined {
  const name = / in (.+)$/.exec(title)?.[1] ?? '';
  const position = coordinates ? ([coordinates.latitude, coordinates.longitude] as const) : undefined;
  const region = position && REGIONS.find(({ name: each, at }) => each === name && at && kilometres(at, position) < 1);
  if (region) return bareDestination({ kind: 'unknown', name, code: region.country, position });
  const town = position && townNear(name, position);
  if (!town || kilometres(town.at, position) > 1) return undefined;
  return bareDestination({ kind: 'unknown', name: town.name, code: town.country, position: town.at });
}

/** The destinations of a suggestion in order, by the places of its activities. */
export function stopsOf(suggestion: TripSuggestion): string[] {
  return [...new Set(plannedPlaces(suggestion).flatMap(({ destination }) => destination?.name ?? []))];
}
