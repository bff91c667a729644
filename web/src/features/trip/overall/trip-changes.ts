import type * as z from 'zod/mini';
import { toDateTime } from '#shared/contract/calendar-date.ts';
import type { RouteCall } from '#shared/contract/define-route.ts';
import { formatDay } from '#shared/trips/dates.ts';
import type { updateTrip } from '#shared/trips/routes.ts';
import type { TripChanges, TripDetail } from '#shared/trips/schema.ts';
import type { JoinedField } from '../joined/join-values.ts';

/** The form's values: the fields of a new trip and those for editing only. */
export type TripChangesValues = z.input<typeof TripChanges>;

type Field = JoinedField<TripChangesValues>;

type TripChangesBody = RouteCall<typeof updateTrip>['body'];

export function tripChangesValues(trip: TripDetail): TripChangesValues {
  return {
    title: trip.title,
    startDate: trip.startDate.slice(0, 10),
    endDate: trip.endDate.slice(0, 10),
    coverImage: trip.coverImage ?? '',
    description: trip.description ?? '',
    isPublic: trip.isPublic,
    location: trip.location ?? '',
    moveDays: true,
  };
}

const text = (label: string, name: 'title' | 'coverImage' | 'description' | 'location'): Field => ({
  ...{ label, names: [name] },
  show: ({ [name]: value }) => value ?? '',
});
const date = (label: string, name: 'startDate' | 'endDate'): Field => ({
  ...{ label, names: [name] },
  show: ({ [name]: value }) => (value ? formatDay(value) : ''),
});

/** The fields of Edit Trip as two versions of a trip are joined. */
export const TRIP_JOINED_FIELDS: readonly Field[] = [
  text('Trip Title', 'title'),
  date('Start Date', 'startDate'),
  date('End Date', 'endDate'),
  text('Location', 'location'),
  text('Cover Image URL', 'coverImage'),
  text('Description', 'description'),
  {
    ...{ label: 'Make trip public', names: ['isPublic'] },
    show: ({ isPublic }) => (isPublic === true ? 'Public' : 'Private'),
  },
];

/**
 * The changes as they are sent. The location is only sent when it was changed, since the shown one may come from the
 * days; who sees the trip is the owner's to say; the days move only with a new start date.
 */
export function tripChangesBody(
  trip: TripDetail,
  { location, moveDays, isPublic, ...changes }: TripChanges,
): TripChangesBody {
  const { startDate, endDate, ...rest } = changes;
  const starts = startDate !== undefined && startDate !== trip.startDate.slice(0, 10);
  return {
    ...rest,
    ...(startDate !== undefined && { startDate: toDateTime(startDate) }),
    ...(endDate !== undefined && { endDate: toDateTime(endDate) }),
    ...(trip.isOwner && isPublic !== undefined && { isPublic }),
    ...(location !== undefined && location !== trip.location && { location }),
    ...(starts && moveDays === true && { moveDays }),
  };
}
