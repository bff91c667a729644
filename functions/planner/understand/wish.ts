import type { LatLon } from '#shared/places/kilometres.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import type { EditIntent, Intent } from '../clauses/intents.ts';
import type { Edit } from '../edits/edit.ts';
import type { HeldHours } from '../itinerary/held-hours.ts';
import type { TripDayPlan } from '../itinerary/trip-day-plan.ts';
import type { Need } from '../needs/needs.ts';
import type { NamedAirport } from './find-airport.ts';
import type { SaidBudget } from './find-budget.ts';
import type { OpenWish } from './find-climate.ts';
import type { Clock } from './find-clock.ts';
import type { Dish } from './find-dishes.ts';
import type { Tastes } from './find-interests.ts';
import type { Party } from './find-party.ts';
import type { Reach } from './find-reach.ts';
import type { Level, Pace } from './find-style.ts';
import type { Guest } from './guests.ts';
import type { UnknownPlace } from './place-mention.ts';

/** A question that was asked, or an edit that was asked for, in the words of its clause; or other dates for the trip. */
export interface Turn {
  readonly kind: 'asked' | 'did' | 'dated';
  readonly intent: Intent;
  readonly text: string;
}

/** Everything that a traveller has said so far, after the last message. */
export interface Wish {
  /** In order; several are a route. */
  readonly destinations: readonly CatalogueDestination[];
  /** ISO 3166-1 alpha-2: a route through a country, until cities of it are named. */
  readonly country?: string | undefined;
  /** Several were named as alternatives: 'Lisbon or Porto'. */
  readonly isChoice?: boolean;
  /** An unknown place that was named last. */
  readonly unknown?: UnknownPlace | undefined;
  /** Unknown places that were named next to those being planned. */
  readonly leftAside?: readonly string[] | undefined;
  /** The destinations are a region's: as many of them as there is time for. */
  readonly isTour?: boolean | undefined;
  /** Where the way is to begin and end, by the destinations' names, if that was said. */
  readonly ends?: { readonly first: string | undefined; readonly last: string | undefined } | undefined;
  /** The stop that the route comes back to for its last day, by the destination's name. */
  readonly backTo?: string | undefined;
  /** Nights at the end in the stop that the route comes back to; none when absent. */
  readonly backNights?: number | undefined;
  /** Nights by the destination's name, if given for each. */
  readonly nights?: Readonly<Record<string, number>> | undefined;
  /** Where ideas should be close to, and the maximum kilometres; with the hours of the journey, if that is the limit. */
  readonly near?: { readonly at: LatLon; readonly most: number; readonly reach?: Reach };
  /** Where the traveller sets off. */
  readonly origin?: { readonly name: string; readonly at: LatLon };
  /** A longest journey that was said before it was said from where. */
  readonly reach?: Reach;
  readonly open: OpenWish;
  /** Whether ideas are asked for: 'somewhere', 'where should we go'. */
  readonly wantsIdeas?: boolean;
  /** Destinations that are not wanted, or not again. */
  readonly excluded: readonly string[];
  readonly days?: number | undefined;
  /** The days that the last message asked for, when they are more than are planned. */
  readonly cutFrom?: number | undefined;
  /** 'YYYY-MM-DD' */
  readonly start?: string | undefined;
  /** 1 to 12 */
  readonly month?: number | undefined;
  /** A named time of the year: 'the cherry blossom season (late March to early April)'. */
  readonly season?: string | undefined;
  /** When they arrive on the first day and leave on the last. */
  readonly clock?: Clock | undefined;
  /** The airport that was named last. */
  readonly airport?: NamedAirport | undefined;
  /** No day begins before it: minutes from midnight. */
  readonly earliest?: number | undefined;
  /** Nothing begins or lasts after it: minutes from midnight. */
  readonly latest?: number | undefined;
  /** Hours of the trip's days that are taken, or kept free. */
  readonly held?: readonly HeldHours[] | undefined;
  /** The held hours stand for all that were held before. */
  readonly isHeldAnew?: boolean;
  /** Whether the start day was named, not only its month. */
  readonly isDateSaid?: boolean;
  /** Whether the last day was named, not only the length. */
  readonly isEndSaid?: boolean;
  readonly budget?: SaidBudget | undefined;
  /** ISO 4217 */
  readonly currency?: string | undefined;
  readonly level?: Level | undefined;
  /** Beds are paid for already, or free. */
  readonly hasBeds?: boolean;
  /** Minds the price of every ticket. */
  readonly isFrugal?: boolean;
  readonly party?: Party | undefined;
  readonly pace?: Pace | undefined;
  readonly tastes: Tastes;
  /** What they travel for to eat, 'pizza': the places must have it. */
  readonly dishes?: readonly Dish[];
  /** What they do not want to see, 'churches'. */
  readonly without?: readonly Dish[];
  /** What they cannot do, eat or use: what conflicts with it is left out. */
  readonly needs?: readonly Need[];
  /** Those who come along and like other things: a toddler, a teenager. */
  readonly guests?: readonly Guest[];
  /** Things that are wanted and that the catalogue does not know: they are on the plan as the traveller's own. */
  readonly own?: readonly string[];
  /** Names of places that were asked for, and of those that are excluded. */
  readonly asked?: readonly string[];
  readonly leftOut?: readonly string[];
  /** What stood on the plan before a message that gives it no other place or length, with its day from 0. */
  readonly stays?: ReadonlyMap<string, number> | undefined;
  /** How much more than usual places for children count, while days are laid out. */
  readonly kidsWeight?: number;
  readonly dayTrips: number;
  /** Incremented by 'something else'. */
  readonly variant: number;
  /** Whether the last message contained anything that is understood. */
  readonly isUnderstood: boolean;
  /** The state before the last message, when that asked for something cheaper. */
  readonly cheaperThan?: Wish | undefined;
  /** The traveller's own edits of the plan that all of this leads to, in order. */
  readonly edits?: readonly Edit[];
  /** The plan as it is shown, when what it was made of is not known any more. */
  readonly shown?: readonly TripDayPlan[] | undefined;
  /** The wish that the plan was last made of: edits since then change only what they name. */
  readonly basis?: Wish | undefined;
  /** The day that was spoken of last, in words, which 'there' and 'that day' stand for. */
  readonly topicDay?: string;
  /** The last edit, which 'the same for day 4' repeats. */
  readonly lastEdit?: { readonly intent: EditIntent; readonly text: string };
  /** What the last message asked or did, which 'Sunday then' and 'and on Saturday?' lean on. */
  readonly turn?: Turn | undefined;
  /** The edits that the last answer offered, which 'yes, do that' asks for. */
  readonly proposals?: readonly { readonly intent: EditIntent | 'wish'; readonly text: string }[] | undefined;
  /** The town that a question was about before there is a plan, by its name: 'what is the weather in Lisbon?' */
  readonly askedOf?: string | undefined;
  /** Names of the sights that were spoken of last, which 'it' stands for. */
  readonly topic?: readonly string[];
  /** What the last message changed, in words, for the reply. */
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

/** Whether enough is known for ideas. */
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

/** The changes to a wish in a message. */
export type Part = Partial<Wish>;

/** Context that a message needs but does not contain. */
export interface Surroundings {
  /** 'YYYY-MM-DD' */
  readonly today: string;
  /** The ideas that a wish was answered with, for 'the second one'. */
  readonly ideasOf: (wish: Wish) => readonly CatalogueDestination[];
  /** The length of the trip that a wish was answered with. */
  readonly daysOf: (wish: Wish) => number;
  /** The stops of the trip. */
  readonly stopsOf: (wish: Wish) => readonly CatalogueDestination[];
}
