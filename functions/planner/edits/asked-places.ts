import type { TripPlan } from '../itinerary/plan-trip.ts';
import type { TripDayPlan } from '../itinerary/trip-day-plan.ts';
import type { Wish } from '../understand/wish.ts';
import { applyEdits } from './apply-edits.ts';
import { draftOfPlan } from './draft-of-plan.ts';
import { editsForPlace } from './place-items.ts';

/** The plan's days with the places that were asked for and found no slot: what nobody asked for makes way for them. */
export function withAskedPlaces(plan: TripPlan, wish: Wish): readonly TripDayPlan[] {
  return (wish.asked ?? []).reduce((days, name) => withPlace({ ...plan, days }, name, wish), plan.days);
}

function withPlace(plan: TripPlan, name: string, wish: Wish): readonly TripDayPlan[] {
  const isThere = plan.days.some(({ entries }) => entries.some(({ place }) => place.name === name));
  const sight = plan.stops
    .map(({ destination }) => ({ destination, place: destination.places.find((place) => place.name === name) }))
    .find(({ place }) => place !== undefined);
  if (isThere || !sight?.place || namesStop(name, plan)) return plan.days;
  const { destination, place } = sight;
  const edits = editsForPlace({ destination, place }, draftOfPlan(plan, wish, ''), wish);
  return edits.length > 0 ? applyEdits(plan.days, edits) : plan.days;
}

/** A day trip to where the trip stops anyway is no trip. */
export function namesStop(name: string, { stops }: Pick<TripPlan, 'stops'>): boolean {
  return stops.some(({ destination }) => name.includes(destination.name)) && stops.length > 1;
}
