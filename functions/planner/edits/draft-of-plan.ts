import { TIMES_OF_DAY } from '#shared/activities/times-of-day.ts';
import { addDays } from '#shared/calendar/calendar.ts';
import { heldOn, isHeld } from '../itinerary/held-hours.ts';
import type { TripPlan } from '../itinerary/plan-trip.ts';
import type { Wish } from '../understand/wish.ts';
import type { Draft } from './draft.ts';

/** A planned trip as a draft. */
export function draftOfPlan({ days }: TripPlan, { start, isDateSaid, held = [] }: Wish, today: string): Draft {
  const busyOn = (index: number) => {
    const date = start === undefined || !isDateSaid ? undefined : addDays(start, index);
    const on = heldOn(held, { index, date, isLast: index === days.length - 1 });
    return new Set(on.length === 0 ? [] : TIMES_OF_DAY.filter((time) => isHeld(time, on)));
  };
  return {
    today,
    tripTitle: undefined,
    days: days.map(({ destination, entries }, index) => ({
      index,
      // A month alone gives a first day, which is a guess.
      date: start === undefined || !isDateSaid ? undefined : addDays(start, index),
      destination,
      busy: busyOn(index),
      items: entries.map(({ place, time, from }) => ({
        ...{ key: place.name, title: place.name, time, place, isBooked: false },
        ...(from === undefined ? {} : { isHeld: true }),
      })),
    })),
  };
}
