import { kilometres, type LatLon } from '#shared/places/kilometres.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { NUMBER, numberOf } from './numbers.ts';

/** How one travels to a place: what it is called in a reply. */
export type Means = 'plane' | 'train' | 'car';

/** How many hours one travels at most, and by what. */
export interface Reach {
  readonly hours: number;
  readonly by: Means;
}

const MEANS: readonly (readonly [Means, RegExp])[] = [
  ['train', /\b(?:trains?|rail|railway)\b/],
  ['car', /\b(?:drives?|driving|car|road)\b/],
  ['plane', /\b(?:fl(?:y|ying|ights?)|planes?|air)\b/],
];
const HOURS = new RegExp(
  `\\b(?:(max(?:imum|imal)?\\.?|at most|under|below|less than|(?:no|not) (?:more|longer|further|farther) than|up to|within|only|tops)\\s*(?:of |a |an |about )*)?(\\d{1,2}(?:[.,]5)?|${NUMBER})[\\s-]*(?:h|hrs?|hours?)\\b`,
);
const OF_JOURNEY =
  /^[\s-]*(?:(?:of|by|on|in|a|the|max|tops|away|direct)\s+)*(?:fl(?:y|ying|ights?)|planes?|air|trains?|rail|drives?|driving|car|travel\w*|away|from)\b/;

/** 'Max 5h flight from Manchester', 'not more than three hours by train': undefined when no hours are of a journey. */
export function findReach(folded: string): Reach | undefined {
  const match = HOURS.exec(folded);
  if (!match) return undefined;
  const rest = folded.slice(match.index + match[0].length);
  const before = folded.slice(Math.max(0, match.index - 25), match.index);
  const isJourney =
    OF_JOURNEY.test(rest) ||
    /\b(?:fl(?:y|ying|ights?)|planes?|trains?|drives?|car|journey)\W+(?:\w+\W+){0,2}$/.test(before);
  if (!isJourney) return undefined;
  const hours = /^\d/.test(match[2] ?? '') ? Number((match[2] ?? '').replace(',', '.')) : numberOf(match[2] ?? '');
  const around = before + rest.slice(0, 25);
  const by = [around, folded].flatMap((text) => MEANS.find(([, words]) => words.test(text))?.[0] ?? [])[0];
  return hours > 0 ? { hours, by: by ?? 'plane' } : undefined;
}

/** Hours at the airports, and kilometres as the crow flies in an hour. */
const GROUND = { plane: 0.6, train: 0, car: 0 } as const;
const SPEED = { plane: 780, train: 88, car: 65 } as const;

/** The most kilometres within reach. */
export function kilometresWithin({ hours, by }: Reach): number {
  return Math.max(100, (hours - GROUND[by]) * SPEED[by]);
}

/** About how long the journey to a destination is, to half an hour. */
export function hoursTo(from: LatLon, { at }: CatalogueDestination, by: Means): number {
  return Math.max(0.5, Math.round(2 * (GROUND[by] + kilometres(from, at) / SPEED[by])) / 2);
}
