import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { dayOutTo } from '../understand/day-out.ts';
import { findPlaces } from '../understand/find-places.ts';
import { namedSights } from '../understand/find-sights.ts';
import { placeName } from '../understand/place-mention.ts';
import { type Draft, destinationsOf } from './draft.ts';
import type { Resolve } from './edit-request.ts';
import { takenOff } from './said-of-things.ts';
import { saidStops, stopsIn, withStops } from './stops-of-plan.ts';
import words from './visit-by-day.json' with { type: 'json' };

const DAY_OUT = new RegExp(`\\b(?:${words.dayOut})\\b`);
const OTHER = new RegExp(`\\b(?:${words.otherThanAdding})\\b`);

/** Whether a text puts a trip out and back on a plan, to what is no stop of it: 'Nara as a day trip from Kyoto'. */
export function wantsDayOut(text: string, draft: Draft): boolean {
  const folded = foldInPlace(text);
  if (draft.tripTitle !== undefined || OTHER.test(folded)) return false;
  const isOut = DAY_OUT.test(folded) || (tripsNamed(text, draft) && saysFromStop(text, draft));
  if (!isOut) return false;
  if (takenOff(text, draft).size > 0) return false;
  return tripsNamed(text, draft) || townNamed(text, draft) !== undefined;
}

function tripsNamed(text: string, draft: Draft): boolean {
  const stops = destinationsOf(draft);
  return namedSights(foldInPlace(text), stops).some(
    ({ place }) => place.kind === 'day-trip' && !goesToStop(place, stops),
  );
}

/** A trip to where the plan stops anyway is no trip: 'Osaka', of a plan of Kyoto and Osaka. */
export function goesToStop({ kind, name, area }: CataloguePlace, stops: readonly CatalogueDestination[]): boolean {
  return kind === 'day-trip' && stops.length > 1 && stops.some((stop) => stop.name === name || stop.name === area);
}

/** 'Nara, from Kyoto' */
function saysFromStop(text: string, draft: Draft): boolean {
  const folded = foldInPlace(text);
  return saidStops({ text, draft }).said.some(({ at }) => /\b(?:from|out of)\s+$/.test(folded.slice(0, at)));
}

function townNamed(text: string, draft: Draft): string | undefined {
  const stops = new Set(destinationsOf(draft).map(({ name }) => name));
  const [town, ...others] = findPlaces(text)
    .filter(({ kind, role }) => kind !== 'country' && role === 'go')
    .map(placeName)
    .filter((name) => !stops.has(name));
  return others.length === 0 ? town : undefined;
}

/** A town that the catalogue has no trip to is a day out of the longest stop, without position and price. */
export const putDayOut: Resolve = ({ text, draft, wish }) => {
  if (!wantsDayOut(text, draft) || tripsNamed(text, draft)) return undefined;
  const town = townNamed(text, draft);
  const { all, named } = stopsIn({ text, draft });
  const base = named[0] ?? all.toSorted((a, b) => b.nights - a.nights)[0];
  if (town === undefined || !base) return undefined;
  const trip = dayOutTo(town, base.destination.name);
  if (wish.own?.includes(trip)) return { edits: [], done: `${trip} is in the plan already.` };
  return {
    edits: [],
    wish: {
      ...(all.length > 1 ? withStops(all, wish) : { destinations: wish.destinations }),
      asked: [...(wish.asked ?? []), trip],
      own: [...(wish.own ?? []), trip],
    },
    done: `${trip} is in, there and back on one day, without a night there. How long it takes and what it costs I do not know.`,
  };
};
