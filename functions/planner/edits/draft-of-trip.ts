import { isBooking } from '#shared/activities/is-booking.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { busyParts } from '../own-trip/busy-parts.ts';
import type { OwnTrip } from '../own-trip/own-trip.ts';
import { tripDates } from '../own-trip/trip-dates.ts';
import type { Draft, DraftItem } from './draft.ts';

/** A traveller's own trip as a draft: every date from its start to its end. */
export function draftOfTrip(trip: OwnTrip, today: string): Draft {
  return {
    today,
    tripTitle: trip.trip.title,
    days: tripDates(trip).map(({ date, day, destination }, index, all) => ({
      ...{ index, date, destination },
      busy: busyParts(day?.activities ?? [], { isFirst: index === 0, isLast: index === all.length - 1 }),
      items: (day?.activities ?? []).map(
        (activity): DraftItem => ({
          key: activity.id,
          title: activity.title,
          time: activity.timeOfDay ?? partOf(activity.time),
          place: destination && catalogue().place(destination, activity.title),
          isBooked: isBooking(activity),
        }),
      ),
    })),
  };
}

/** The part of a day that a time ('19:30') is in. */
function partOf(time: string | null): DraftItem['time'] {
  if (time === null) return undefined;
  return time < '12:00' ? 'morning' : time < '17:30' ? 'afternoon' : 'evening';
}
