import type { CatalogueDestination, CataloguePlace } from '#shared/planner/catalogue-schema.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { weightOf } from './find-interests.ts';

const SEEN =
  /\b(?:seen|visited|been to|been in|been up|did|done|know|went to|was at|were at|swap|replace|change)\b[^.;!?]*$/;
/** Parts of a name that are not names themselves. */
const GENERAL =
  /^(?:dinner|lunch|breakfast|brunch|coffee|drinks?|sunset|sunrise|walk|stroll|boat|concert|tapas|bars?|beach|old town|evening|night|day|tour|museum|gallery|garden|park|market|castle|cathedral|palace|church|harbou?r|river|canal|cable car|food|shops?|seafood|street|tower|bridge|square|lake|island|zoo|aquarium|views?|hike|trail|cruise|ferry|gardens|market hall)s?\b/;
const NAMED_KINDS = ['sight', 'museum', 'park', 'day-trip', 'market', 'beach'];
const JOINTS = /\s+(?:and|with|from|by|to|at|in|on|over|around|below|&)\s+|\s*[,:()–]\s*/;

/** The destinations' places in a folded message: those it wants, and those it does not want, or not again. */
export function findSights(
  folded: string,
  destinations: readonly CatalogueDestination[],
): { readonly wanted: readonly string[]; readonly unwanted: readonly string[] } {
  const named = destinations.flatMap((destination) => {
    const own = destination.names.map(foldInPlace);
    return destination.places.flatMap((place) => {
      const at = namesOf(place).find((name) => !own.includes(name) && positionOf(folded, name) >= 0);
      return at === undefined ? [] : { name: place.name, before: folded.slice(0, positionOf(folded, at)) };
    });
  });
  const isUnwanted = ({ before }: { before: string }) => SEEN.test(before) || weightOf(before) < 0;
  return {
    wanted: named.filter((each) => !isUnwanted(each)).map(({ name }) => name),
    unwanted: named.filter(isUnwanted).map(({ name }) => name),
  };
}

/** What people call a place: its name, the parts of it that are names, and the town of a day trip. */
function namesOf({ name, kind, area }: CataloguePlace): string[] {
  const parts = NAMED_KINDS.includes(kind) ? name.split(JOINTS).filter((part) => /^\p{Lu}/u.test(part)) : [];
  const plain = (text: string) => foldInPlace(text).replace(/^the /, '').trim();
  const shorter = [...parts, ...(kind === 'day-trip' ? [area] : [])].map(plain).filter((each) => !GENERAL.test(each));
  // 'Tower of London' is still a name, 'Old Town' is not.
  const whole = plain(name);
  const names = GENERAL.exec(whole)?.[0] === whole ? shorter : [whole, ...shorter];
  return names.filter((each) => each.length >= 5);
}

function positionOf(folded: string, name: string): number {
  const at = folded.indexOf(name);
  const around = at < 0 ? '' : (folded[at - 1] ?? ' ') + (folded[at + name.length] ?? ' ');
  return /[\p{L}\p{N}]/u.test(around) ? -1 : at;
}
