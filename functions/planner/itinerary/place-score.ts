import { weekdayOf } from '#shared/calendar/calendar.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import mustSee from '../catalogue/must-see.json' with { type: 'json' };
import { conflictsOf, NEEDS, type Need } from '../needs/needs.ts';
import { dishesAt, isDish, isNamedAfter } from '../understand/find-dishes.ts';
import { NEVER } from '../understand/find-interests.ts';
import { likingOf } from '../understand/guests.ts';
import type { Wish } from '../understand/wish.ts';

/** The date of a day, as far as it is known. */
export interface DayTime {
  /** 'YYYY-MM-DD' */
  readonly date?: string | undefined;
  /** 1 to 12 */
  readonly month?: number | undefined;
  /** A public holiday: museums and markets may be closed. */
  readonly isHoliday?: boolean;
  /** From 0, in the whole trip. */
  readonly day?: number | undefined;
}

/** The weight of what a destination is known for, without and with interests of the traveller's own. */
const MUST_SEE = 3.5;
const MUST_SEE_BESIDE_TASTES = 1.5;
/** The score of a place that has the main interest. */
const DISH = 2;
const THING = 1.5;
/** The score of a place that was asked for by name. */
const ASKED = 12;
/** What a place gains that was on the plan before: on its own day, and where no day is asked for. */
const STAYS_ON_DAY = 3;
const STAYS = 1.5;
/** What may be closed on a public holiday is rather for another day. */
const ON_HOLIDAY = -3;
/** Euros above which a budget traveller skips a place. */
const EXPENSIVE = 15;
const known = new Map<string, readonly string[]>(Object.entries(mustSee));
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Whether a place is available and open on a day. */
export function isOpen(place: CataloguePlace, { date, month }: DayTime): boolean {
  const at = month ?? (date === undefined ? undefined : Number(date.slice(5, 7)));
  if (place.months && at !== undefined && !place.months.includes(at)) return false;
  if (date === undefined) return true;
  const weekday = WEEKDAYS[weekdayOf(date)];
  return weekday === undefined || !place.closed?.includes(weekday);
}

/** How well a place suits a wish; undefined when it must not be proposed. */
export function placeScore(
  destination: CatalogueDestination,
  place: CataloguePlace,
  wish: Wish,
  { month, isHoliday = false, day }: DayTime,
): number | undefined {
  const tastes = tastesFor(place, wish);
  if (isUnwanted(place, wish, tastes)) return undefined;
  const { ofKind, first, others } = tastes;
  const index = destination.places.indexOf(place);
  // What the catalogue lists first is what people come for; what it does not list comes last.
  const rank = index < 0 ? 3.5 : index / destination.places.length;
  return [
    2.5 - 2 * rank,
    mustSeeScore(destination, place, wish, Math.min(ofKind, first)),
    ofKind,
    first,
    others.reduce((sum, weight) => sum + 0.6 * Math.max(weight, -3), 0),
    kidsScore(place, wish),
    guestsScore(place, wish),
    askedScore(place, wish),
    staysScore(place, wish, day),
    companyScore(place, wish),
    wish.isFrugal || wish.level === 'low' ? (place.cost === 0 ? 0.8 : 0) - place.cost / 10 : 0,
    weatherScore(destination, place, month),
    isHoliday && (place.kind === 'museum' || place.kind === 'market') ? ON_HOLIDAY : 0,
  ].reduce((sum, score) => sum + score, 0);
}

/** How much a wish likes what a place is, what it is mainly for, and what else it is for. */
interface TastesFor {
  readonly ofKind: number;
  readonly first: number;
  readonly others: readonly number[];
}

function tastesFor(place: CataloguePlace, { tastes }: Wish): TastesFor {
  const [first = 0, ...others] = place.interests.map((interest) => tastes[interest] ?? 0);
  return { ofKind: tastes[`kind:${place.kind}`] ?? 0, first, others };
}

const isAskedFor = (place: CataloguePlace, { asked }: Wish): boolean => asked?.includes(place.name) ?? false;

/** Left out, disliked and not asked for by name, or a bar for a family. */
function isUnwanted(place: CataloguePlace, wish: Wish, { ofKind, first }: TastesFor): boolean {
  if (wish.leftOut?.includes(place.name) || isNamedAfter(place, wish.without)) return true;
  if (conflictsOf(place, needsAt(place, wish)).length > 0) return true;
  if (!isAskedFor(place, wish) && (ofKind <= NEVER || first <= NEVER)) return true;
  return wish.party?.kids === true && place.kind === 'night' && !place.kids;
}

/** A sight that was asked for by name is visited as well as it can be; what must not be eaten is not. */
function needsAt(place: CataloguePlace, wish: Wish): readonly Need[] {
  const { needs = [] } = wish;
  return isAskedFor(place, wish) ? needs.filter((need) => NEEDS[need].isDiet) : needs;
}

/** What somebody who comes along likes counts as a taste. */
function guestsScore(place: CataloguePlace, { guests = [] }: Wish): number {
  return guests.reduce((sum, guest) => sum + GUEST * Math.max(-3, Math.min(3, likingOf(place, guest))), 0);
}

const GUEST = 2.2;

function kidsScore(place: CataloguePlace, { party, kidsWeight = 0 }: Wish): number {
  return party?.kids ? (place.kids ? 1 : -1) * (3 + kidsWeight) : 0;
}

/** By its dishes, by the things to see that were asked for, and by its name. */
function askedScore(place: CataloguePlace, wish: Wish): number {
  const [dishes, things] = [wish.dishes?.filter(isDish), wish.dishes?.filter((dish) => !isDish(dish))];
  return (
    DISH * dishesAt(place, dishes) +
    THING * Math.min(1, dishesAt(place, things)) +
    (isAskedFor(place, wish) ? ASKED : 0)
  );
}

/** What a plan had keeps its day: on another it gains nothing. */
function staysScore({ name }: CataloguePlace, { stays }: Wish, day: number | undefined): number {
  const before = stays?.get(name);
  if (before === undefined) return 0;
  if (day === undefined) return STAYS;
  return day === before ? STAYS_ON_DAY : 0;
}

function companyScore({ interests }: CataloguePlace, { party }: Wish): number {
  if (party?.kind === 'couple') return interests.includes('romance') ? 0.6 : 0;
  return party?.kind === 'friends' && interests.includes('nightlife') ? 0.8 : 0;
}

function mustSeeScore(
  destination: CatalogueDestination,
  place: CataloguePlace,
  { tastes, isFrugal }: Wish,
  taste: number,
): number {
  if (taste < 0 || (isFrugal && place.cost > EXPENSIVE) || !isMustSee(destination, place)) return 0;
  return Object.values(tastes).some((weight) => weight > 0) ? MUST_SEE_BESIDE_TASTES : MUST_SEE;
}

/** Whether people come for it: the Eiffel Tower. */
export function isMustSee({ name }: CatalogueDestination, place: CataloguePlace): boolean {
  return known.get(name)?.includes(place.name) ?? false;
}

/** No beach in the cold, and something indoors in a rainy month. */
function weatherScore(destination: CatalogueDestination, place: CataloguePlace, month: number | undefined): number {
  const climate = month === undefined ? undefined : destination.climate[month - 1];
  if (!climate) return place.kind === 'beach' ? -0.3 : 0;
  if (place.kind === 'beach' && climate.high < 20) return place.interests.includes('surfing') ? -1 : -4;
  return climate.rain >= 12 && place.kind === 'museum' ? 0.5 : 0;
}
