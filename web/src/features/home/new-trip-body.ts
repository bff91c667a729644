import { toDateTime } from '#shared/contract/calendar-date.ts';
import type { RouteCall } from '#shared/contract/define-route.ts';
import type { createTrip } from '#shared/trips/routes.ts';
import type { NewTrip } from '#shared/trips/schema.ts';

export type NewTripBody = RouteCall<typeof createTrip>['body'];

/** A new trip as it is sent: dates as ISO 8601 date-times at midnight UTC, isPublic as text, without empty fields. */
export function newTripBody(trip: NewTrip): NewTripBody {
  return {
    title: trip.title,
    startDate: toDateTime(trip.startDate),
    endDate: toDateTime(trip.endDate),
    isPublic: trip.isPublic ? 'true' : 'false',
    ...(trip.description !== null && { description: trip.description }),
    ...(trip.coverImage !== null && { coverImage: trip.coverImage }),
  };
}
