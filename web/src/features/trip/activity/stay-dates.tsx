import type { Activity } from '#shared/activities/schema.ts';
import { count, formatDay } from '#shared/trips/dates.ts';
import { type ClockNote, ClockTime } from '../../../ui/clock/clock-time.tsx';
import type { Clocks } from '../timeline/clocks.ts';
import { NightsBand } from '../timeline/nights-band.tsx';
import styles from './stay-dates.module.css';

interface StayDatesProps {
  readonly activity: Activity;
  /** The day of arrival, ISO 8601. */
  readonly date: string;
  readonly nights: number;
  readonly clocks: Clocks;
}

/** A stay with its nights, from check-in to check-out. */
export function StayDates({ activity: { time, endTime, endDate }, date, nights, clocks }: StayDatesProps) {
  return (
    <div className={styles.stay}>
      <NightsBand night={1} nights={nights} />
      <p className={styles.dates}>
        <When what="Check-in" date={date} time={time} note={clocks.start} />
        <span className={styles.nights}>{count(nights, 'night')}</span>
        {endDate !== null && <When what="Check-out" date={endDate} time={endTime} note={clocks.end} />}
      </p>
    </div>
  );
}

interface WhenProps {
  readonly what: string;
  readonly date: string;
  readonly time: string | null;
  readonly note: ClockNote;
}

function When({ what, date, time, note }: WhenProps) {
  return (
    <span>
      {what} {formatDay(date)}
      {time !== null && (
        <>
          , <ClockTime time={time} note={note} />
        </>
      )}
    </span>
  );
}
