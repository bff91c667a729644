import { addDays } from '#shared/calendar/calendar.ts';
import type { TripPlan } from '../itinerary/plan-trip.ts';
import type { Wish } from '../understand/wish.ts';
import type { Draft } from './draft.ts';

/** A planned trip as a draft. */
export function draftOfPlan({ days }: TripPlan, { start, isDateSaid }: Wish, today: string): Draft {
  return {
    today,
    tripTitle: undefined,
    days: days.map(({ destination, entries }, index) => ({
      index,
      // A month alone gives a first day, which is a guess.
      date: start === undefined || !isDateSaid ? undefined : addDays(start, index),
      destination,
      busy: new Set(),
      items: entries.map(({ place, time }) => ({
        ...{ key: place.name, title: place.name, time, place, isBooked: false },
      })),
    })),
  };
}
