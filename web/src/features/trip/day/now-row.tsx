import type { TripDay } from '#shared/days/schema.ts';
import { ownZone } from '#shared/time/zone-names.ts';
import { useMinute } from '../../../ui/now-and-next/use-minute.ts';
import type { Entry } from '../timeline/entries.ts';
import { clockThere, rowsPassed } from '../timeline/now-line.ts';
import styles from './between-row.module.css';

interface NowRowProps {
  readonly days: readonly TripDay[];
  /** The day's, 'YYYY-MM-DD', and its rows. */
  readonly date: string;
  readonly rows: readonly Entry[];
  /** Before which row this is; as many as there are behind the last. */
  readonly at: number;
}

/** 'Now 14:05' among the rows of today, on the clock of the last place passed. */
export function NowRow({ days, date, rows, at }: NowRowProps) {
  const now = useMinute();
  const clock = clockThere(days, now, ownZone());
  if (clock.date !== date || rowsPassed(rows, now, clock) !== at) return null;
  return (
    <li className={styles.now}>
      Now <time dateTime={clock.time}>{clock.time}</time>
    </li>
  );
}
