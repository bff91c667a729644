import type * as z from 'zod/mini';
import { addDays } from '#shared/calendar/calendar.ts';
import { toDateTime } from '#shared/contract/calendar-date.ts';
import type { RouteCall } from '#shared/contract/define-route.ts';
import type { createDay } from '#shared/days/routes.ts';
import type { DayFields, TripDay } from '#shared/days/schema.ts';
import { formatDay } from '#shared/trips/dates.ts';
import type { JoinedField } from '../joined/join-values.ts';

/** The form's values: the date as 'YYYY-MM-DD', empty fields as ''. */
export type DayFormValues = z.input<typeof DayFields>;

export type DayBody = RouteCall<typeof createDay>['body'];

/** The initial values for a new day: the date after the last day's, else the trip's first. */
export function newDayValues(days: readonly Pick<TripDay, 'date'>[], tripStart: string): DayFormValues {
  const last = days.at(-1);
  return {
    title: '',
    date: last ? addDays(last.date, 1) : tripStart.slice(0, 10),
    location: '',
    weather: '',
    accommodation: '',
    accommodationAddress: '',
    notes: '',
  };
}

export function dayValues(day: TripDay): DayFormValues {
  return {
    title: day.title,
    date: day.date.slice(0, 10),
    location: day.location ?? '',
    weather: day.weather ?? '',
    accommodation: day.accommodation ?? '',
    accommodationAddress: day.accommodationAddress ?? '',
    notes: day.notes ?? '',
  };
}

const joined = (label: string, name: keyof DayFormValues): JoinedField<DayFormValues> => ({
  ...{ label, names: [name] },
  show: ({ [name]: text }) => (name === 'date' && text ? formatDay(text) : (text ?? '')),
});

/** The fields of Edit Day as two versions of a day are joined. */
export const DAY_JOINED_FIELDS: readonly JoinedField<DayFormValues>[] = [
  joined('Day Title', 'title'),
  joined('Date', 'date'),
  joined('Location', 'location'),
  joined('Weather', 'weather'),
  joined('Accommodation', 'accommodation'),
  joined('Accommodation Address', 'accommodationAddress'),
  joined('Notes', 'notes'),
];

/** A day as it is sent: the date as an ISO 8601 date-time at midnight UTC. */
export function dayBody(fields: DayFields): DayBody {
  return { ...fields, date: toDateTime(fields.date) };
}
