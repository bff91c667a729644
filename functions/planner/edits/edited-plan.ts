import { costOf, planTrip, type TripPlan } from '../itinerary/plan-trip.ts';
import type { Wish } from '../understand/wish.ts';
import { applyEdits } from './apply-edits.ts';
import { withAskedPlaces } from './asked-places.ts';
import { withOwnThings } from './own-things.ts';

/** The plan of a wish with the traveller's own edits; the same object for the same wish. */
export function editedPlan(wish: Wish): TripPlan {
  const plan = plans.get(wish) ?? edited(wish);
  plans.set(wish, plan);
  return plan;
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
  return { ...plan, days, euros: costOf(days, plan.stops, plan.level, wish.hasBeds) };
}
