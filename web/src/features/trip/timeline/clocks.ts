import type { Activity } from '#shared/activities/schema.ts';
import { daysBetween } from '#shared/calendar/calendar.ts';
import { placeOfZone } from '#shared/time/zone-names.ts';
import { clockAt } from '#shared/time/zoned-clock.ts';
import type { ClockNote } from '../../../ui/clock/clock-time.tsx';
import type { Entry } from './entries.ts';
import { aheadAt, beginningOf, endOf, type Moment } from './moment.ts';

/** The zones that the times of a day are shown in besides their own. */
export interface ShownZones {
  /** In which most of the day's times are. */
  readonly day: string | undefined;
  /** The traveller's own, where its clock is asked for. */
  readonly home: string | undefined;
}

export const NO_ZONES: ShownZones = { day: undefined, home: undefined };

export interface Clocks {
  readonly start: ClockNote;
  readonly end: ClockNote;
  /** How many days the end's date is later than the day's; negative when it is earlier. */
  readonly daysLater: number;
}

const NONE: ClockNote = { place: undefined, home: undefined };

/** How an activity of a day ('YYYY-MM-DD') tells its times. */
export function clocksOf(activity: Activity, date: string, zones: ShownZones): Clocks {
  const [start, end] = [beginningOf(activity, date), endOf(activity, date)];
  const ends = end?.date ?? activity.endDate ?? date;
  return {
    start: start ? noteOf(start, date, zones) : NONE,
    end: end ? noteOf(end, end.date, zones) : NONE,
    daysLater: daysBetween(date, ends),
  };
}

function noteOf(moment: Moment, date: string, { day, home }: ShownZones): ClockNote {
  const isOther = day !== undefined && aheadAt({ ...moment, timeZone: day }) !== aheadAt(moment);
  const atHome = home === undefined ? undefined : clockAt(moment.instant, home);
  return {
    place: isOther ? placeOfZone(moment.timeZone) : undefined,
    home: atHome && { time: atHome.time, days: daysBetween(date, atHome.date) },
  };
}

/** The zone of most of a day's times; of two with as many, the first. */
export function zoneOfDay(rows: readonly Entry[], date: string): string | undefined {
  const zones = rows.flatMap((row) => {
    if (row.kind === 'carried-over') return endOf(row.over.activity, row.over.date)?.timeZone ?? [];
    const [start, end] = [beginningOf(row.activity, date), endOf(row.activity, date)];
    return [...(start ? [start.timeZone] : []), ...(end?.date === date ? [end.timeZone] : [])];
  });
  const counts = [...Map.groupBy(zones, (zone) => zone)];
  return counts.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
