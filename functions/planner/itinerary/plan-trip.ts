import { addDays } from '#shared/calendar/calendar.ts';
import { publicHolidayOn } from '../holidays/public-holidays.ts';
import { knownCurrency, toEuros } from '../money.ts';
import { sharesOf } from '../understand/find-party.ts';
import type { Level } from '../understand/find-style.ts';
import type { Wish } from '../understand/wish.ts';
import { withEnoughOf } from './enough-of.ts';
import { type DayFrame, layOutStay, type StayToLayOut } from './lay-out-stay.ts';
import { legBetween, mostStops, routeOf, type Stop, usualDays } from './route.ts';
import type { TripDayPlan } from './trip-day-plan.ts';

export interface TripPlan {
  readonly stops: readonly Stop[];
  readonly days: readonly TripDayPlan[];
  readonly level: Level;
  /** Euros for one adult: tickets, beds, meals and local transport; without the journey there. */
  readonly euros: number;
  /** Euros that one adult may spend; undefined when no budget is known. */
  readonly budget: number | undefined;
}

/** Maximum days planned in one destination; days beyond them go to a second one. */
export const MOST_IN_ONE = 21;
/** Every destination has enough for this many days. */
const ALWAYS_FILLED = 14;
/** From this many days in one destination on, days are slow, or the catalogue would run out. */
const MANY_IN_ONE = 10;
const LEVELS = ['low', 'middle', 'high'] as const;
const MOST_VARIANTS = 6;

/** Lays out a trip, as comfortable as the budget allows, and no longer than there is something for every day. */
export function planTrip(wish: Wish): TripPlan {
  let days = Math.min(wish.days ?? usualDays(wish), MOST_IN_ONE * mostStops(wish));
  let plan = planOf(wish, days);
  const least = ALWAYS_FILLED * plan.stops.length;
  while (days > least && plan.days.some((day) => !isFilled(day))) {
    days = Math.max(least, days - plan.days.filter((day) => !isFilled(day)).length);
    plan = planOf(wish, days);
  }
  return plan;
}

/** Whether a day has more than walking about and eating. */
function isFilled({ destination, entries, transfer }: TripDayPlan): boolean {
  return (
    transfer !== undefined || entries.some(({ place }) => place.kind !== 'meal' && destination.places.includes(place))
  );
}

function planOf(wish: Wish, days: number): TripPlan {
  const stops = routeOf(wish, days);
  const budget = budgetPerAdult(wish, days);
  const level = wish.level ?? 'middle';
  const plan = (at: Level, isFrugal: boolean) => {
    const laid = withEnoughOf({ ...wish, level: at, isFrugal }, (each) => layOut(each, stops, days));
    return { stops, days: laid, level: at, euros: costOf(laid, stops, at, wish.hasBeds), budget };
  };
  const first = plan(level, wish.isFrugal ?? false);
  if (budget === undefined || first.euros <= budget) return first;
  for (const lower of LEVELS.slice(0, LEVELS.indexOf(level) + 1).toReversed()) {
    const cheaper = plan(lower, true);
    if (cheaper.euros <= budget || lower === 'low') return cheaper;
  }
  return first;
}

/** The budget of one adult, in euros. A family's budget is for all of them, unless given per person. */
export function budgetPerAdult({ budget, party }: Wish, days: number): number | undefined {
  if (!budget || budget.of === 'tickets') return undefined;
  const said = toEuros(budget.amount, knownCurrency(budget.currency));
  const euros = budget.per === 'day' ? said * days : said;
  if (party?.kids) {
    const heads = budget.per === 'person' ? party.adults + party.children : 1;
    return (euros * heads) / sharesOf(party);
  }
  if (budget.per === 'day') return euros;
  return budget.per === 'person' ? euros : euros / (party?.adults ?? 1);
}

function layOut(wish: Wish, stops: readonly Stop[], days: number): TripDayPlan[] {
  let stale: ReadonlySet<string> = new Set<string>();
  let laid: TripDayPlan[] = [];
  for (let variant = 0; variant <= Math.min(wish.variant, MOST_VARIANTS); variant++) {
    const soFar = { used: new Set(dayTripsTo(stops)), titles: new Set<string>() };
    laid = stops.flatMap((_, index) => stayDays(wish, { stops, index, days }, { ...soFar, stale }));
    stale = new Set([...stale, ...laid.flatMap(({ entries }) => entries.map(({ place }) => place.name))]);
  }
  return laid;
}

/** One stop of a trip of that many days. */
interface StopOfTrip {
  readonly stops: readonly Stop[];
  readonly index: number;
  readonly days: number;
}

function stayDays(
  wish: Wish,
  { stops, index, days }: StopOfTrip,
  soFar: Pick<StayToLayOut, 'stale' | 'used' | 'titles'>,
): TripDayPlan[] {
  const stop = stops[index];
  if (!stop) return [];
  const before = stops.slice(0, index).reduce((all, { nights }) => all + nights, 0);
  const isLast = index === stops.length - 1;
  const length = isLast ? days - before : stop.nights;
  const frames = Array.from({ length }, (_, day): DayFrame => {
    const date = wish.start === undefined ? undefined : addDays(wish.start, before + day);
    const shape = shapeOf(day, length, days, isLast);
    const edge = { isFirst: before + day === 0, isLast: before + day === days - 1 };
    const isHoliday =
      date !== undefined && wish.isDateSaid === true && publicHolidayOn(stop.destination.country, date) !== undefined;
    return {
      ...edge,
      day: before + day,
      shape,
      date,
      isHoliday,
      month: date === undefined ? wish.month : Number(date.slice(5, 7)),
    };
  });
  const paced = length < MANY_IN_ONE ? wish : { ...wish, pace: 'relaxed' as const };
  const laid = layOutStay({ ...soFar, destination: stop.destination, frames, wish: paced });
  const from = stops[index - 1]?.destination;
  if (!from || !laid[0]) return laid;
  const transfer = { ...legBetween(from, stop.destination), from: from.name, to: stop.destination.name };
  return [{ ...laid[0], transfer }, ...laid.slice(1)];
}

function shapeOf(day: number, length: number, days: number, isLastStop: boolean): DayFrame['shape'] {
  if (days === 1) return 'single';
  if (day === 0) return 'arrival';
  if (!isLastStop || day < length - 1) return 'full';
  return days === 2 ? 'short-last' : 'last';
}

/** Day trips to places where the trip stops anyway. */
function dayTripsTo(stops: readonly Stop[]): string[] {
  const names = stops.map(({ destination }) => destination.name);
  return stops.flatMap(({ destination }) =>
    destination.places
      .filter(
        ({ kind, area, name }) => kind === 'day-trip' && names.some((stop) => area === stop || name.includes(stop)),
      )
      .map(({ name }) => name),
  );
}

/** The daily cost includes meals, but not tickets. */
export function costOf(days: readonly TripDayPlan[], stops: readonly Stop[], level: Level, hasBeds = false): number {
  const tickets = days
    .flatMap(({ entries }) => entries)
    .reduce((sum, { place }) => sum + (place.kind === 'meal' ? 0 : place.cost), 0);
  const daily = days.reduce((sum, { destination }) => sum + destination.perDay[level], 0);
  const beds =
    days.length < 2 || hasBeds
      ? 0
      : stops.reduce((sum, { destination, nights }) => sum + destination.perNight[level] * nights, 0);
  return tickets + daily + beds;
}
