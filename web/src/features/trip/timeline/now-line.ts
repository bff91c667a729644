import type { TripDay } from '#shared/days/schema.ts';
import { clockAt, type ZonedClock } from '#shared/time/zoned-clock.ts';
import type { Entry } from './entries.ts';
import { beginningOf, endOf, stands } from './moment.ts';

/** What the clock shows at the last place passed; `zone` where none is known. */
export function clockThere(days: readonly TripDay[], now: number, zone: string): ZonedClock {
  const moments = days.flatMap(({ date, activities }) => {
    const on = date.slice(0, 10);
    return activities.filter(stands).flatMap((each) => [beginningOf(each, on) ?? [], endOf(each, on) ?? []].flat());
  });
  const inOrder = moments.toSorted((a, b) => a.instant - b.instant);
  const last = inOrder.findLast(({ instant }) => instant <= now) ?? inOrder[0];
  return clockAt(now, last?.timeZone ?? zone);
}

/** How many of a day's rows have begun; rows without a time stand behind. */
export function rowsPassed(rows: readonly Entry[], now: number, { date, time }: ZonedClock): number {
  const hasBegun = (row: Entry) => {
    const over = row.kind === 'carried-over' ? row.over : undefined;
    const moment = row.kind === 'activity' ? beginningOf(row.activity, date) : endOf(row.over.activity, row.over.date);
    const clock = row.kind === 'activity' ? row.activity.time : over?.activity.endTime;
    return moment ? moment.instant <= now : typeof clock === 'string' && clock <= time;
  };
  return rows.findLastIndex(hasBegun) + 1;
}
