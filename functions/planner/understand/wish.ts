import type { LatLon } from '#shared/places/kilometres.ts';
import type { CatalogueDestination } from '#shared/planner/catalogue-schema.ts';
import type { SaidBudget } from './find-budget.ts';
import type { OpenWish } from './find-climate.ts';
import type { Dish } from './find-dishes.ts';
import type { Tastes } from './find-interests.ts';
import type { Party } from './find-party.ts';
import type { Level, Pace } from './find-style.ts';
import type { UnknownPlace } from './place-mention.ts';

/** All that a traveller has said so far, as it stands after the last message. */
export interface Wish {
  /** In order; several are a route. */
  readonly destinations: readonly CatalogueDestination[];
  /** ISO 3166-1 alpha-2: a route through a country, until cities of it are named. */
  readonly country?: string | undefined;
  /** Several were named as alternatives: 'Lisbon or Porto'. */
  readonly isChoice?: boolean;
  /** A place that was named last and is not known. */
  readonly unknown?: UnknownPlace | undefined;
  /** Names of places that were named beside those that are planned, and are not known. */
  readonly leftAside?: readonly string[] | undefined;
  /** Nights by the destination's name, where they were named for each. */
  readonly nights?: Readonly<Record<string, number>> | undefined;
  /** What ideas are to be near to, and kilometres from it at most. */
  readonly near?: { readonly at: LatLon; readonly most: number };
  readonly open: OpenWish;
  /** Whether ideas are asked for: 'somewhere', 'where should we go'. */
  readonly wantsIdeas?: boolean;
  /** Destinations that are not wanted, or not again. */
  readonly excluded: readonly string[];
  readonly days?: number | undefined;
  /** 'YYYY-MM-DD' */
  readonly start?: string | undefined;
  /** 1 to 12 */
  readonly month?: number | undefined;
  /** A time of the year that has a name: 'the cherry blossom season (late March to early April)'. */
  readonly season?: string | undefined;
  /** Whether the day of the start was named, not only its month. */
  readonly isDateSaid?: boolean;
  readonly budget?: SaidBudget | undefined;
  /** ISO 4217 */
  readonly currency?: string | undefined;
  readonly level?: Level | undefined;
  /** Looks at the price of every ticket. */
  readonly isFrugal?: boolean;
  readonly party?: Party | undefined;
  readonly pace?: Pace | undefined;
  readonly tastes: Tastes;
  /** What they travel for to eat, 'pizza': the places must have it. */
  readonly dishes?: readonly Dish[];
  /** What they do not want to see, 'churches'. */
  readonly without?: readonly Dish[];
  /** Names of places that were asked for, and of those that are left out. */
  readonly asked?: readonly string[];
  readonly leftOut?: readonly string[];
  /** How much more than usual places for children count, while days are laid out. */
  readonly kidsWeight?: number;
  readonly dayTrips: number;
  /** Goes up with 'something else'. */
  readonly variant: number;
  /** Whether the last message said anything that is understood. */
  readonly isUnderstood: boolean;
  /** What stood before the last message, when that asked for something cheaper. */
  readonly cheaperThan?: Wish | undefined;
  /** What the last message changed, in words, to be said back. */
  readonly changes: readonly string[];
}

export const NO_WISH: Wish = {
  ...{
    destinations: [],
    open: {},
    excluded: [],
    tastes: {},
    dayTrips: 0,
    variant: 0,
    isUnderstood: false,
    changes: [],
  },
};

/** Whether anything is known that ideas can be made of. */
export function isOpenWish(wish: Wish): boolean {
  const { open, tastes, budget, month, party, wantsIdeas, level, days } = wish;
  const said = [Object.keys(open).length > 0, Object.values(tastes).some((taste) => taste > 0), wantsIdeas];
  const more = [
    budget !== undefined,
    month !== undefined,
    party !== undefined,
    level !== undefined,
    days !== undefined,
  ];
  return said.some(Boolean) || more.filter(Boolean).length >= 2;
}

/** What a message says of a wish. */
export type Part = Partial<Wish>;

/** What a message needs to know that does not stand in it. */
export interface Surroundings {
  /** 'YYYY-MM-DD' */
  readonly today: string;
  /** The ideas that a wish was answered with, for 'the second one'. */
  readonly ideasOf: (wish: Wish) => readonly CatalogueDestination[];
  /** How long the trip is that a wish was answered with. */
  readonly daysOf: (wish: Wish) => number;
  /** Where the trip stops. */
  readonly stopsOf: (wish: Wish) => readonly CatalogueDestination[];
}
