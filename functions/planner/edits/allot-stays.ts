import { foldInPlace } from '#shared/text/fold.ts';
import type { Stop } from '../itinerary/route.ts';
import { findPlaces } from '../understand/find-places.ts';
import { findStays } from '../understand/find-stays.ts';
import type { Draft } from './draft.ts';
import { stopsIn } from './stops-of-plan.ts';

/** A text that goes elsewhere too, or says by how much a stay changes and not how long it is. */
const MORE = /\b(?:instead of|rather than|swap|replace|more|less|fewer|longer|shorter|extra|another)\b/;

/**
 * The stops of a plan with the days or nights that a text gives to all of those that it names: '2 days Lisbon, 4 Porto'.
 * Days of the last stop are one more than its nights. Undefined where it leaves out how long one of them is.
 */
export function allotted(text: string, draft: Draft): Stop[] | undefined {
  const folded = foldInPlace(text);
  if (draft.tripTitle !== undefined || MORE.test(folded)) return undefined;
  const { all, named } = stopsIn({ text, draft });
  const said = named.length > 1 ? findStays(folded, findPlaces(text)) : undefined;
  const names = new Set(all.map(({ destination }) => destination.name));
  if (said?.days === undefined || !Object.keys(said.nights).every((name) => names.has(name))) return undefined;
  const numbers = Object.values(said.nights);
  const isInDays = numbers.reduce((sum, number) => sum + number, 0) === said.days;
  const stops = all.map((stop) => ({ ...stop, nights: said.nights[stop.destination.name] ?? stop.nights }));
  const last = stops.at(-1);
  const isLastSaid = last !== undefined && said.nights[last.destination.name] !== undefined;
  const given =
    isInDays && isLastSaid ? stops.map((stop) => (stop === last ? { ...stop, nights: stop.nights - 1 } : stop)) : stops;
  return given.every(({ nights }) => nights >= 0) ? given : undefined;
}

/** Stops in another order, each for as many days as before: the last one's are one more than its nights. */
export function withSameDays(before: readonly Stop[], after: readonly Stop[]): Stop[] {
  const wasLast = before.at(-1)?.destination;
  return after.map((stop, index) => {
    const days = stop.nights + (stop.destination === wasLast ? 1 : 0);
    return { ...stop, nights: Math.max(1, index === after.length - 1 ? days - 1 : days) };
  });
}
