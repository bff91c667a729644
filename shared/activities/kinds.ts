import type { ActivityCategory } from './categories.ts';

/** What an activity is. Journeys have two ends, stays have nights. */
const JOURNEY_KINDS = ['flight', 'train', 'bus', 'ferry', 'drive', 'taxi'] as const;
export const KINDS = [...JOURNEY_KINDS, 'stay', 'meal', 'sight', 'event', 'shop', 'other'] as const;
export type Kind = (typeof KINDS)[number];
export type JourneyKind = (typeof JOURNEY_KINDS)[number];

const CATEGORY_OF_KIND: Readonly<Record<Exclude<Kind, 'other'>, ActivityCategory>> = {
  ...{ flight: 'transport', train: 'transport', bus: 'transport' },
  ...{ ferry: 'transport', drive: 'transport', taxi: 'transport' },
  ...{ stay: 'accommodation', meal: 'food', sight: 'sightseeing', event: 'entertainment', shop: 'shopping' },
};

/** The category of a kind; null for 'other', which leaves the category open. */
export function categoryOfKind(kind: Kind): ActivityCategory | null {
  return kind === 'other' ? null : CATEGORY_OF_KIND[kind];
}

export function isJourney(kind: Kind): kind is JourneyKind {
  return JOURNEY_KINDS.some((journey) => journey === kind);
}

/** What an activity's kind is read from. */
export interface KindSource {
  readonly kind?: Kind | null | undefined;
  readonly title: string;
  readonly category: string | null;
  readonly location: string | null;
  readonly endLocation?: string | null | undefined;
}

/** An activity's kind: its own, or else what its end place, category and title say. */
export function kindOf({ kind, title, category, location, endLocation }: KindSource): Kind {
  if (kind) return kind;
  if (endLocation || category === 'transport') return journeyIn(title, [location, endLocation]);
  const own = KINDS.find((each) => each !== 'other' && categoryOfKind(each) === category);
  return own ?? 'other';
}

const FLIGHT = /\b(flight|flug|vol|vuelo|volo)\b/i;
const TWO_CODES = /\([A-Z]{3}\).*\([A-Z]{3}\)/;
const AIRPORT_CODE = /\([A-Z]{3}\)/;
/** In this order: a title with several words means the first. */
const WORDS: readonly (readonly [JourneyKind, RegExp])[] = [
  ['train', /\b(train|rail|railway|express|zug|tgv|ice|eurostar|shinkansen)\b/i],
  ['ferry', /\b(ferry|boat|ship|cruise|fähre)\b/i],
  ['bus', /\b(bus|coach)\b/i],
  ['taxi', /\b(taxi|cab|uber|transfer)\b/i],
];

/** The means of transport in a title; two airports are a flight, and nothing known is a drive. */
function journeyIn(title: string, ends: readonly (string | null | undefined)[]): JourneyKind {
  if (TWO_CODES.test(title) || ends.every((end) => AIRPORT_CODE.test(end ?? ''))) return 'flight';
  return journeyNamed(title) ?? 'drive';
}

/** The means of transport that a title names, if any. */
export function journeyNamed(title: string): JourneyKind | undefined {
  return FLIGHT.test(title) ? 'flight' : WORDS.find(([, words]) => words.test(title))?.[0];
}
