import * as z from 'zod/mini';
import { ACTIVITY_MARK } from './keys.ts';
import type { StoredItem } from './staged-item.ts';
import type { ItemChanges } from './staged-writes.ts';
import { ActivityItem, type TripItem } from './trip-item.ts';

/** A trip with its visible items, deleted days too. */
export interface TripSide {
  readonly trip: TripItem;
  readonly items: readonly StoredItem[];
}

/** The changes of one of two trips. */
export interface SideChanges {
  readonly changes: ItemChanges;
  readonly trip: Pick<TripItem, 'startDate' | 'endDate' | 'photos' | 'dayCount' | 'activityCount'>;
}

/** A trip's days and activities by their ids. */
export interface Contents {
  readonly days: ReadonlyMap<string, StoredItem>;
  readonly activities: ReadonlyMap<string, StoredItem>;
}

export function contentsOf(items: readonly StoredItem[]): Contents {
  const isActivity = ({ sk }: StoredItem) => sk.includes(ACTIVITY_MARK);
  return {
    days: new Map(items.filter((item) => !isActivity(item)).map((item) => [String(item.id), item])),
    activities: new Map(items.filter(isActivity).map((item) => [String(item.id), item])),
  };
}

export function photosOf(item: StoredItem): readonly string[] {
  return z.pick(ActivityItem, { photos: true }).parse(item).photos;
}
