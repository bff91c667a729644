import { ACTIVITY_MARK, activityKey, dayKey, type Key } from './keys.ts';

/** A day or an activity as the table holds it, with every attribute. */
export type StoredItem = Key & Record<string, unknown>;

type Identified = Readonly<Record<string, unknown>> & { readonly id: string };

export function storedItem(item: Record<string, unknown>): StoredItem {
  return { ...item, pk: String(item.pk), sk: String(item.sk) };
}

/** The day in the place that its id names. */
export function storedDay(day: Identified): StoredItem {
  return { ...day, ...dayKey(day.id) };
}

/** The activity in the place that its id names. */
export function storedActivity(activity: Identified): StoredItem {
  return { ...activity, ...activityKey(activity.id) };
}

/** Whether an item of a trip is an activity, and not a day. */
export function isActivityItem({ sk }: StoredItem): boolean {
  return sk.includes(ACTIVITY_MARK);
}
