import { listed } from '../words/listed.ts';
import { placesForActivities } from './activities.ts';
import { findSights } from './find-sights.ts';
import { sightsOfAreas } from './named-areas.ts';
import { spokenSights } from './spoken-sights.ts';
import type { Part, Wish } from './wish.ts';

/**
 * Places that a message wants or does not want, by their names ('we have seen the Alhambra', 'the Prado must be in it') or
 * by words that describe them, or something to do that they offer; `unplaced` is the folded message without the names of towns.
 */
export function sightsOf(wish: Wish, folded: string, unplaced: string): Part {
  const named = findSights(folded, wish.destinations);
  const spoken = spokenSights(unplaced, wish.destinations);
  const { asked = [], leftOut = [], destinations, month } = wish;
  const called = [...named.wanted, ...spoken.wanted];
  const offered = placesForActivities(unplaced, destinations, { asked: [...asked, ...called], month });
  const inAreas = sightsOfAreas(unplaced, destinations).filter((name) => !called.includes(name));
  const wanted = unique([...called, ...offered, ...inAreas]);
  const unwanted = unique([...named.unwanted, ...spoken.unwanted]).filter((name) => !wanted.includes(name));
  if (wanted.length + unwanted.length === 0) return {};
  return {
    asked: unique([...asked, ...wanted]).filter((name) => !unwanted.includes(name)),
    leftOut: unique([...leftOut, ...unwanted]).filter((name) => !wanted.includes(name)),
    ...(unwanted.length > 0 ? { changes: [`without ${listed(unwanted)}`] } : {}),
  };
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
