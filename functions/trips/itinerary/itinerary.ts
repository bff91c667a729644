import type { DayFields } from '#shared/days/schema.ts';
import type { NewTrip } from '#shared/trips/schema.ts';
import { type NewActivity, newActivity } from '../../data/activity-repository.ts';
import { newDay } from '../../data/day-repository.ts';
import { newTrip } from '../../data/trip-repository.ts';
import { type TripEdit, tripEdit } from './trip-edit.ts';

/** Days with their activities, as laid out by bookings or a suggestion. Dates are 'YYYY-MM-DD'. */
export interface Itinerary {
  readonly startDate: string;
  readonly endDate: string;
  /** By date, without duplicates. */
  readonly days: readonly { readonly fields: DayFields; readonly activities: readonly NewActivity[] }[];
}

/** A whole trip as the planner lays it out. */
export interface PlannedTrip {
  readonly trip: NewTrip & { readonly location: string | null };
  readonly days: Itinerary['days'];
}

interface Fresh {
  readonly ownerId: string;
  readonly title: string;
  /** Where it was chosen before. */
  readonly id?: string | undefined;
}

/** A new, empty trip over the itinerary's dates. */
export function freshEdit({ ownerId, title, id }: Fresh, { startDate, endDate }: Itinerary): TripEdit {
  const fields = { title, startDate, endDate, description: null, coverImage: null, isPublic: true };
  return tripEdit(newTrip(ownerId, fields, id), []);
}

/** A new trip with everything that was planned for it. */
export function plannedEdit(ownerId: string, planned: PlannedTrip): TripEdit {
  const edit = tripEdit(newTrip(ownerId, planned.trip), []);
  for (const { fields, activities } of planned.days) {
    const day = edit.addDay(newDay(edit.trip.id, fields));
    for (const activity of activities) edit.addActivity(newActivity(day.id, activity));
  }
  return edit;
}

/** Puts an itinerary's days and activities into a trip. */
export function layOut(edit: TripEdit, itinerary: Itinerary): void {
  for (const { fields, activities } of itinerary.days) {
    const day = edit.ensureDay(fields);
    for (const activity of activities) edit.addActivity(newActivity(day.id, activity));
  }
  edit.cover([itinerary.startDate, itinerary.endDate]);
}
