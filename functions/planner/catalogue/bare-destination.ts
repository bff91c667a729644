import type { UnknownPlace } from '../understand/place-mention.ts';
import { catalogue } from './catalogue.ts';
import type { CatalogueDestination, CataloguePlace } from './catalogue-schema.ts';

/** Nights in a town that nobody asked a length for. */
const USUAL_DAYS = 3;
/** Farther away than this, what a day costs says nothing. */
const FAR_KM = 6000;
/** Minutes that fit into a day of arrival. */
const LIGHT = 120;

const made = new Map<string, CatalogueDestination | undefined>();

/**
 * A town that is on the map and not in the catalogue as a stop of a route: its nights and the way there are planned, its
 * days are left free, and what a day costs is that of the nearest destination. Undefined where nobody knows where it is.
 */
export function bareDestination(place: UnknownPlace): CatalogueDestination | undefined {
  const known = made.has(place.name) ? made.get(place.name) : bareStop(place);
  made.set(place.name, known);
  return known;
}

/** What lies out of a destination, like a coast road, as a stop of its own: one sleeps there, and sees it. */
export function stopAtSight(said: string, place: CataloguePlace, country: string): CatalogueDestination | undefined {
  const known = made.get(said);
  if (known || made.has(said)) return known;
  const stop = bareStop({ kind: 'unknown', name: said, code: country, position: place.at });
  const minutes = Math.min(place.minutes, LIGHT);
  const sight: CataloguePlace = { ...place, kind: 'walk', area: said, minutes, when: ['morning', 'afternoon'] };
  const own = stop && { ...stop, places: [sight], description: place.note };
  made.set(said, own);
  return own;
}

function bareStop({ name, code, position }: UnknownPlace): CatalogueDestination | undefined {
  const [near] = position ? catalogue().nearest(position, 1, FAR_KM) : [];
  if (!position || !near || code === undefined) return undefined;
  const { region, currency, climate, best, perDay, perNight } = near;
  return {
    ...{ name, names: [name], country: code, at: position, region, currency, climate, best, perDay, perNight },
    ...{ coastal: false, interests: [], usualDays: USUAL_DAYS, areas: [], places: [] },
    description: `${name} is on the way; its days are left free.`,
  };
}

/** Whether a destination is only a town on the map. */
export function isBare({ places }: CatalogueDestination): boolean {
  return places.length === 0;
}
