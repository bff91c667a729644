import type { Night } from '../timeline/nights.ts';
import { NightsBand } from '../timeline/nights-band.tsx';
import styles from './itinerary.module.css';

/** At the end of a day: the accommodation, and which night of the stay it is. */
export function NightRow({ night }: { readonly night: Night }) {
  return (
    <li className={styles.row}>
      <p className={styles.time}>Night</p>
      <span className={styles.moon} aria-hidden="true">
        🌙
      </span>
      <div className={styles.night}>
        <p>
          <span className={styles.house}>{night.name}</span>
          {night.nights > 1 && ` · night ${night.night} of ${night.nights}`}
        </p>
        <NightsBand night={night.night} nights={night.nights} />
      </div>
    </li>
  );
}
