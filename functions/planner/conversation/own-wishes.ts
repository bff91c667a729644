import { foldInPlace } from '#shared/text/fold.ts';
import { spokenEvents } from '../holidays/dated-events.ts';
import { spokenKinds } from '../understand/kinds-of-things.ts';
import type { Surroundings, Wish } from '../understand/wish.ts';
import type { ReadClause } from './clause-reading.ts';
import { hearingOf } from './hearing.ts';
import { unheardThings } from './unheard-things.ts';

/** With the things that the clauses want and that nothing is known of, once there is a plan that they can be on. */
export function withOwn(before: Wish, framed: Wish, clauses: readonly ReadClause[], around: Surroundings): Wish {
  if (framed.destinations.length === 0 && framed.country === undefined) return framed;
  const hearing = hearingOf([before, framed], around);
  // Words of another language that nobody knows are no sights.
  const wishes = clauses.filter(({ intent, isTranslated }) => intent === 'wish' && isTranslated !== true);
  const things = wishes.flatMap(({ clause }) => unheardThings(clause.text, hearing));
  const spoken = clauses.filter(
    ({ intent, isOpenQuestion }) => isOpenQuestion !== true && (intent === 'wish' || intent === 'small'),
  );
  const events = spoken.flatMap(({ clause }) => spokenEvents(foldInPlace(clause.text), framed.destinations));
  const isEvent = (said: string) => spokenEvents(foldInPlace(said), framed.destinations).length > 0;
  const titles = [
    ...events.map(({ name }) => name),
    ...things.flatMap(({ said, title, isToDo }) =>
      isToDo && !isStop(title, framed) && !isEvent(said) && !isOffered(said, framed) ? title : [],
    ),
  ];
  if (titles.length === 0) return framed;
  const own = [...new Set([...(framed.own ?? []), ...titles])].slice(0, MOST_OWN);
  return { ...framed, own, asked: [...new Set([...(framed.asked ?? []), ...own])], isUnderstood: true };
}

/** Whether a stop has a place for a thing: 'vintage shops'. */
function isOffered(said: string, { destinations }: Wish): boolean {
  const kinds = spokenKinds(foldInPlace(said));
  return destinations.some(({ places }) => places.some((place) => kinds.some(({ isMetBy }) => isMetBy(place))));
}

/** 'Split' is a word, and a town where it is a stop. */
function isStop(title: string, { destinations }: Wish): boolean {
  return destinations.some(({ name }) => foldInPlace(name) === foldInPlace(title));
}

/** A plan has no room for more of what nobody knows. */
const MOST_OWN = 6;
