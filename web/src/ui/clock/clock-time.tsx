import { count } from '#shared/trips/dates.ts';
import hidden from '../visually-hidden.module.css';
import styles from './clock-time.module.css';

/** What a time is told with besides itself. */
export interface ClockNote {
  /** 'Tokyo', where the clock is another than the one expected there. */
  readonly place: string | undefined;
  /** The clock at home, '22:15', and how many days its date is later (negative: earlier). */
  readonly home: { readonly time: string; readonly days: number } | undefined;
}

interface ClockTimeProps {
  readonly time: string;
  readonly note?: ClockNote | undefined;
  /** How many days its date is later than the day's; negative when it is earlier. */
  readonly days?: number;
}

/** A time on the clock of its place: '09:15 +1', the place's name where it has another clock, and the clock at home. */
export function ClockTime({ time, note, days = 0 }: ClockTimeProps) {
  return (
    <>
      <time dateTime={time}>{time}</time>
      <Days days={days} />
      {note?.place !== undefined && <span className={styles.note}> {note.place}</span>}
      {note?.home && (
        <span className={styles.note}>
          {' '}
          {note.home.time}
          <Days days={note.home.days} /> home
        </span>
      )}
    </>
  );
}

function Days({ days }: { readonly days: number }) {
  if (days === 0) return null;
  const words = `${count(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`;
  return (
    <sup className={styles.days} title={words}>
      <span aria-hidden="true">{days > 0 ? `+${days}` : days}</span>
      <span className={hidden.visuallyHidden}> {words}</span>
    </sup>
  );
}
