import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { legBetween } from '../itinerary/route.ts';
import { findPlaces } from '../understand/find-places.ts';
import { askedDays } from './asked-days.ts';
import type { Draft, DraftDay } from './draft.ts';
import type { EditRequest, Resolved } from './edit-request.ts';
import { NIGHTS, newStop } from './new-stop.ts';
import { stopsIn, withStops } from './stops-of-plan.ts';

const SPENDS = /\b(?:do|spend|have|go|move|take|put)\b/;

/** 'What if we do Saturday to Sunday in Kuala Lumpur': the last days of the plan, for a place that is no stop of it. */
export function spendsLastDays(text: string, draft: Draft): readonly DraftDay[] | undefined {
  const folded = foldInPlace(text);
  if (draft.tripTitle !== undefined || !SPENDS.test(folded) || NIGHTS.test(folded)) return undefined;
  const { days } = askedDays(text, draft.days, draft.today);
  const isEnd =
    days.length > 1 && days.at(-1) === draft.days.at(-1) && days[0]?.index === draft.days.length - days.length;
  const places = findPlaces(text).filter(({ kind }) => kind !== 'country');
  const isTown = places.length === 1 && /\b(?:in|to|at)\s+$/.test(folded.slice(0, places[0]?.at));
  return isEnd && isTown && days.length < draft.days.length && newStop(text, draft) ? days : undefined;
}

type OnPlan = Pick<EditRequest, 'text' | 'draft' | 'wish'>;

/** The last days of a plan are in another place. */
export function atTheEnd(
  destination: CatalogueDestination,
  days: number,
  { text, draft, wish }: OnPlan,
): Resolved | undefined {
  const { all } = stopsIn({ text, draft });
  const last = all.at(-1);
  // The last stop has a day more than nights.
  if (!last || last.nights + 1 - days < 1) return undefined;
  const left = all.map((stop) => (stop === last ? { ...stop, nights: last.nights + 1 - days } : stop));
  const stops = [...left, { destination, nights: Math.max(1, days - 1) }];
  const way = legBetween(last.destination, destination);
  const by = way.by === 'transfer' ? 'by road or rail' : `by ${way.by}`;
  const hours = way.hours === undefined ? '' : `, about ${way.hours} ${way.hours === 1 ? 'hour' : 'hours'}`;
  return {
    edits: [],
    wish: withStops(stops, wish),
    done: `The last ${days} days are in ${destination.name} now; the way there from ${last.destination.name} is ${by}${hours}.`,
  };
}

/** A night out of the only stop, which the trip comes back to for its last one. */
export function nightOut(destination: CatalogueDestination, { text, draft, wish }: OnPlan): Resolved | undefined {
  const [only] = stopsIn({ text, draft }).all;
  if (!only || only.nights < 3) return undefined;
  const stops = [
    { ...only, nights: only.nights - 2 },
    { destination, nights: 1 },
  ];
  const back = { ...wish, backTo: only.destination.name, backNights: 1 };
  return {
    edits: [],
    wish: { ...withStops(stops, back), backTo: back.backTo, backNights: back.backNights },
    done: `One night is in ${destination.name} now, from day ${only.nights - 1} on, and the last one in ${only.destination.name} again: who puts you up out there I do not know, so look up camps, boats or tours with a bed, and book.`,
  };
}
