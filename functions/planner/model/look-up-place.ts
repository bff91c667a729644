import type { Position } from '#shared/activities/schema.ts';
import type { CatalogueDestination } from '#shared/planner/catalogue-schema.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { gazetteerTown } from '../catalogue/gazetteer.ts';

export interface LookedUp {
  /** Found in the catalogue, or a town of the gazetteer. */
  readonly verified: boolean;
  readonly coordinates: Position | null;
  readonly area: string | undefined;
}

/** Looks up a place that a model named: in the catalogue's destination, else among the towns of the world. */
export function lookUpPlace(name: string, destination: CatalogueDestination | undefined): LookedUp {
  const place = destination && catalogue().place(destination, name);
  if (place) return { verified: true, coordinates: positionOf(place.at), area: place.area };
  const words = ` ${plain(name)} `;
  // 'Dinner in Alfama' is in Alfama, but not what only sounds like a place there.
  const area = destination?.areas.find(
    (each) =>
      new RegExp(
        `^ (?:walk|stroll|wander|dinner|lunch|breakfast|evening|morning|free time|explore)[a-z ]* ${plain(each.name)} $`,
      ).test(words) || words === ` ${plain(each.name)} `,
  );
  if (area) return { verified: true, coordinates: positionOf(area.at), area: area.name };
  const other = catalogue().destination(name);
  if (other) return { verified: true, coordinates: positionOf(other.at), area: undefined };
  const town = gazetteerTown(name);
  return { verified: town !== undefined, coordinates: town?.coordinates ?? null, area: undefined };
}

/** Where a journey ends if both its ends are known places: 'Train from Rome to Florence'. */
export function endOfKnownRoute(name: string): Position | undefined {
  const [, from = '', to = ''] = /\bfrom (.+?) to ([^,(]+)/i.exec(name) ?? [];
  return townAt(from.trim()) && townAt(to.trim());
}

function townAt(name: string): Position | undefined {
  const destination = catalogue().destination(name);
  return destination ? positionOf(destination.at) : gazetteerTown(name)?.coordinates;
}

function positionOf([latitude, longitude]: readonly [number, number]): Position {
  return { latitude, longitude };
}

function plain(text: string): string {
  return foldInPlace(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
