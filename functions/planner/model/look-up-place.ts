import type { LatLon } from '#shared/places/kilometres.ts';
import type { Position } from '#shared/places/position.ts';
import { foldWords } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { townOrRegion } from '../catalogue/gazetteer.ts';

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
  const words = ` ${foldWords(name)} `;
  // 'Dinner in Alfama' is in Alfama, but not what only sounds like a place there.
  const area = destination?.areas.find(
    (each) =>
      new RegExp(
        `^ (?:walk|stroll|wander|dinner|lunch|breakfast|evening|morning|free time|explore)[a-z ]* ${foldWords(each.name)} $`,
      ).test(words) || words === ` ${foldWords(each.name)} `,
  );
  if (area) return { verified: true, coordinates: positionOf(area.at), area: area.name };
  const other = catalogue().destination(name);
  if (other) return { verified: true, coordinates: positionOf(other.at), area: undefined };
  const elsewhere = townOrRegion(name);
  return {
    verified: elsewhere !== undefined,
    coordinates: elsewhere ? positionOf(elsewhere.at) : null,
    area: undefined,
  };
}

/** Where a journey ends if both its ends are known places: 'Train from Rome to Florence'. */
export function endOfKnownRoute(name: string): Position | undefined {
  const [, from = '', to = ''] = /\bfrom (.+?) to ([^,(]+)/i.exec(name) ?? [];
  return townAt(from.trim()) && townAt(to.trim());
}

function townAt(name: string): Position | undefined {
  const place = catalogue().destination(name) ?? townOrRegion(name);
  return place && positionOf(place.at);
}

function positionOf([latitude, longitude]: LatLon): Position {
  return { latitude, longitude };
}
