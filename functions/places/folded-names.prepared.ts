import { foldWords } from '#shared/text/fold.ts';
import { KNOWN_PLACES, namesOf } from './known-place.ts';

/** The names of each known place, folded: those that it has in texts, and its nicknames. */
export const FOLDED_NAMES = KNOWN_PLACES.map((place) => ({
  names: namesOf(place).map(foldWords),
  nicknames: (place.nicknames ?? []).map(foldWords),
}));

/** Which known place has a folded name or nickname, by its number; the first of several. */
export const PLACE_BY_NAME: Readonly<Record<string, number>> = Object.fromEntries(
  FOLDED_NAMES.flatMap(({ names, nicknames }, at) =>
    [...names, ...nicknames].map((name) => [name, at] as const),
  ).toReversed(),
);
