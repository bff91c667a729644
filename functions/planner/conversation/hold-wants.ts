import { foldInPlace } from '#shared/text/fold.ts';
import { isBare } from '../catalogue/bare-destination.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { editedPlan } from '../edits/edited-plan.ts';
import { isOpen, placeScore } from '../itinerary/place-score.ts';
import { findByWords } from '../understand/find-by-words.ts';
import { type Want, wantsIn } from '../understand/wants.ts';
import type { Wish } from '../understand/wish.ts';

/** More than this of one message would crowd everything else out. */
const MOST_HELD = 4;
/** A stop of one night has no full day, and these are not for the days of arrival and departure. */
const DEMANDING: ReadonlySet<string> = new Set(['day-trip', 'museum']);

/**
 * A wish whose plan is held to what these texts want: of what is wanted and not on it the best place is asked for, of what
 * there is to be more one more, and of what there is to be less one goes.
 */
export function withWants(before: Wish, framed: Wish, said: readonly string[]): Wish {
  if (!isPlanned(framed)) return framed;
  const open = said.flatMap((text) => wantsOf(text, framed).filter((want) => !isHeld(want, before, framed)));
  const asked: string[] = [];
  const leftOut: string[] = [];
  const own: string[] = [];
  for (const want of open.slice(0, MOST_HELD)) {
    if (want.how === 'less') leftOut.push(...(leastLiked(want, framed) ?? []));
    else {
      const best = bestFor(want, framed, asked);
      if (best) asked.push(...best);
      else if (want.title !== undefined && countOf(want, framed) === 0) own.push(want.title);
    }
  }
  if (asked.length + leftOut.length + own.length === 0) return framed;
  return {
    ...framed,
    asked: [...new Set([...(framed.asked ?? []), ...asked, ...own])],
    ...(own.length === 0 ? {} : { own: [...new Set([...(framed.own ?? []), ...own])] }),
    leftOut: [...new Set([...(framed.leftOut ?? []), ...leftOut])],
    isUnderstood: true,
  };
}

/** What a text wants that the plan of a wish is not held to, though the catalogue was asked for it. */
export function unheldWants(said: string, before: Wish, wish: Wish): Want[] {
  // Where nothing is known of a place its days are left for what is wanted.
  if (!isPlanned(wish) || editedPlan(wish).stops.every(({ destination }) => isBare(destination))) return [];
  return wantsOf(said, wish).filter((want) => !isHeld(want, before, wish));
}

/** Whether there is a plan that could be held to anything. */
function isPlanned({ isChoice, unknown, destinations, country }: Wish): boolean {
  return !isChoice && unknown === undefined && (destinations.length > 0 || country !== undefined);
}

const MORE_OF = /\bmore (\p{L}+(?: \p{L}+)?)\W*(?:please|pls|plz|tbh)?\W*$/u;

/** What a text wants, and what else it wants more of, where places of the trip are called so: 'more baths'. */
function wantsOf(text: string, wish: Wish): Want[] {
  const folded = foldInPlace(text);
  const wants = wantsIn(folded);
  const said = MORE_OF.exec(folded)?.[1];
  if (wants.length > 0 || said === undefined) return wants;
  const stops = editedPlan(wish).stops.map(({ destination }) => destination);
  const called = new Set(findByWords(said, stops));
  return called.size > 0 ? [{ said, how: 'more', isMetBy: (place) => called.has(place) }] : [];
}

function isHeld(want: Want, before: Wish, wish: Wish): boolean {
  const now = countOf(want, wish);
  if (want.how === 'none') return true;
  const isChange = isPlanned(before) && before.destinations.every((each) => wish.destinations.includes(each));
  if (want.how === 'some' || !isChange) return want.how === 'less' || now > 0;
  if (want.how === 'less') return now === 0 || now < countOf(want, before);
  const then = new Set(entriesOf(before).map(({ place }) => place));
  return wish.days !== before.days || entriesOf(wish).some(({ place }) => want.isMetBy(place) && !then.has(place));
}

function countOf({ isMetBy }: Want, wish: Wish): number {
  return entriesOf(wish).filter(({ place }) => isMetBy(place)).length;
}

function entriesOf(wish: Wish): { readonly place: CataloguePlace; readonly destination: CatalogueDestination }[] {
  return editedPlan(wish).days.flatMap(({ entries, destination }) =>
    entries.map(({ place }) => ({ place, destination })),
  );
}

/** The place that suits a wish best of those that meet a want and are not on its plan. */
function bestFor(want: Want, wish: Wish, taken: readonly string[]): string[] | undefined {
  const planned = new Set([...taken, ...entriesOf(wish).map(({ place }) => place.name)]);
  const offered = editedPlan(wish).stops.flatMap(({ destination, nights }) =>
    destination.places
      .filter((place) => want.isMetBy(place) && !planned.has(place.name) && (nights > 1 || !DEMANDING.has(place.kind)))
      .filter((place) => isOpen(place, { month: wish.month }))
      .flatMap((place) => scored(destination, place, wish)),
  );
  const [best] = offered.toSorted((a, b) => b.score - a.score);
  return best && [best.place.name];
}

/** What is liked least of a plan, and what is not on it: that must not come in its place. */
function leastLiked(want: Want, wish: Wish): string[] | undefined {
  const entries = entriesOf(wish);
  const planned = new Set(entries.map(({ place }) => place));
  const stops = [...new Set(entries.map(({ destination }) => destination))];
  const others = stops.flatMap(({ places }) => places.filter((place) => want.isMetBy(place) && !planned.has(place)));
  const there = entries
    .filter(({ place }) => want.isMetBy(place) && !wish.asked?.includes(place.name))
    .flatMap(({ place, destination }) => scored(destination, place, wish));
  const [least] = there.toSorted((a, b) => a.score - b.score);
  return least && [least.place, ...others].map(({ name }) => name);
}

function scored(destination: CatalogueDestination, place: CataloguePlace, wish: Wish) {
  const score = placeScore(destination, place, wish, { month: wish.month });
  return score === undefined ? [] : [{ place, score }];
}
