import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { isCommonName } from '../catalogue/sight-names.ts';
import { weightOf } from './find-interests.ts';

/** A part of a town, and the first sight that the catalogue has in it. */
interface NamedArea {
  readonly pattern: RegExp;
  readonly place: string;
}

const FEWEST_LETTERS = 5;
const known = new WeakMap<CatalogueDestination, readonly NamedArea[]>();

/** A sight in each part of a town that a folded message wants to see: 'the Marais', 'an evening in Trastevere'. */
export function sightsOfAreas(folded: string, destinations: readonly CatalogueDestination[]): string[] {
  return destinations.flatMap((destination) =>
    areasOf(destination).flatMap(({ pattern, place }) => {
      const match = pattern.exec(folded);
      const isWanted = match && weightOf(folded.slice(0, match.index), folded.slice(match.index)) > 0;
      return isWanted ? place : [];
    }),
  );
}

function areasOf(destination: CatalogueDestination): readonly NamedArea[] {
  const areas = known.get(destination) ?? destination.areas.flatMap((area) => namedArea(area.name, destination));
  known.set(destination, areas);
  return areas;
}

function namedArea(area: string, { names, places }: CatalogueDestination): NamedArea[] {
  const own = new Set(names.map(foldInPlace));
  const place = places.find((each) => each.area === area && each.kind !== 'meal' && each.kind !== 'day-trip');
  const parts = area.split(/\s*(?:&|,|\/|\band\b)\s*/).map(foldInPlace);
  return parts
    .filter((name) => name.length >= FEWEST_LETTERS && !own.has(name) && !isCommonName(name))
    .flatMap((name) => (place ? { pattern: patternOf(name), place: place.name } : []));
}

function patternOf(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u');
}
