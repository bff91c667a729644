import { Fragment, type ReactNode } from 'react';
import type { Activity } from '#shared/activities/schema.ts';
import { daysBetween, localDate } from '#shared/calendar/calendar.ts';
import { tailOf } from '#shared/contract/ids.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { ActivityRow } from '../activity/activity-row.tsx';
import { type ShownFindings, useFindings } from '../health/findings.ts';
import { betweenRows } from '../timeline/between.ts';
import { carriedOverTo } from '../timeline/carried-over.ts';
import { zoneOfDay } from '../timeline/clocks.ts';
import { type Entry, entriesOf } from '../timeline/entries.ts';
import { useHomeZone } from '../timeline/home-time.ts';
import { zoneBefore } from '../timeline/moment.ts';
import { BetweenRow } from './between-row.tsx';
import { CarriedOverRow } from './carried-over-row.tsx';
import { NowRow } from './now-row.tsx';

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
  const isAboutNow = Math.abs(daysBetween(date, localDate(new Date()))) <= 1;
  const now = (at: number) => isAboutNow && <NowRow days={days} date={date} rows={rows} at={at} />;
  const findings = useFindings();
  const tails = rows.map((row) => tailOf(idOf(row)));
  const after = (tail: string) => findingsAt(findings, date, (place) => place === tail);
  return (
    <>
      {rows.map((row, n) => (
        <Fragment key={idOf(row)}>
          {between[n] && <BetweenRow between={between[n]} />}
          {now(n)}
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
          {after(tailOf(idOf(row)))}
        </Fragment>
      ))}
      {last && <BetweenRow between={last} />}
      {now(rows.length)}
      {findingsAt(findings, date, (place) => place === null || !tails.includes(place))}
    </>
  );
}

/** The rows of the findings about a date that stand behind an activity, or at the day's end. */
function findingsAt(
  findings: ShownFindings | undefined,
  date: string,
  isHere: (after: string | null) => boolean,
): ReactNode {
  const told = findings?.told.filter(({ place }) => place.date === date && isHere(place.after)) ?? [];
  return findings && told.length > 0 ? <findings.health.Rows findings={findings} told={told} /> : null;
}

const idOf = (row: Entry) => (row.kind === 'activity' ? row.activity.id : row.over.activity.id);
