import { endZoneOf, type Timed } from './span.ts';

/** What tells the clock at a time of a day. */
export interface Placed extends Timed {
  readonly id: string;
  readonly cancelled: boolean;
}

/**
 * The zone of the clock that the last of a day's activities before a time leaves behind: where it ends, or where it is.
 * Undefined before the first, and behind a journey to nobody knows where. `except` is the activity in question itself.
 */
export function zoneBefore(activities: readonly Placed[], time: string, except?: string): string | undefined {
  const before = activities.filter(
    (each) => each.id !== except && !each.cancelled && each.time !== null && each.time <= time && hasZone(each),
  );
  const last = before.toSorted((a, b) => ((a.time ?? '') < (b.time ?? '') ? -1 : 1)).at(-1);
  return (last && endZoneOf(last)) ?? undefined;
}

function hasZone({ timeZone, endTimeZone }: Timed): boolean {
  return timeZone !== null || Boolean(endTimeZone);
}
