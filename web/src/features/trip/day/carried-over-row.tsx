import type { CarriedOver } from '../timeline/carried-over.ts';
import styles from './itinerary.module.css';

/** 'Check out of Hotel Alba': something from an earlier day that ends today. */
export function CarriedOverRow({ over }: { readonly over: CarriedOver }) {
  const { endTime } = over.activity;
  return (
    <li className={styles.row}>
      <p className={styles.time}>{endTime !== null && <time>{endTime}</time>}</p>
      <span className={styles.dot} aria-hidden="true" />
      <p className={styles.passing}>{wordsOf(over)}</p>
    </li>
  );
}

function wordsOf({ kind, activity }: CarriedOver): string {
  if (kind === 'check-out') return `Check out of ${activity.title}`;
  if (kind === 'arrival') return `Arrive in ${activity.endLocation} · ${activity.title}`;
  return `${activity.title} ends`;
}
