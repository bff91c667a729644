import { ClockTime } from '../../../ui/clock/clock-time.tsx';
import type { CarriedOver } from '../timeline/carried-over.ts';
import { clocksOf, type ShownZones } from '../timeline/clocks.ts';
import { timeOf } from '../timeline/entries.ts';
import styles from './itinerary.module.css';

interface CarriedOverRowProps {
  readonly over: CarriedOver;
  readonly zones: ShownZones;
}

/** 'Check out of Hotel Alba': something from an earlier day that ends today, or goes on. */
export function CarriedOverRow({ over, zones }: CarriedOverRowProps) {
  const endTime = timeOf(over);
  const { end } = clocksOf(over.activity, over.date, zones);
  return (
    <li className={styles.row}>
      <p className={styles.time}>{endTime !== null && <ClockTime time={endTime} note={end} />}</p>
      <span className={styles.dot} aria-hidden="true" />
      <p className={styles.passing}>{wordsOf(over)}</p>
    </li>
  );
}

function wordsOf({ kind, activity }: CarriedOver): string {
  if (kind === 'check-out') return `Check out of ${activity.title}`;
  const { endLocation, title } = activity;
  if (kind === 'on-the-way') return `On the way${endLocation === null ? '' : ` to ${endLocation}`} · ${title}`;
  if (kind === 'arrival') return `Arrival${endLocation === null ? '' : ` in ${endLocation}`} · ${title}`;
  return `${activity.title} ends`;
}
