import { kilometres } from '#shared/places/kilometres.ts';
import { bareDestination } from '../catalogue/bare-destination.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { REGIONS } from '../catalogue/regions.prepared.ts';
import { explicitDates } from './explicit-dates.ts';
import { findDates } from './find-dates.ts';
import { findLength } from './find-length.ts';
import type { PlaceMention, UnknownPlace } from './place-mention.ts';
import type { Surroundings, Wish } from './wish.ts';

/** A message, and the wish before it. */
interface Said {
  readonly before: Wish;
  readonly folded: string;
  readonly around: Surroundings;
}

/**
 * A region, or several towns, of which only the position is known: who says when and how long is set on going there, so their
 * nights and ways are planned, and the days left free. Else they are told what is near and known.
 */
export function bareStops(wanted: readonly PlaceMention[], { before, folded, around }: Said): CatalogueDestination[] {
  const days = findLength(folded) ?? before.days;
  const when = findDates(folded, folded, around.today) ?? before.month;
  const places = wanted.flatMap((each) => (each.kind === 'unknown' && each.position ? each : []));
  const towns = places.filter(({ name }) => !isRegion(name));
  const isKnown = places.length > 0 && (places.length > 1 || towns.length === 0);
  if ((days ?? explicitDates(folded, around.today)?.end) === undefined || when === undefined || !isKnown) return [];
  // 'Sicily, into Catania, out of Palermo' goes to those two, 'Tromsø and the Lofoten' to both.
  const isWithin = ({ name, position }: UnknownPlace) =>
    isRegion(name) && towns.some((town) => position && town.position && kilometres(position, town.position) < WITHIN);
  const stops = places.filter((each) => !isWithin(each));
  return [...new Set(stops.flatMap((each) => bareDestination(each) ?? []))];
}

/** Kilometres from the middle of a region to a town that is in it. */
const WITHIN = 150;

function isRegion(name: string): boolean {
  return REGIONS.some((region) => region.bases.length === 0 && region.name === name);
}
