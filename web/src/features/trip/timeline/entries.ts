import type { Activity } from '#shared/activities/schema.ts';
import type { CarriedOver } from './carried-over.ts';

/** One row of a day's timeline. */
export type Entry =
  | { readonly kind: 'activity'; readonly activity: Activity }
  | { readonly kind: 'carried-over'; readonly over: CarriedOver };

/**
 * The rows of a day: its activities in order, and among them, by time, what ends on this day. What ends without a time
 * comes first, since it is from an earlier day.
 */
export function entriesOf(activities: readonly Activity[], carried: readonly CarriedOver[]): Entry[] {
  const rows: Entry[] = [];
  const waiting = carried.toSorted((a, b) => compare(timeOf(a) ?? '', timeOf(b) ?? ''));
  for (const activity of activities) {
    while (waiting[0] && isBefore(waiting[0], activity)) rows.push(...waiting.splice(0, 1).map(rowOf));
    rows.push({ kind: 'activity', activity });
  }
  return [...rows, ...waiting.map(rowOf)];
}

function isBefore(over: CarriedOver, { time }: Activity): boolean {
  const ends = timeOf(over);
  return ends === null || time === null || ends <= time;
}

/** When it ends on the day; null for what goes on. */
export function timeOf({ kind, activity }: CarriedOver): string | null {
  return kind === 'on-the-way' ? null : activity.endTime;
}

function rowOf(over: CarriedOver): Entry {
  return { kind: 'carried-over', over };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
