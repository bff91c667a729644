import * as z from 'zod/mini';
import { isActivityItem, type StoredItem } from '../../data/stored-item.ts';
import { ActivityItem } from '../../data/trip-item.ts';

/** A trip's days and activities by their ids. */
export interface Contents {
  readonly days: ReadonlyMap<string, StoredItem>;
  readonly activities: ReadonlyMap<string, StoredItem>;
}

export function contentsOf(items: readonly StoredItem[]): Contents {
  return {
    days: new Map(items.filter((item) => !isActivityItem(item)).map((item) => [String(item.id), item])),
    activities: new Map(items.filter(isActivityItem).map((item) => [String(item.id), item])),
  };
}

export function photosOf(item: StoredItem): readonly string[] {
  return z.pick(ActivityItem, { photos: true }).parse(item).photos;
}
