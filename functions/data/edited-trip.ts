import type { ItemChanges } from './staged-writes.ts';
import type { StoredItem } from './stored-item.ts';
import type { TripItem } from './trip-item.ts';

/** A trip whose days and activities are changed, as it is to be stored. */
export interface EditedTrip {
  /** As it was read, or as it is created, before the changes. */
  readonly trip: TripItem;
  /** How much the trip's counts increase. */
  readonly dayCount: number;
  readonly activityCount: number;
  readonly range: { readonly startDate: string; readonly endDate: string };
  readonly changes: ItemChanges;
  /** The days and activities that it had, as they were. */
  readonly before: readonly StoredItem[];
}
