import { foldInPlace } from '#shared/text/fold.ts';
import { editedPlan } from '../edits/edited-plan.ts';
import { findTastes, type Taste } from '../understand/find-interests.ts';
import type { Wish } from '../understand/wish.ts';
import { listed } from '../words/listed.ts';
import { tasteText } from '../words/words.ts';

/** The weight of what a traveller wants more of. */
const MORE = 3;

/** What a clause wants more of, where the plan of a wish has no more of it than the plan before; empty for anything else. */
export function noMoreText(said: string, before: Wish, wish: Wish): string {
  const folded = foldInPlace(said);
  const isPlanned = before.destinations.length > 0 && !before.isChoice && before.days === wish.days;
  if (!isPlanned || !/\bmore\b/.test(folded)) return '';
  const tastes = Object.entries(findTastes(folded)) as [Taste, number][];
  const wanted = tastes.flatMap(([taste, weight]) => (weight >= MORE ? taste : []));
  const [then, now] = [countOf(before), countOf(wish)];
  if (wanted.length === 0 || wanted.some((taste) => now(taste) > then(taste))) return '';
  const names = listed([...new Set(wanted.map(tasteText))], 'or');
  return `I found no more ${names} for these days than you have: name a place, and I add it.`;
}

/** Whether two wishes lead to the same plan, day by day. */
export function isSamePlan(before: Wish, wish: Wish): boolean {
  const [then, now] = [before, wish].map((each) =>
    JSON.stringify(editedPlan(each).days.map(({ entries }) => entries.map(({ place, time }) => [place.name, time]))),
  );
  return then === now;
}

/** How many things of a taste the plan of a wish has. */
function countOf(wish: Wish): (taste: Taste) => number {
  const places = editedPlan(wish).days.flatMap(({ entries }) => entries.map(({ place }) => place));
  return (taste) =>
    places.filter(
      ({ interests, kind }) =>
        taste === `kind:${kind}` || interests.some((each) => each === taste) || (taste === 'food' && kind === 'meal'),
    ).length;
}
