import type { Activity } from '#shared/activities/schema.ts';
import { count, formatDay } from '#shared/trips/dates.ts';
import { NightsBand } from '../timeline/nights-band.tsx';
import styles from './stay-dates.module.css';

interface StayDatesProps {
  readonly activity: Activity;
  /** The day of arrival, ISO 8601. */
  readonly date: string;
  readonly nights: number;
}

/** A stay with its nights, from check-in to check-out. */
export function StayDates({ activity: { time, endTime, endDate }, date, nights }: StayDatesProps) {
  return (
    <div className={styles.stay}>
      <NightsBand night={1} nights={nights} />
      <p className={styles.dates}>
        <span>Check-in {when(date, time)}</span>
        <span className={styles.nights}>{count(nights, 'night')}</span>
        {endDate !== null && <span>Check-out {when(endDate, endTime)}</span>}
      </p>
    </div>
  );
}

function when(date: string, time: string | null): string {
  return time === null ? formatDay(date) : `${formatDay(date)}, ${time}`;
}
