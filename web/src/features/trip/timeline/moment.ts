import { isJourney, kindOf } from '#shared/activities/kinds.ts';
import type { Activity } from '#shared/activities/schema.ts';
import { endDateOf, endZoneOf, spanOf } from '#shared/activities/span.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { offsetAt } from '#shared/time/zoned-clock.ts';

/** An instant, in milliseconds since 1970, with the zone whose clock is read there. */
export interface Moment {
  readonly instant: number;
  readonly timeZone: string;
}

/** How far the clock is ahead of UTC at a moment, in milliseconds. */
export const aheadAt = ({ instant, timeZone }: Moment) => offsetAt(instant, timeZone);

/** Neither cancelled nor only an idea: it takes time and place. */
export const stands = ({ cancelled, status }: Activity) => !cancelled && status !== 'idea';

/** When an activity of a day ('YYYY-MM-DD') begins; undefined without time or zone. */
export function beginningOf(activity: Activity, date: string): Moment | undefined {
  const span = spanOf(activity, date);
  return span && activity.timeZone !== null ? { instant: span.start, timeZone: activity.timeZone } : undefined;
}

/** When an activity of a day ends, and the date there; a stay takes no time of its own. */
export function endOf(activity: Activity, date: string): (Moment & { readonly date: string }) | undefined {
  const span = spanOf(activity, date);
  const timeZone = endZoneOf(activity);
  const ends = endDateOf(activity, date, span);
  if (!span || span.end === null || timeZone === null || ends === null) return undefined;
  return { instant: span.end, timeZone, date: ends };
}

/** The zone in which a day begins: that of the last moment before it. `days` are in order. */
export function zoneBefore(day: Pick<TripDay, 'date'>, days: readonly TripDay[]): string | undefined {
  const date = day.date.slice(0, 10);
  for (const earlier of days.filter((other) => other.date < day.date).toReversed()) {
    const on = earlier.date.slice(0, 10);
    const moments = earlier.activities.filter(stands).flatMap((activity) => momentsOf(activity, on, date));
    const last = moments.toSorted((a, b) => a.instant - b.instant).at(-1);
    if (last) return last.timeZone;
  }
  return undefined;
}

function momentsOf(activity: Activity, on: string, before: string): Moment[] {
  const begins = beginningOf(activity, on);
  const ends = isJourney(kindOf(activity)) ? endOf(activity, on) : undefined;
  return [...(begins ? [begins] : []), ...(ends && ends.date < before ? [ends] : [])];
}
