import { Link } from 'react-router-dom';
import { formatDay, formatRange } from '#shared/trips/dates.ts';
import type { Trip } from '#shared/trips/schema.ts';
import { paths } from '../../../lib/paths.ts';
import styles from './coming-up.module.css';

/** The traveller's current and upcoming trips, one press away. */
export function ComingUp({ trips }: { readonly trips: readonly Trip[] }) {
  if (trips.length === 0) return null;
  return (
    <section className={styles.comingUp}>
      <h2 className={styles.title}>Coming up</h2>
      <ul className={styles.trips}>
        {trips.map(({ id, title, startDate, endDate }) => {
          const [month, day] = formatDay(startDate).split(' ');
          return (
            <li key={id}>
              <Link to={paths.trip(id)} className={styles.trip}>
                <span className={styles.leaf} aria-hidden="true">
                  <span className={styles.month}>{month}</span>
                  {day}
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{title}</span>
                  <time className={styles.dates} dateTime={startDate.slice(0, 10)}>
                    {formatRange(startDate, endDate)}
                  </time>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
