import { foldInPlace } from '#shared/text/fold.ts';
import { findPlaces } from '../understand/find-places.ts';
import { placeName } from '../understand/place-mention.ts';
import { type Draft, destinationsOf } from './draft.ts';

const TAKES_OUT =
  /\b(?:cut|drop|remove|skip|scrap|ditch|lose|without|no|leave out|take out|kick out|cut out)\s+(?:out\s+)?(?:the\s+)?$/;

/** Towns that a text wants out of a suggestion that does not go there: 'cut Lisbon'. */
export function absentTowns(text: string, draft: Draft): string[] {
  if (draft.tripTitle !== undefined) return [];
  const stops = new Set(destinationsOf(draft).map(({ name }) => name));
  return findPlaces(text).flatMap((each) => {
    const isOut = TAKES_OUT.test(foldInPlace(text.slice(0, each.at)));
    return each.kind !== 'country' && isOut && !stops.has(placeName(each)) ? placeName(each) : [];
  });
}
