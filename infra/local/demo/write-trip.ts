import type * as z from 'zod/mini';
import type { ActivityFields } from '#shared/activities/schema.ts';
import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { addDays } from '#shared/calendar/calendar.ts';
import { toDateTime } from '#shared/contract/calendar-date.ts';
import { routes } from '#shared/routes.ts';
import type { ApiClient } from './api-client.ts';
import { firstDayOf } from './season.ts';
import type { DemoActivity, DemoDay, DemoTrip } from './trip.ts';

/** Writes a trip with its days and activities as its author, one by one, as by hand. */
export async function writeTrip(author: ApiClient, trip: DemoTrip, today: Date): Promise<void> {
  const { title, place, description, isPublic = true, currency, days } = trip;
  const first = firstDayOf(trip, today);
  const last = addDays(first, days.length - 1);
  const period = { startDate: toDateTime(first), endDate: toDateTime(last) };
  const { id } = await author.call(routes.createTrip, { body: { title, description, isPublic, ...period } });
  await author.call(routes.updateTrip, { params: { id }, body: { location: place } });
  for (const [index, day] of days.entries()) {
    const made = await author.call(routes.createDay, {
      params: { id },
      body: dayFields(day, addDays(first, index)),
    });
    for (const activity of day.activities) {
      await author.call(routes.createActivity, { params: { id: made.id }, body: activityFields(activity, currency) });
    }
  }
}

function dayFields({ title, location, weather, notes, stay, address }: DemoDay, date: string) {
  return {
    title,
    location,
    weather,
    notes,
    accommodation: stay,
    accommodationAddress: address,
    date: toDateTime(date),
  };
}

function activityFields(activity: DemoActivity, currency: string | undefined): z.input<typeof ActivityFields> {
  const { cost, time } = activity;
  return { ...activity, timeOfDay: timeOfDay(time), ...(cost === undefined ? {} : { currency }) };
}

function timeOfDay(time: string): TimeOfDay {
  if (time < '12:00') return 'morning';
  return time < '18:00' ? 'afternoon' : 'evening';
}
