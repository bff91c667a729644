import type * as z from 'zod/mini';
import type { ActivityFields } from '#shared/activities/schema.ts';
import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { addDays } from '#shared/calendar/calendar.ts';
import { toDateTime } from '#shared/contract/calendar-date.ts';
import { ideasDayOf } from '#shared/contract/ids.ts';
import { routes } from '#shared/routes.ts';
import type { ApiClient } from './api-client.ts';
import { firstDayOf } from './season.ts';
import type { DemoActivity, DemoDay, DemoIdea, DemoTrip } from './trip.ts';

/** Writes a trip with its days and activities as its author, one by one, as by hand. */
export async function writeTrip(author: ApiClient, trip: DemoTrip, today: Date): Promise<void> {
  const { title, place, description, isPublic = true, currency, days, ideas = [] } = trip;
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
      const body = activityFields(activity, addDays(first, index), currency);
      await author.call(routes.createActivity, { params: { id: made.id }, body });
    }
  }
  for (const each of ideas) {
    await author.call(routes.createActivity, { params: { id: ideasDayOf(id) }, body: ideaFields(each) });
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

/** An activity of a day, 'YYYY-MM-DD', as the form sends it; `currency` is that of its cost. */
export function activityFields(
  activity: DemoActivity,
  date: string,
  currency?: string,
): z.input<typeof ActivityFields> {
  const { cost, time, endTime, nights, to, toAt, category, kind } = activity;
  return {
    ...ideaFields(activity),
    ...{ time, category, timeOfDay: timeOfDay(time) },
    ...(kind && { kind }),
    ...(endTime !== undefined && { endTime }),
    ...(nights !== undefined && { endDate: addDays(date, nights) }),
    ...(to !== undefined && { endLocation: to }),
    ...(toAt && { endCoordinates: { latitude: toAt[0], longitude: toAt[1] } }),
    ...(cost === undefined ? {} : { currency }),
  };
}

/** Zone and country follow from its position. */
function ideaFields({
  title,
  location,
  at,
  cost,
  notes,
  rating,
  ...booking
}: DemoIdea): z.input<typeof ActivityFields> {
  const { status, confirmationNumber, details } = booking;
  return {
    ...{ title, location, cost, notes, rating, confirmationNumber },
    ...(at && { coordinates: { latitude: at[0], longitude: at[1] }, country: null }),
    ...(status && { status }),
    ...(details && { details }),
  };
}

function timeOfDay(time: string | undefined): TimeOfDay | undefined {
  if (time === undefined) return undefined;
  if (time < '12:00') return 'morning';
  return time < '18:00' ? 'afternoon' : 'evening';
}
