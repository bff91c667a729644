import { Fragment } from 'react';
import type { Activity } from '#shared/activities/schema.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { ActivityRow } from '../activity/activity-row.tsx';
import { betweenRows } from '../timeline/between.ts';
import { carriedOverTo } from '../timeline/carried-over.ts';
import { zoneOfDay } from '../timeline/clocks.ts';
import { type Entry, entriesOf } from '../timeline/entries.ts';
import { useHomeZone } from '../timeline/home-time.ts';
import { zoneBefore } from '../timeline/moment.ts';
import { BetweenRow } from './between-row.tsx';
import { CarriedOverRow } from './carried-over-row.tsx';

interface DayRowsProps {
  readonly day: TripDay;
  readonly days: readonly TripDay[];
  readonly activities: readonly Activity[];
  /** The id of the one that is being deleted. */
  readonly deleting: string | undefined;
  readonly onDelete: (activity: Activity) => void;
}

/** A day's rows in order, and what lies between them. */
export function DayRows({ day, days, activities, deleting, onDelete }: DayRowsProps) {
  const home = useHomeZone();
  const date = day.date.slice(0, 10);
  const rows = entriesOf(activities, carriedOverTo(day, days));
  const between = betweenRows(rows, date, zoneBefore(day, days));
  const zones = { day: zoneOfDay(rows, date), home };
  const last = between.at(-1);
  return (
    <>
      {rows.map((row, n) => (
        <Fragment key={idOf(row)}>
          {between[n] && <BetweenRow between={between[n]} />}
          {row.kind === 'activity' ? (
            <ActivityRow
              activity={row.activity}
              date={day.date}
              zones={zones}
              deleting={row.activity.id === deleting}
              onDelete={() => onDelete(row.activity)}
            />
          ) : (
            <CarriedOverRow over={row.over} zones={zones} />
          )}
        </Fragment>
      ))}
      {last && <BetweenRow between={last} />}
    </>
  );
}

const idOf = (row: Entry) => (row.kind === 'activity' ? row.activity.id : row.over.activity.id);
