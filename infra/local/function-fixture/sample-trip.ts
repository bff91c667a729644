import * as createActivityModule from '#functions/activities/create-activity.ts';
import * as createDayModule from '#functions/days/create-day.ts';
import * as createTripModule from '#functions/trips/create-trip.ts';
import type { Activity } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';
import type { TripDetail } from '#shared/trips/schema.ts';
import { succeed } from './call-function.ts';
import type { TestTraveller } from './sign-up.ts';

type Fields = Readonly<Record<string, unknown>>;

/** 'YYYY-MM-DD' as dates are sent. */
export const midnight = (day: string) => `${day}T00:00:00.000Z`;

/** What the Create New Trip dialog sends. */
export const NEW_TRIP = {
  title: 'A week in Rome',
  startDate: midnight('2027-06-03'),
  endDate: midnight('2027-06-09'),
  description: 'Ruins and gelato',
  isPublic: 'true',
};

export const NEW_DAY = { title: 'Forum', date: midnight('2027-06-04') };

export function createTrip(as: TestTraveller, fields: Fields = {}): Promise<TripDetail> {
  return succeed(createTripModule, { as, body: { ...NEW_TRIP, ...fields } });
}

export function createDay(as: TestTraveller, tripId: string, fields: Fields = {}): Promise<TripDay> {
  return succeed(createDayModule, { as, params: { id: tripId }, body: { ...NEW_DAY, ...fields } });
}

export function createActivity(as: TestTraveller, dayId: string, fields: Fields = {}): Promise<Activity> {
  return succeed(createActivityModule, { as, params: { id: dayId }, body: { title: 'Colosseum', ...fields } });
}
