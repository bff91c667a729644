import type { CatalogueDestination } from '#shared/planner/catalogue-schema.ts';
import { weightOf } from './find-interests.ts';
import { foldText } from './fold-text.ts';

const SEEN = /\b(?:seen|visited|been to|been in|been up|did|done|know|went to|was at|were at)\b[^.;!?]*$/;

/** Places of the destinations that a folded message names: those it wants, and those it does not, or not again. */
export function findSights(
  folded: string,
  destinations: readonly CatalogueDestination[],
): { readonly wanted: readonly string[]; readonly unwanted: readonly string[] } {
  const named = destinations.flatMap(({ name: city, places }) =>
    places.flatMap(({ name }) => {
      const at = positionOf(folded, plain(name));
      return plain(name) !== foldText(city) && at >= 0 ? { name, before: folded.slice(0, at) } : [];
    }),
  );
  const isUnwanted = ({ before }: { before: string }) => SEEN.test(before) || weightOf(before) < 0;
  return {
    wanted: named.filter((each) => !isUnwanted(each)).map(({ name }) => name),
    unwanted: named.filter(isUnwanted).map(({ name }) => name),
  };
}

function positionOf(folded: string, name: string): number {
  if (name.length < 5) return -1;
  const at = folded.indexOf(name);
  const around = at < 0 ? '' : (folded[at - 1] ?? ' ') + (folded[at + name.length] ?? ' ');
  return /[\p{L}\p{N}]/u.test(around) ? -1 : at;
}

function plain(name: string): string {
  return foldText(name)
    .replace(/^the /, '')
    .replace(/\s*\(.*\)$/, '')
    .trim();
}
