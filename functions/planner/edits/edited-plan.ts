import { costOf, planTrip, type TripPlan } from '../itinerary/plan-trip.ts';
import type { Stop } from '../itinerary/route.ts';
import type { TripDayPlan } from '../itinerary/trip-day-plan.ts';
import type { Wish } from '../understand/wish.ts';
import { applyEdits } from './apply-edits.ts';
import { withAskedPlaces } from './asked-places.ts';
import { withOwnThings } from './own-things.ts';
import { settled } from './settle.ts';

/** The plan of a wish with the traveller's own edits; the same object for the same wish. */
export function editedPlan(wish: Wish): TripPlan {
  const plan = plans.get(wish) ?? settled(edited(wish), wish);
  plans.set(wish, plan);
  return plan;
}

/** A wish that says nothing else of the plan than another: its plan is not made again. */
export function withPlanOf(other: Wish, wish: Wish): Wish {
  const plan = plans.get(other);
  if (plan) plans.set(wish, plan);
  return wish;
}

const plans = new WeakMap<Wish, TripPlan>();

function edited(wish: Wish): TripPlan {
  const { edits = [], shown } = wish;
  const basis = wish.basis ?? wish;
  const planned = planTrip(basis);
  const withOwn = { ...planned, days: withOwnThings(planned, basis) };
  const made = { ...withOwn, days: withAskedPlaces(withOwn, basis) };
  const plan = shown ? { ...made, days: shown, euros: costOf(shown, made.stops, made.level, wish.hasBeds) } : made;
  if (edits.length === 0) return plan;
  const days = applyEdits(plan.days, edits);
  const stops = days.length === plan.days.length ? plan.stops : stopsOf(days, plan.stops);
  return { ...plan, days, stops, euros: costOf(days, stops, plan.level, wish.hasBeds) };
}

/** The stops of a trip that lost days: one without a day is none, and the last day of the trip has no night. */
function stopsOf(days: readonly TripDayPlan[], stops: readonly Stop[]): Stop[] {
  const last = days.at(-1)?.destination;
  return stops.flatMap(({ destination }) => {
    const { length } = days.filter((day) => day.destination === destination);
    return length === 0 ? [] : [{ destination, nights: destination === last ? length - 1 : length }];
  });
}
