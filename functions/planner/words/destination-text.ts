import { nameOfCountry } from '../../places/countries.ts';
import type { TripPlan } from '../itinerary/plan-trip.ts';
import type { Wish } from '../understand/wish.ts';
import { listed } from './listed.ts';

/** Where a plan goes: its stops, or the country that was asked for. */
export function destinationText({ stops }: Pick<TripPlan, 'stops'>, { country }: Pick<Wish, 'country'>): string {
  const names = [...new Set(stops.map(({ destination }) => destination.name))];
  return country === undefined || names.length < 2 ? listed(names) : nameOfCountry(country);
}
